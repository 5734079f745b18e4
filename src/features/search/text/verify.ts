/** Whether a stanza holds what was asked for, and where. */
import { foldText, foldWithSource } from '#core/sound/fold.ts';
import { firstLettersOf } from '#core/text-index/grams.ts';
import { wordMatches } from '#core/text-index/words.ts';
import { packLetters } from '../joined-strings.ts';
import { nearestStretch } from '../nearest.ts';
import { readQuery } from '../query.ts';
import { matchRanges, type Range } from '../ranges.ts';
import type { TextQuery } from './query.ts';

export interface Verified {
  /** The words stand in one piece, in the order asked for. */
  readonly isWhole: boolean;
  /** 0 for letter for letter by sound; more for what differs. */
  readonly distance: number;
  /** What to mark, `[start, end)` in UTF-16 units, in order. */
  readonly ranges: readonly Range[];
}

/**
 * Hundredths of a letter that may differ, for each letter of the phrase; fewer for short ones, where other words are as near as that.
 * `[from so many letters, so many hundredths]`
 */
const FARTHEST = [
  [14, 10],
  [10, 8],
  [0, 5],
] as const;
/** Fewer letters are not looked for across the spaces of a text: too many other words are in there. */
const JOINED = 14;
/** Words that stand apart are a line that is half remembered; of two, either may be there by chance. */
export const APART = 3;
/** Words that stand apart are of one line or two: so many times the letters that were asked for, and so many more. */
const SPREAD = 2.5;
const ROOM = 30;

/** A stanza with its sounds, folded once for all that is looked for in it. */
interface Heard {
  readonly text: string;
  readonly letters: Uint8Array;
  /** For each letter, where in the stanza a match that begins or ends with it does so. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function hear(text: string): Heard {
  const folded = foldWithSource(text);
  const letters = new Uint8Array(folded.key.length);
  packLetters(folded, letters, 0);
  return { text, letters, from: folded.from, to: folded.to };
}

/** A stanza heard as one word, whatever its spaces, its signs and its numbers. */
function hearJoined(text: string): Heard {
  const words = wordMatches(text).filter(([word]) => !/\p{Nd}/u.test(word));
  /** By units of the words: where they stand, and the number of their word. */
  const source: number[] = [];
  const owner: number[] = [];
  for (const [number, { 0: word, index }] of words.entries())
    for (let at = 0; at < word.length; at += 1) {
      source.push(index + at);
      owner.push(number);
    }
  const folded = foldWithSource(words.map(([word]) => word).join(''));
  const begins = folded.from.map((at, n) => n === 0 || owner[at] !== owner[folded.from[n - 1] ?? 0]);
  const letters = new Uint8Array(folded.key.length);
  packLetters({ letters: folded.letters, begins }, letters, 0);
  return {
    text,
    letters,
    from: folded.from.map((at) => source[at] ?? 0),
    to: folded.to.map((at) => (source[at - 1] ?? text.length - 1) + 1),
  };
}

const MARKS = /[\p{M}\p{Cf}]/u;

/** The nearest stretch to one of several ways to hear a phrase; null where none is near enough. */
function findNearest({ text, from, to, letters }: Heard, ways: readonly string[]): Verified | null {
  const [best] = ways
    .filter((way) => way !== '')
    .map((way) => {
      const nearest = nearestStretch(way, letters);
      return { ...nearest, mean: nearest.cost / way.length, size: way.length };
    })
    .sort((a, b) => a.mean - b.mean);
  if (!best || best.to <= best.from) return null;
  const [, most] = FARTHEST.find(([size]) => best.size >= size) ?? [0, 0];
  if (best.mean > most) return null;
  let end = Math.max(...to.slice(best.from, best.to));
  while (end < text.length && MARKS.test(text.charAt(end))) end += 1;
  return { isWhole: true, distance: best.mean, ranges: [[from[best.from] ?? 0, end]] };
}

/** Sounds as what goes on and as what has ended. */
const waysOf = (phrase: string): string[] => [foldText(phrase, { open: true }).letters, foldText(phrase).letters];

const findPhrase = (heard: Heard, phrase: string): Verified | null => findNearest(heard, waysOf(phrase));

/** @returns null when the stanza does not hold it */
export function verify(stanza: string, { text, words, sounds, phrases }: TextQuery): Verified | null {
  const heard = hear(stanza);
  if (phrases.some((phrase) => findPhrase(heard, phrase) === null)) return null;
  const whole = findPhrase(heard, text);
  if (whole) return whole;
  if (sounds.length >= JOINED) {
    const joined = findNearest(hearJoined(stanza), waysOf(words.join('')));
    if (joined) return joined;
  }
  if (words.length < APART) return null;
  const ranges = matchRanges(stanza, readQuery(text));
  const each = ranges.length > 0 ? ranges : eachWord(heard, words);
  const [first] = each;
  const last = each.at(-1);
  if (!first || !last || last[1] - first[0] > text.length * SPREAD + ROOM) return null;
  return { isWhole: false, distance: 0, ranges: each };
}

/** Every word somewhere, nearly so; nothing where one is missing. */
function eachWord(heard: Heard, words: TextQuery['words']): Range[] {
  const each = words.map((word) => findPhrase(heard, word));
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

/** Whether a line of a stanza has words that begin with these sounds, from its first word on. */
export function verifyFirstLetters(stanza: string, letters: string): Verified | null {
  let from = 0;
  for (const line of stanza.split('\n')) {
    const words = wordMatches(line).slice(0, letters.length);
    const [first, last] = [words[0], words.at(-1)];
    if (first && last && firstLettersOf(words.map(([word]) => word)) === letters)
      return { isWhole: true, distance: 0, ranges: [[from + first.index, from + last.index + last[0].length]] };
    from += line.length + 1;
  }
  return null;
}
