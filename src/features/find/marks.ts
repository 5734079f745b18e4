/** Marks of what was found, by the browser's own highlights: no element of the text is touched. */
import { rangeIn } from './text-ranges.browser.ts';

/** One stretch that was found. */
export interface Found {
  verse: Element;
  range: Range;
}

const ALL = 'find';
const NOW = 'find-now';

/** Not every browser has them; there the verse is brought up all the same. */
const highlights = (): HighlightRegistry | undefined => (globalThis.CSS as typeof CSS | undefined)?.highlights;

export function foundIn(
  verses: readonly Element[],
  ranges: readonly (readonly (readonly [number, number])[])[],
): Found[] {
  return verses.flatMap((verse, at) =>
    (ranges[at] ?? []).flatMap((stretch) => {
      const range = rangeIn(verse, stretch);
      return range ? [{ verse, range }] : [];
    }),
  );
}

/** @param now the one that the reader is led to */
export function mark(found: readonly Found[], now: Found | undefined): void {
  const registry = highlights();
  if (!registry) return;
  registry.set(ALL, new Highlight(...found.filter((one) => one !== now).map(({ range }) => range)));
  registry.set(NOW, now ? new Highlight(now.range) : new Highlight());
}

export function unmark(): void {
  highlights()?.delete(ALL);
  highlights()?.delete(NOW);
}

/** Brings a stretch into the middle of its box. */
export function bring({ range }: Found): void {
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
