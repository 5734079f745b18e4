/** Remembers the reader's position in a text: from one language to another, and when the page is left and come back to. */

import { firstBelow } from './verse-edge.ts';

/** Frames in which it looks again where the verse is. */
const FRAMES = 12;

/** Verse, counted from 0, of so many. */
export type Position = NonNullable<ReturnType<typeof parsePosition>>;

/** `#v12-40` → `{ verse: 12, of: 40 }`; anything else, whoever wrote it, → null. */
export function parsePosition(hash: string) {
  const [, verse, of] = /^#v(\d{1,6})-(\d{1,6})$/.exec(hash) ?? [];
  const position = { verse: Number(verse), of: Number(of) };
  return position.verse < position.of ? position : null;
}

export const positionHash = ({ verse, of }: Position): string => `#v${verse}-${of}`;

/** The same verse where both texts have as many, else the same share of the text. `({ verse: 5, of: 10 }, 20)` → 10 */
export function verseOf({ verse, of }: Position, verses: number): number {
  return Math.floor((verse * verses) / of);
}

/** Where the reader left this very page, which is loaded again or come back to; null where they were not here before. */
export const leftAt = (): Position | null => parsePosition(String(Object(history.state)['place']));

/** Scrolls that have begun: a later one ends those before it, and so does a reader who scrolls by hand. */
let scrolls = 0;
const endScrolls = (): void => {
  scrolls += 1;
};

/**
 * Brings a verse to the upper edge of its box. Verses that were never laid out only have a guessed height, so it scrolls
 * again in the following frames, as they get their real one.
 * @param gone how far its upper edge stands below that of the box, as a share of its height; less than 0 where a part of it has gone by
 * @param below pixels that stay free above it
 */
export function alignVerse(box: Element, verse: Element, gone = 0, below = 0): void {
  endScrolls();
  const mine = scrolls;
  const step = (frames: number): void => {
    if (mine !== scrolls) return;
    const { top, height } = verse.getBoundingClientRect();
    box.scrollBy(0, top - box.getBoundingClientRect().top - gone * height - below);
    if (frames > 1) requestAnimationFrame(() => step(frames - 1));
  };
  step(FRAMES);
}

/** Milliseconds without a scroll after which the reader is taken to be where they are. */
const RESTS = 150;

/** The verse at the upper edge of the box, and how much of it has gone by, as a share of its height. */
interface Seen {
  verse: HTMLElement;
  gone: number;
}

export function rememberScrollPosition(): void {
  const box = document.querySelector('[data-box]');
  if (!box) return;
  // Asked for when they are needed: a long text has thousands.
  const allVerses = () => [...box.querySelectorAll<HTMLElement>('[data-text] p')];
  let seen: Seen | null = null;

  const current = (): Position | null => {
    const verses = allVerses();
    const top = box.getBoundingClientRect().top;
    const at = firstBelow(verses, top + 1);
    const verse = box.scrollTop > 0 ? verses[at] : undefined;
    const { top: begins = 0, height = 1 } = verse?.getBoundingClientRect() ?? {};
    seen = verse ? { verse, gone: (begins - top) / height } : null;
    return verse && at > 0 ? { verse: at, of: verses.length } : null;
  };
  const go = (position: Position) => {
    const verses = allVerses();
    const verse = verses[verseOf(position, verses.length)];
    if (verse) alignVerse(box, verse);
  };

  const keep = (position: Position | null) => {
    if (position || history.state) history.replaceState(position && { place: positionHash(position) }, '');
  };

  // Kept as soon as the reader rests: a page that is loaded again, or thrown away by the browser, is not asked any more.
  let rest = 0;
  const settle = () => {
    clearTimeout(rest);
    rest = window.setTimeout(() => keep(current()), RESTS);
  };
  document.addEventListener('scroll', settle, { capture: true, passive: true });
  // The screen was turned, or the window has another width: every verse has another height now.
  window.addEventListener('resize', () => {
    const { verse, gone = 0 } = seen ?? {};
    if (verse) alignVerse(box, verse, gone);
  });
  for (const byHand of ['wheel', 'touchmove']) addEventListener(byHand, endScrolls, { capture: true, passive: true });

  // Left by any link, the position waits in this entry of the history; to another language it goes along.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    const position = current();
    keep(position);
    if (link.closest('[data-editions]')) link.hash = position ? positionHash(position) : '';
  });
  window.addEventListener('pagehide', ({ persisted }) => {
    clearTimeout(rest);
    // Not for a page that is kept for Back: writing to its history now would make Chromium discard it.
    if (!persisted) keep(current());
  });

  const left = leftAt();
  const position = parsePosition(location.hash) ?? left;
  if (position) go(position);
  if (parsePosition(location.hash)) history.replaceState(null, '', location.pathname);
  settle();
}
