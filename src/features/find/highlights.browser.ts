/** Marks of what was found, by the browser's own highlights: no element of the text is touched. */

const ALL = 'find';
const NOW = 'find-now';

/** Not every browser has them; there the verse is brought up all the same. */
const highlights = (): HighlightRegistry | undefined => (globalThis.CSS as typeof CSS | undefined)?.highlights;

/**
 * @param verse whose `textContent` was searched
 * @param stretch `[start, end)` in its UTF-16 units
 * @returns null where the verse has changed meanwhile
 */
function rangeIn(verse: Element, [start, end]: readonly [number, number]): Range | null {
  const range = document.createRange();
  const walker = document.createTreeWalker(verse, NodeFilter.SHOW_TEXT);
  let from = 0;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const to = from + node.length;
    if (from <= start && start < to) range.setStart(node, start - from);
    if (end <= to) {
      range.setEnd(node, end - from);
      return range;
    }
    from = to;
  }
  return null;
}

/** One stretch that was found. */
export type Found = ReturnType<typeof foundIn>[number];

export function foundIn(verses: readonly HTMLElement[], ranges: readonly (readonly (readonly [number, number])[])[]) {
  return verses.flatMap((verse, at) =>
    (ranges[at] ?? []).flatMap((stretch) => {
      const range = rangeIn(verse, stretch);
      return range ? [{ verse, range }] : [];
    }),
  );
}

/** The line of the text that a stretch begins in. */
export const lineOf = ({ verse, range }: Found): string =>
  ((range.startContainer.parentElement?.closest('p > span') ?? verse).textContent ?? '').trim();

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
