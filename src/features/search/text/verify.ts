/** Whether a stanza holds what was asked for, and where. */
import { foldText, foldWithSource } from '#core/sound/fold.ts';
import { nearestStretch } from '../nearest.ts';
import { readQuery } from '../query.ts';
import { matchRanges, type Range } from '../ranges.ts';
import { packLetters } from '../rows.ts';
import type { TextQuery } from './query.ts';

export interface Verified {
  /** The words stand in one piece, in the order asked for. */
  readonly isWhole: boolean;
  /** 0 for letter for letter by sound; more for what differs. */
  readonly distance: number;
  /** What to mark, `[start, end)` in UTF-16 units, in order. */
  readonly ranges: readonly Range[];
}

/** Hundredths of a letter that may differ, for each letter of the phrase; fewer for short ones. */
const FARTHEST = 8;
const FARTHEST_SHORT = 5;
const SHORT = 10;
/** Words that stand apart are of one line or two: so many times the letters that were asked for, and so many more. */
const SPREAD = 2.5;
const ROOM = 30;

/** A stanza with its sounds, folded once for all that is looked for in it. */
interface Heard {
  text: string;
  folded: ReturnType<typeof foldWithSource>;
  letters: Uint8Array;
}

function hear(text: string): Heard {
  const folded = foldWithSource(text);
  const letters = new Uint8Array(folded.key.length);
  packLetters(folded, letters, 0);
  return { text, folded, letters };
}

const MARKS = /[\p{M}\p{Cf}]/u;

/** The phrase in one piece, nearly so; null where it is not. */
function findPhrase({ text, folded, letters }: Heard, phrase: string): Verified | null {
  const ways = [foldText(phrase, { open: true }), foldText(phrase)].map((way) => {
    const nearest = nearestStretch(way.letters, letters);
    return { ...nearest, mean: nearest.cost / Math.max(1, way.letters.length), size: way.letters.length };
  });
  const [best] = ways.sort((a, b) => a.mean - b.mean);
  if (!best || best.size === 0 || best.to <= best.from) return null;
  const most = best.size < SHORT ? FARTHEST_SHORT : FARTHEST;
  if (best.mean > most) return null;
  let end = Math.max(...folded.to.slice(best.from, best.to));
  while (end < text.length && MARKS.test(text.charAt(end))) end += 1;
  return { isWhole: true, distance: best.mean, ranges: [[folded.from[best.from] ?? 0, end]] };
}

/** @returns null when the stanza does not hold it */
export function verify(stanza: string, { text, words, phrases }: TextQuery): Verified | null {
  const heard = hear(stanza);
  if (phrases.length > 0) {
    const found = phrases.map((phrase) => findPhrase(heard, phrase));
    if (found.some((one) => one === null)) return null;
  }
  const whole = findPhrase(heard, text);
  if (whole) return whole;
  if (words.length < 2) return null;
  const ranges = matchRanges(stanza, readQuery(text));
  const each = ranges.length > 0 ? ranges : eachWord(heard, words);
  const [first] = each;
  const last = each.at(-1);
  if (!first || !last || last[1] - first[0] > text.length * SPREAD + ROOM) return null;
  return { isWhole: false, distance: 0, ranges: each };
}

/** Every word somewhere, nearly so; nothing where one is missing. */
function eachWord(heard: Heard, words: TextQuery['words']): Range[] {
  const each = words.map((word) => findPhrase(heard, word.text));
  return each.some((one) => one === null) ? [] : inOrder(each.flatMap((one) => one?.ranges ?? []));
}

/** In order and without overlap. */
function inOrder(ranges: readonly Range[]): Range[] {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
