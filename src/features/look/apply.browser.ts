/** Puts a look onto the page, and stores it. */
import { tellWait } from '#ui/tell-wait.ts';
import { showWords } from '#words/words.page.ts';
import { type Choice, LOOKS, type Look } from './look.ts';
import { shownLocale, storeLook } from './store.browser.ts';

/**
 * The settings of the root, by which the styles go; and the words of the page.
 * @returns whether the words of its language could be loaded
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

/** Frames in which the verse is looked for again: those that were never laid out get their height one after the other. */
const FRAMES = 12;

/**
 * Changes the look and leaves the verse at the upper edge of the text where it is.
 * @param pressed the control that asked for it
 */
export function changeLook(look: Look, pressed: Element | null = document.activeElement): void {
  const box = document.querySelector('[data-box]');
  const edge = box?.getBoundingClientRect().top ?? 0;
  const verse = [...(box?.querySelectorAll('p') ?? [])].find((each) => each.getBoundingClientRect().bottom > edge + 1);
  const before = verse?.getBoundingClientRect();
  void tellWait(() => showLook(look).then((shown) => shown || Promise.reject()), pressed);
  storeLook(look);
  const settle = (frames: number): void => {
    const now = verse?.getBoundingClientRect();
    if (!box || !now || !before || frames === 0) return;
    box.scrollTop += now.top - edge - ((before.top - edge) / before.height) * now.height;
    requestAnimationFrame(() => settle(frames - 1));
  };
  if (box?.scrollTop) settle(FRAMES);
}
