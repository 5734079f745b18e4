/** The words of a stanza, and their keys: the same fold as that of names. */
import { fold } from '#core/sound/fold.ts';

/** What belongs to a word: letters, marks and digits, and what the fold does not hear inside it (apostrophes, joiners). */
const WORD = /[\p{L}\p{M}\p{Nd}\p{Cf}'’ʼʹ`]+/gu;
const NUMBER = /^\p{Nd}+$/u;

/** Keys of fewer letters stand in most stanzas, and say nothing. */
export const SHORTEST_KEY = 2;

/** The words of any text as written: `'agnim ile, 1'` → `['agnim', 'ile', '1']` */
export const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** The key of a word that the index has; '' for a number of a verse and for what is too short. `'Śivāya'` → `sivaya` */
export function wordKey(word: string): string {
  if (NUMBER.test(word)) return '';
  const key = fold(word);
  return key.length < SHORTEST_KEY ? '' : key;
}

/** Words whose keys are kept: those of a library repeat, and a fold costs more than a look. */
const MOST_KEPT = 200_000;

/** {@link wordKey} with the keys of earlier words at hand, for whole libraries. */
export function keyReader(): (word: string) => string {
  let known = new Map<string, string>();
  return (word) => {
    const had = known.get(word);
    if (had !== undefined) return had;
    if (known.size >= MOST_KEPT) known = new Map();
    const key = wordKey(word);
    known.set(word, key);
    return key;
  };
}

/** Words that stand together at most: of a longer stanza each passage is looked for by itself, else any words would be in it. */
const PASSAGE = 40;

/** Stanzas as passages: the words of a stanza, in as many equal parts as it needs. Passages are numbered through a text, from 1. */
export function passagesIn(stanza: string): string[][] {
  const words = wordsIn(stanza);
  const parts = Math.max(1, Math.ceil(words.length / PASSAGE));
  const size = Math.ceil(words.length / parts);
  return Array.from({ length: parts }, (_, part) => words.slice(part * size, (part + 1) * size));
}

/** The keys of words, each once. */
export function keysOf(words: readonly string[], keyOf: (word: string) => string = wordKey): Set<string> {
  const keys = new Set(words.map(keyOf));
  keys.delete('');
  return keys;
}
