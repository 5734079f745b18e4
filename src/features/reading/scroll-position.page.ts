/** Keeps the reader's position in a text: from one language to another, and when the page is left and come back to. */

/** Verse, counted from 0, of so many. */
export interface Position {
  verse: number;
  of: number;
}

/** `#v12-40` → `{ verse: 12, of: 40 }`; anything else, whoever wrote it, → null. */
export function parsePosition(hash: string): Position | null {
  const [, verse, of] = /^#v(\d{1,6})-(\d{1,6})$/.exec(hash) ?? [];
  const position = { verse: Number(verse), of: Number(of) };
  return position.verse < position.of ? position : null;
}

export const positionHash = ({ verse, of }: Position): string => `#v${verse}-${of}`;

/** The same verse where both texts have as many, else the same share of the text. `({ verse: 5, of: 10 }, 20)` → 10 */
export function verseOf({ verse, of }: Position, verses: number): number {
  return Math.floor((verse * verses) / of);
}

/**
 * Brings a verse to the upper edge of its box, or so many pixels below it. Verses that were never laid out only have a
 * guessed height, so it scrolls again in the following frames, as they get their real one.
 */
export function walkTo(box: Element, verse: Element, below = 0, steps = 12): void {
  box.scrollBy(0, verse.getBoundingClientRect().top - box.getBoundingClientRect().top - below);
  if (steps > 1) requestAnimationFrame(() => walkTo(box, verse, below, steps - 1));
}

export function keepScrollPosition(): void {
  const box = document.querySelector('[data-box]');
  if (!box) return;
  // Asked for when they are needed: a long text has thousands.
  const allVerses = () => [...box.querySelectorAll<HTMLElement>('[data-text] p')];

  const current = (): Position | null => {
    const verses = allVerses();
    const top = box.getBoundingClientRect().top;
    // As `firstBelow` of `src/features/reading/verse-edge.ts` has it, which the script of every page may not share.
    const endsBelow = (one: Element | null) => one !== null && one.getBoundingClientRect().bottom > top + 1;
    const verse = verses.findIndex((one) => endsBelow(one.parentElement) && endsBelow(one));
    return box.scrollTop > 0 && verse > 0 ? { verse, of: verses.length } : null;
  };
  const go = (position: Position) => {
    const verses = allVerses();
    const verse = verses[verseOf(position, verses.length)];
    if (verse) walkTo(box, verse);
  };

  const keep = (position: Position | null) => {
    if (position || history.state) history.replaceState(position && { place: positionHash(position) }, '');
  };

  // Left by any link, the position waits in this entry of the history; to another language it goes along.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    const position = current();
    keep(position);
    if (link.closest('[data-editions]')) link.hash = position ? positionHash(position) : '';
  });
  // Not for a page that is kept for Back: writing to its history now would make Chromium discard it.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) keep(current());
  });

  const left: unknown = Object(history.state)['place'];
  const position = parsePosition(location.hash) ?? parsePosition(String(left));
  if (position) go(position);
  if (parsePosition(location.hash)) history.replaceState(null, '', location.pathname);
}
