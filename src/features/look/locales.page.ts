/** The line of languages at the foot of every page, and on Home also at its head. */
import { adopt } from '#ui/adopt.ts';
import { LOCALES } from '#words/locales.ts';
import { changeLook, showLook } from './apply.ts';
import css from './locales.css?inline';
import { LOOK_KEY } from './look.ts';
import { keptLook, shownLocale } from './store.ts';

adopt(css);

const lines = document.querySelectorAll<HTMLElement>('[data-locales]');
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-locales] button');

function show(): void {
  const lang = shownLocale(keptLook());
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.lang === lang));
}

for (const line of lines) line.hidden = false;
for (const button of buttons) {
  button.addEventListener('click', () => {
    changeLook({ ...keptLook(), lang: LOCALES.find((locale) => locale === button.lang) ?? 'en' }, button);
  });
}
window.addEventListener('storage', ({ key }) => {
  if (key === LOOK_KEY || key === null) show();
});
// Here, or in the menu of looks.
window.addEventListener('settings', show);
// Back to a page that the browser has kept as it was.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  void showLook(keptLook());
  show();
});
show();
