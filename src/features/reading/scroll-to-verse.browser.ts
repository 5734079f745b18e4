import { firstBelow } from './verse-edge.ts';

/** Changes a text and leaves the verse at the upper edge of its box where it is. */
export function holdVerse(box: Element | null, change: () => void): void {
  const edge = box?.getBoundingClientRect().top ?? 0;
  const verses = [...(box?.querySelectorAll('[data-text] p') ?? [])];
  const verse = verses[firstBelow(verses, edge + 1)];
  const before = verse?.getBoundingClientRect().top ?? 0;
  const scrolled = (box?.scrollTop ?? 0) > 0;
  change();
  // Verses that were never laid out get their height now, which moves those below once more.
  const settle = (steps: number) => {
    if (!box || !verse || !scrolled) return;
    box.scrollTop += verse.getBoundingClientRect().top - before;
    if (steps > 0) requestAnimationFrame(() => settle(steps - 1));
  };
  settle(4);
}

let scrolls = 0;

/**
 * Brings a verse to the upper edge of its box, and into the window. A verse that was never laid out has only an estimated height, so
 * it scrolls again in so many frames. A later call ends an earlier one.
 * @param verse null for the beginning of the text
 */
export function scrollToVerse(box: Element, verse: Element | null, frames = 12): void {
  scrolls += 1;
  const mine = scrolls;
  const step = (to: Element, left: number): void => {
    if (mine !== scrolls) return;
    box.scrollBy(0, to.getBoundingClientRect().top - box.getBoundingClientRect().top);
    if (left > 1) requestAnimationFrame(() => step(to, left - 1));
    // Where the box cannot bring it up, the window may have to.
    else to.scrollIntoView({ block: 'nearest' });
  };
  if (verse) step(verse, frames);
  else box.scrollTo(0, 0);
}
