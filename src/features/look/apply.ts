/** Puts a look onto the page, and keeps it. */
import { showWords } from '#words/words.page.ts';
import { type Choice, LOOKS, type Look } from './look.ts';
import { keepLook, shownLocale } from './store.ts';

/** The settings of the root, by which the styles go; and the words of the page. */
export function showLook(look: Look): void {
  const root = document.documentElement;
  const shown = { ...look, lang: shownLocale(look) };
  for (const [choice, value] of Object.entries(shown)) {
    if (value === LOOKS[choice as Choice][0] || value === 'en') delete root.dataset[choice];
    else root.dataset[choice] = value;
  }
  void showWords({ en: () => import('virtual:words/en/page') });
}

/** Changes the look and leaves the verse at the upper edge of the text where it is. */
export function changeLook(look: Look): void {
  const box = document.querySelector<HTMLElement>('[data-box]');
  const edge = box?.getBoundingClientRect().top ?? 0;
  const verse = [...(box?.querySelectorAll('p') ?? [])].find((each) => each.getBoundingClientRect().bottom > edge + 1);
  const before = verse?.getBoundingClientRect().top ?? 0;
  showLook(look);
  keepLook(look);
  if (box && verse && box.scrollTop > 0) box.scrollTop += verse.getBoundingClientRect().top - before;
}
