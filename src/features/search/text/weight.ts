/** How much a word of the index tells for a passage that has it, in bits. */

import { MOST_POSTED } from '#core/text-index/shard.ts';
import type { MatchedWord } from './matching.ts';
import type { AskedWord } from './query.ts';

/** What a letter tells of a word that was not counted, and all its letters at most. */
const LETTER = 1.6;
const MOST = 14;
/** A part of a word may be there by chance; so may what only begins alike, the more so the more of it is still to come. */
const PART = 0.8;
const OPEN = 0.85;
const HALF = 0.9;
const RUNS_ON = 0.9;
/** One word that holds several tells more than that it is rare. */
const SEVERAL = 1.5;
const NEAR = 0.5;

const ofLetters = (letters: number): number => Math.min(MOST, letters * LETTER);

/** Self-information: a word that stands in one passage of two tells one bit. */
const ofCount = (count: number, passages: number): number => Math.log2(1 + passages / Math.max(1, count));

/**
 * @param all what was matched with one word, in both segments
 * @param passages of the library in all
 * @returns the bits of each; 0 for a word that is too frequent to be looked for
 */
export function weigh(
  asked: AskedWord,
  all: readonly MatchedWord[],
  passages: number,
): (matched: MatchedWord) => number {
  // A word that stands in both segments is as frequent as in the two together.
  const counts = new Map<string, number>();
  for (const { word } of all) counts.set(word.key, (counts.get(word.key) ?? 0) + word.count);
  const countOf = ({ word }: MatchedWord): number => counts.get(word.key) ?? 0;
  const same = counts.get(asked.key) ?? 0;
  const openCount = all.filter(({ kind }) => kind === 'open').reduce((sum, { word }) => sum + word.count, 0);
  // A half-typed word tells what all that begin so tell together.
  const alike = asked.isHalf ? same + openCount : same;
  const own = alike > 0 ? ofCount(alike, passages) : ofLetters(asked.key.length);
  const isFrequent = same > MOST_POSTED;

  /** This word and those after it, as far as the letters reach; less than a whole word may be there by chance. */
  const covered = (letters: number): number => {
    let bits = 0;
    let from = 0;
    for (const [at, end] of asked.ends.entries()) {
      if (letters <= from || end <= from) break;
      const part = Math.min(1, (letters - from) / (end - from));
      bits += part * part * (at === 0 ? own : ofLetters(end - from));
      if (part < 1 && at > 0) bits *= RUNS_ON;
      from = end;
    }
    return bits;
  };

  return (matched) => {
    if (countOf(matched) > MOST_POSTED) return 0;
    const { kind, shared, word } = matched;
    if (kind === 'same') return own;
    if (kind === 'near') return NEAR * own;
    if (kind === 'open' && asked.isHalf && !isFrequent) return HALF * own;
    if (kind === 'open')
      return isFrequent ? 0 : OPEN * Math.min(own, ofCount(openCount, passages)) * Math.sqrt(shared / word.key.length);
    const whole = shared >= asked.start.length;
    const most = ofCount(countOf(matched), passages) * (shared > asked.start.length ? SEVERAL : 1);
    return (whole ? 1 : PART) * Math.min(covered(shared), most);
  };
}
