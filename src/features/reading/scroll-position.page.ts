/** Keeps the reader's place in a text: from one language to another, and when the page is left and come back to. */

/** Verse, counted from 0, of so many. */
export interface Place {
  verse: number;
  of: number;
}

/** `#v12-40` → `{ verse: 12, of: 40 }`; anything else, whoever wrote it, → null. */
export function parsePlace(hash: string): Place | null {
  const [, verse, of] = /^#v(\d{1,6})-(\d{1,6})$/.exec(hash) ?? [];
  const place = { verse: Number(verse), of: Number(of) };
  return place.verse < place.of ? place : null;
}

export const placeHash = ({ verse, of }: Place): string => `#v${verse}-${of}`;

/** The same verse where both texts have as many, else the same share of the text. `({ verse: 5, of: 10 }, 20)` → 10 */
export function verseOf({ verse, of }: Place, verses: number): number {
  return Math.floor((verse * verses) / of);
}

/**
 * Brings a verse to the upper edge of its box, or so many pixels below it. Verses that were never laid out only have a
 * guessed height, so the way is walked again as they get theirs.
 */
export function walkTo(box: Element, verse: Element, below = 0, steps = 12): void {
  box.scrollBy(0, verse.getBoundingClientRect().top - box.getBoundingClientRect().top - below);
  if (steps > 1) requestAnimationFrame(() => walkTo(box, verse, below, steps - 1));
}

export function keepPlace(): void {
  const box = document.querySelector('[data-box]');
  if (!box) return;
  // Asked for when they are needed: a long text has thousands.
  const allVerses = () => [...box.querySelectorAll<HTMLElement>('[data-text] p')];

  const current = (): Place | null => {
    const verses = allVerses();
    const top = box.getBoundingClientRect().top;
    // As `firstBelow` of `src/features/reading/verse-edge.ts` has it, which the script of every page may not share.
    const endsBelow = (one: Element | null) => one !== null && one.getBoundingClientRect().bottom > top + 1;
    const verse = verses.findIndex((one) => endsBelow(one.parentElement) && endsBelow(one));
    return box.scrollTop > 0 && verse > 0 ? { verse, of: verses.length } : null;
  };
  const go = (place: Place) => {
    const verses = allVerses();
    const verse = verses[verseOf(place, verses.length)];
    if (verse) walkTo(box, verse);
  };

  const keep = (place: Place | null) => {
    if (place || history.state) history.replaceState(place && { place: placeHash(place) }, '');
  };

  // Left by any link, the place waits in this entry of the history; to another language it goes along.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    const place = current();
    keep(place);
    if (link.closest('[data-editions]')) link.hash = place ? placeHash(place) : '';
  });
  // Chromium drops a page that it would have kept whole where this one still writes as another site's comes.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) keep(current());
  });

  const left: unknown = Object(history.state)['place'];
  const place = parsePlace(location.hash) ?? parsePlace(String(left));
  if (place) go(place);
  if (parsePlace(location.hash)) history.replaceState(null, '', location.pathname);
}
