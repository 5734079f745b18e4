/** How a text is cut for a translator: no service answers 300 KB in one request. */
import type { Span } from './job.ts';

/** UTF-16 units of one request: some eighty lines, which every service answers, and well below the usual limits on an answer. */
export const MOST_ASKED = 4000;

/** Verses that are asked for before the reader is asked whether to go on. */
export const MOST_VERSES = 12;

/** Ends of lines, sentences and words, from the best place to cut to the worst. */
const BREAKS = [/\n/g, /[.!?।॥]\s/g, /\s/g];

/** The last good place to cut the first `most` units of a text; never within a character. */
function cutAt(text: string, most: number): number {
  const head = text.slice(0, most);
  for (const pattern of BREAKS) {
    const last = [...head.matchAll(pattern)].at(-1);
    // A cut in the first half would make many small requests.
    if (last && last.index > most / 2) return last.index + last[0].length;
  }
  return /[\uD800-\uDBFF]$/.test(head) ? most - 1 : most;
}

/** A text in pieces of at most `most` units, which together are the text. Pieces of nothing but white space are left out. */
export function cutText(text: string, most = MOST_ASKED): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const at = cutAt(rest, most);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest].filter((piece) => piece.trim() !== '');
}

/** Whether a text is sent verse by verse. */
export function isLong(text: string): boolean {
  return text.length > MOST_ASKED;
}

/** What of a text to ask for: the pieces, and the place in `verses` to go on from, null at the end. */
export interface Portion {
  pieces: string[];
  /** For each piece the place of the first verse that is not in it, nor in one before. */
  ends: number[];
  next: number | null;
}

/** Units of a piece up to which the next verse joins it: in some texts each line is a verse, and a line is no question. */
const FEW = 120;

/**
 * The verses from one on, each a piece; short ones go together, and one that is too long by itself is cut. About
 * {@link MOST_VERSES} pieces.
 * @param verses the text's stanzas, in order
 */
export function portionFrom(verses: readonly string[], start: number, most = MOST_VERSES): Portion {
  const pieces: string[] = [];
  const ends: number[] = [];
  let at = start;
  while (at < verses.length && pieces.length < most) {
    let piece = verses[at++] ?? '';
    while (at < verses.length && piece.length + (verses[at]?.length ?? 0) < FEW) piece += `\n\n${verses[at++]}`;
    const cut = cutText(piece);
    pieces.push(...cut);
    ends.push(...cut.map(() => at));
  }
  return { pieces, ends, next: at < verses.length ? at : null };
}

/**
 * Where pieces stand in a text: by the numbers of its verses, or by its parts where it has none, or begins to number anew in its midst.
 * `(['', '1', '2', '3'], 0, [2, 4])` → `{ kind: 'verses', first: '1', ends: ['1', '3'], total: '3' }`
 * @param names of each stanza of the text, the number of its verse; '' for none
 * @param start place of the first stanza asked for
 * @param ends of each piece the place after its last stanza
 */
export function spanOf(names: readonly string[], start: number, ends: readonly number[]): Span {
  const verses = names.filter((name, at) => name !== '' && name !== names[at - 1]);
  const isNumbered = verses.length > 0 && new Set(verses).size === verses.length;
  if (!isNumbered)
    return { kind: 'parts', first: String(start + 1), ends: ends.map(String), total: String(names.length) };
  const upTo = (place: number): string => names.slice(0, place).findLast(Boolean) ?? '';
  const total = upTo(names.length);
  return { kind: 'verses', first: names.slice(start).find(Boolean) ?? total, ends: ends.map(upTo), total };
}
