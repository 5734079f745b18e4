import { firstBelow } from './verse-edge.ts';

/** Changes a text and leaves the verse at the upper edge of its box where it is. */
export function keepVerse(box: Element | null, change: () => void): void {
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
