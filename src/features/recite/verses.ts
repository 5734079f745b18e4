/** A text as it is sung: its words alone, verse by verse, in one language or in two. */

import { blocksOf } from '#core/text/blocks.ts';
import { halvesOf } from '#core/text/line-html.ts';

/** A line, in the first language or in the second. */
export interface SungLine {
  /** '' for an empty line of the source within a verse. */
  words: string;
  of: 0 | 1;
}

export interface SungVerse {
  /** The stanza of the first text that it begins with, from 0. */
  from: number;
  lines: readonly SungLine[];
}

/** A line without a letter is a number, or dandas around one. */
const HAS_LETTER = /[\p{L}\p{M}]/u;
/** What stands before the first words: `1. `, `२४  `, `(3) `; a number that goes on is a heading's. */
const LEADING = /^[(\s]*\p{Nd}{1,5}(?:[.):]+\s*|\s+)(?=[^\p{Nd}\s])/u;
/** What stands after the last ones: `॥१॥`, `||13-1||`, ` 1.1.1`, ` (2)`. The dandas stay: they are where breath is taken. */
const CLOSING =
  /(?<=[।॥|])\s*\p{Nd}[\p{Nd}.:-]*\s*[।॥|]*\s*$|(?<=[.,;!?)…]\s)\s*\p{Nd}[\p{Nd}.:-]*\s*$|\s\(\p{Nd}{1,5}\)\s*$/u;

/** A line that has a danda in it, as two. */
function broken(line: string): string[] {
  const [first = '', danda = '', second, ...more] = halvesOf(line);
  return second === undefined || more.length > 0 ? [line] : [first + danda, second];
}

/** The lines of a stanza, without its number, '' for empty ones between. `'1. agnim īḷe\n||1||'` → `['agnim īḷe']` */
export function linesOf(stanza: string): string[] {
  const blocks = blocksOf(stanza).map((block) => block.split('\n').filter((line) => HAS_LETTER.test(line)));
  const lines = blocks.filter(({ length }) => length > 0).flatMap((block, at) => (at === 0 ? block : ['', ...block]));
  return lines.flatMap((line, at) => {
    const begun = at === 0 ? line.replace(LEADING, '') : line;
    return broken(at === lines.length - 1 ? begun.replace(CLOSING, '') : begun).map((each) => each.trim());
  });
}

/** Line under line where both have as many, else the second whole under the first whole. */
export function underEachOther(first: readonly string[], second: readonly string[]): SungLine[] {
  const sung =
    (of: 0 | 1) =>
    (words: string): SungLine => ({ words, of });
  const others = second.filter(Boolean);
  if (first.filter(Boolean).length !== others.length) return [...first.map(sung(0)), ...second.map(sung(1))];
  return first.flatMap((words) => [sung(0)(words), ...(words === '' ? [] : [sung(1)(others.shift() ?? '')])]);
}

/**
 * The verses of one text; a stanza without a word in it is none.
 * @param named the first stanza is the name that stands above them
 */
export function versesOf(stanzas: readonly string[], named = false): SungVerse[] {
  return stanzas.flatMap((stanza, from) => {
    const lines = named && from === 0 ? [] : linesOf(stanza);
    return lines.length > 0 ? [{ from, lines: underEachOther(lines, []) }] : [];
  });
}

/**
 * The verses of two editions, those of one row together.
 * @param rows of each stanza of both, as the page pairs them
 */
export function versesOfTwo(
  first: readonly string[],
  second: readonly string[],
  rows: Record<'first' | 'second', readonly { beside: number }[]>,
): SungVerse[] {
  const others = Map.groupBy(second.keys(), (at) => rows.second[at]?.beside ?? 0);
  const own = Map.groupBy(first.keys(), (at) => rows.first[at]?.beside ?? 0);
  const keys = [...new Set([...own.keys(), ...others.keys()])].sort((a, b) => a - b);
  let from = 0;
  return keys.flatMap((key) => {
    const words = (texts: readonly string[], places: readonly number[] = []) =>
      places.flatMap((at) => linesOf(texts[at] ?? ''));
    from = own.get(key)?.[0] ?? from;
    const lines = underEachOther(words(first, own.get(key)), words(second, others.get(key)));
    return lines.length > 0 ? [{ from, lines }] : [];
  });
}

/** The verse that a stanza belongs to: the last that begins at it or before. */
export const verseAt = (verses: readonly SungVerse[], stanza: number): number =>
  Math.max(
    0,
    verses.findLastIndex(({ from }) => from <= stanza),
  );
