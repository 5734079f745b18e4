/** Puts a look onto the page, and keeps it. */
import { tellWait } from '#ui/tell-wait.ts';
import { showWords } from '#words/words.page.ts';
import { type Choice, LOOKS, type Look } from './look.ts';
import { keepLook, shownLocale } from './store.browser.ts';

/**
 * The settings of the root, by which the styles go; and the words of the page.
 * @returns whether the words of its language could be had
 */
export function showLook(look: Look): Promise<boolean> {
  const root = document.documentElement;
  const shown = { ...look, lang: shownLocale(look) };
  for (const [choice, value] of Object.entries(shown)) {
    if (value === LOOKS[choice as Choice][0] || value === 'en') delete root.dataset[choice];
    else root.dataset[choice] = value;
  }
  return showWords({ en: () => import('virtual:words/en/page') });
}

/**
 * Changes the look and leaves the verse at the upper edge of the text where it is.
 * @param pressed the control that asked for it
 */
export function changeLook(look: Look, pressed: Element | null = document.activeElement): void {
  const box = document.querySelector<HTMLElement>('[data-box]');
  const edge = box?.getBoundingClientRect().top ?? 0;
  const verse = [...(box?.querySelectorAll('p') ?? [])].find((each) => each.getBoundingClientRect().bottom > edge + 1);
  const before = verse?.getBoundingClientRect().top ?? 0;
  tellWait(() => showLook(look), pressed);
  keepLook(look);
  if (box && verse && box.scrollTop > 0) box.scrollTop += verse.getBoundingClientRect().top - before;
}
