/** Which words of the index a word of the query may mean. */

import { commonStart, type IndexedWord } from '#core/text-index/shard.ts';
import type { AskedWord } from './query.ts';

/**
 * How a word of the index stands to the one that is asked for: it is the `same`; it lies `inside` what is asked for from there on, and
 * so may hold the next words too, or a part of this one; it goes on otherwise (`open`); it is `near`.
 */
export interface MatchedWord {
  readonly word: IndexedWord;
  readonly kind: 'same' | 'inside' | 'open' | 'near';
  /** Letters of the question that it has. */
  readonly shared: number;
}

/** Shorter ones begin too many others. */
const SHORTEST_START = 4;
const SHORTEST_HALF = 3;
/** The fewest letters of a word of the text that stands for a part of a joined one. */
const SHORTEST_PART = 3;
/** Nearly the same: one letter differs, is missing or too many, in words of so many letters. */
const SHORTEST_NEAR = 6;
/** Letters that words have in common at least. */
const STEM = 3;

function lowerBound(words: readonly IndexedWord[], key: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a half-typed word, or one to which a text may join the next, is long enough to be looked for by its beginning. */
const mayGoOn = ({ start, isHalf }: AskedWord): boolean => start.length >= (isHalf ? SHORTEST_HALF : SHORTEST_START);

function match(word: IndexedWord, asked: AskedWord): MatchedWord | null {
  const { key, start, rests } = asked;
  const { length } = word.key;
  const shared = Math.max(...rests.map((rest) => commonStart(word.key, rest)));
  if (word.key === key) return { word, kind: 'same', shared };
  // The last letter may be folded otherwise at the end of a word.
  const isInside = shared === length || (shared === length - 1 && length > SHORTEST_START);
  if (isInside && shared >= SHORTEST_PART) return { word, kind: 'inside', shared };
  return shared >= start.length && mayGoOn(asked) ? { word, kind: 'open', shared } : null;
}

/**
 * The words that are meant: the very word; those that hold the next words too, since texts join what readers split (*karmanye
 * vadhikaraste*, कर्मण्येवाधिकारस्ते); those that it begins, since it may be half typed; those that begin it, since texts split what readers
 * join (*udutyam*, उदु त्यं). Where there is none of these, words that differ in one letter.
 * @param words of the shards in which the word would be, in order
 */
export function matchWord(words: readonly IndexedWord[], asked: AskedWord): MatchedWord[] {
  const stem = asked.start.slice(0, STEM);
  const found: MatchedWord[] = [];
  for (let at = lowerBound(words, stem); words[at]?.key.startsWith(stem); at += 1) {
    const matched = match(words[at] as IndexedWord, asked);
    if (matched) found.push(matched);
  }
  return found.length > 0 ? found : nearTo(words, asked.key);
}

function nearTo(words: readonly IndexedWord[], key: string): MatchedWord[] {
  if (key.length < SHORTEST_NEAR) return [];
  return words
    .filter((word) => differsInOne(word.key, key))
    .map((word) => ({ word, kind: 'near', shared: key.length }));
}

/** @example differsInOne('rana', 'rata') → true; differsInOne('rana', 'ran') → true */
function differsInOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shared = commonStart(a, b);
  const [restA, restB] = [a.slice(shared), b.slice(shared)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
