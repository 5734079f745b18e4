/** The line of languages at the foot of every page, and on Home also at its head, where it stands in the page already. */

import { adopt } from '#ui/adopt.ts';
import { LOCALES, OWN_NAMES } from '#words/locales.ts';
import css from './locales.css?inline';
import { LOOK_KEY, type Look, readLook } from './look.ts';
import { keepLook, keptLook, showTongue } from './store.ts';

adopt(css);

const line = document.createElement('p');
line.className = 'tongues';
line.dataset['tongues'] = '';
line.dataset['log'] = 'tongues';
line.setAttribute('role', 'group');
line.setAttribute('aria-label', 'Language');
line.append(
  ...LOCALES.map((tongue) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.lang = tongue;
    button.textContent = OWN_NAMES[tongue];
    return button;
  }),
);
document.querySelector('footer')?.append(line);

const buttons = document.querySelectorAll<HTMLButtonElement>('[data-tongues] button');

function show(chosen: Look['lang']): void {
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.lang === chosen));
}

for (const button of buttons) {
  button.addEventListener('click', () => {
    const lang = LOCALES.find((tongue) => tongue === button.lang) ?? 'en';
    keepLook({ ...keptLook(), lang });
    showTongue(lang);
  });
}
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === LOOK_KEY || key === null) show(readLook(newValue).lang);
});
// Here, or in the menu of looks.
window.addEventListener('settings', () => show(keptLook().lang));
// Back to a page that the browser has kept as it was.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  showTongue(keptLook().lang);
  show(keptLook().lang);
});
show(keptLook().lang);
