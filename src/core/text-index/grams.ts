/**
 * What the index inside texts holds: the sounds of a passage without its spaces, cut into overlapping pieces. Words would be the wrong
 * unit: a text divides them by sandhi, by metre or as its editor liked, and a reader as they speak.
 */
import { isConsonant } from '#core/sound/alphabet.ts';
import { fold, foldText } from '#core/sound/fold.ts';
import { wordsIn } from './words.ts';

/** Letters of a gram. */
export const GRAM = 6;

/** The letters of a key in their order; 0 stands for no letter. */
const LETTERS = 'aiklnprstuvy';
const BASE = LETTERS.length + 1;
const CODES = Uint8Array.from({ length: 128 }, (_, code) => LETTERS.indexOf(String.fromCharCode(code)) + 1);

/** Keys of so many bits hold grams, and after them the first letters of lines. */
export const KEY_BITS = 24;
const FIRST_LETTERS = BASE ** GRAM;

/** Keys from the first to the one before the last. */
export type KeyRange = readonly [first: number, end: number];

/**
 * The keys of grams that begin with some letters, six at most; of six there is one.
 * @example rangeOf('karnan') → [n, n + 1]; rangeOf('karn') → [n, n + 169]
 */
export function rangeOf(letters: string): KeyRange {
  let key = 0;
  for (let at = 0; at < GRAM; at += 1) key = key * BASE + (CODES[letters.charCodeAt(at)] ?? 0);
  return [key, key + BASE ** (GRAM - letters.length)];
}

/** The keys of lines whose words begin with some letters; of more than six the first six count. */
export function firstLettersRange(letters: string): KeyRange {
  const [first, end] = rangeOf(letters.slice(0, GRAM));
  return [FIRST_LETTERS + first, FIRST_LETTERS + end];
}

/** The sounds of words as if they were one, digits left out: `['karmaṇy', 'eva']` → `karnaniiva` */
export const joinedSounds = (words: readonly string[]): string =>
  foldText(words.join(''), { open: true }).key.replace(/\d/g, '');

/** The first letter of a word; an avagraha (ऽ) stands for a sound that is gone. */
const FIRST_LETTER = /[^\P{L}ऽ]/u;
/** A Roman consonant needs a vowel to be heard; other scripts' letters have theirs. */
const ROMAN_CONSONANT = /[b-df-hj-np-tv-z]/i;

/** Sounds of letters that were met: a library has a few hundred of them, and some millions of words. */
const heard = new Map<string, string>();

function soundOf(letter: string): string {
  let sound = heard.get(letter);
  if (sound === undefined) {
    sound = fold(ROMAN_CONSONANT.test(letter) ? `${letter}a` : letter).charAt(0);
    heard.set(letter, sound);
  }
  return sound;
}

/** The sound of the first letter of each word, as it is written: `['kadhalagi', 'kasindhu', 'malgi']`, and `['க', 'க', 'ம']` → `kkn` */
export const firstLettersOf = (words: readonly string[]): string =>
  words.map((word) => soundOf(FIRST_LETTER.exec(word)?.[0] ?? '')).join('');

/** Letters of a tail, which is less than a gram, at least. */
export const SHORTEST_TAIL = 4;

/** Where grams begin: at each consonant that follows no consonant, as an akshara does. `kastri` → 0, 2 */
export function* gramStarts(sounds: string): Generator<number> {
  for (let at = 0; at < sounds.length; at += 1)
    if (isConsonant(sounds.charAt(at)) && (at === 0 || !isConsonant(sounds.charAt(at - 1)))) yield at;
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

/** Lines of fewer words have no first letters to tell; those of more are prose. */
const FEWEST_WORDS = 4;
const MOST_WORDS = 16;

/** The keys of the first letters of a stanza's lines, each with its passage within the stanza, from 0. */
function* firstLetterKeys(stanza: string, passages: number): Generator<readonly [passage: number, key: number]> {
  const lines = stanza.split('\n').map(wordsIn);
  const size = Math.ceil(lines.reduce((sum, { length }) => sum + length, 0) / passages);
  let before = 0;
  for (const words of lines) {
    if (words.length >= FEWEST_WORDS && words.length <= MOST_WORDS)
      yield [Math.floor(before / size), firstLettersRange(firstLettersOf(words.slice(0, GRAM)))[0]];
    before += words.length;
  }
}

/**
 * The keys of a text's passages, each once: grams, and the first letters of lines that begin in it. A gram that runs on into the next
 * passage is of the one where it begins.
 * @param stanzas as the page shows them
 */
export function keysOfPassages(stanzas: readonly string[]): Set<number>[] {
  const all = stanzas.map((stanza) => passagesIn(stanza).map(joinedSounds));
  const sounds = all.flat();
  const keys = sounds.map((own, at) => {
    const on = own + (sounds[at + 1] ?? '').slice(0, GRAM - 1);
    const found = new Set<number>();
    for (const start of gramStarts(own)) {
      const letters = on.slice(start, start + GRAM);
      // Where a text ends, less than a gram may be all that there is.
      if (letters.length >= SHORTEST_TAIL) found.add(rangeOf(letters)[0]);
    }
    return found;
  });
  let first = 0;
  for (const [at, stanza] of stanzas.entries()) {
    const { length } = all[at] ?? [];
    for (const [passage, key] of firstLetterKeys(stanza, length ?? 1)) keys[first + passage]?.add(key);
    first += length ?? 0;
  }
  return keys;
}
