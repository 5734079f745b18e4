/** Makes the menu of languages in the header choose among them. */
import { LOCALES } from '#words/locales.ts';
import { changeLook } from './apply.ts';
import { LOOK_KEY } from './look.ts';
import { keptLook, shownLocale } from './store.ts';

const buttons = document.querySelectorAll<HTMLButtonElement>('[data-locales] button');

function show(): void {
  const lang = shownLocale(keptLook());
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.lang === lang));
}

for (const button of buttons) {
  button.addEventListener('click', () => {
    const menu = button.closest('details');
    const summary = menu?.querySelector('summary') ?? null;
    changeLook({ ...keptLook(), lang: LOCALES.find((locale) => locale === button.lang) ?? 'en' }, summary);
    if (menu) menu.open = false;
    summary?.focus();
  });
}
window.addEventListener('storage', ({ key }) => {
  if (key === LOOK_KEY || key === null) show();
});
window.addEventListener('settings', show);
window.addEventListener('pageshow', show);
show();
