/** What a reader asks the texts for. */
import { firstLettersOf, joinedSounds } from '#core/text-index/grams.ts';
import { wordsIn } from '#core/text-index/words.ts';
import { areLetters } from './phrase.ts';

export interface TextQuery {
  /** The words in one piece, quotes left out. */
  readonly text: string;
  /** The words in the order typed, numbers left out. */
  readonly words: readonly string[];
  /** Their sounds, without spaces. */
  readonly sounds: string;
  /** The words without a last one that may be half typed. */
  readonly certain: readonly string[];
  /** What stood in quotes: to be found in this very order. */
  readonly phrases: readonly string[];
  /** The sounds that a line's words may be meant to begin with; '' where nothing says so. `kkkm` → `kkkn` */
  readonly firstLetters: string;
}

/** Longer than any line that is remembered. */
const LONGEST = 300;
const MOST_WORDS = 24;
const QUOTED = /["“”„«]([^"“”„«»]+)["“”„»]?/gu;
const QUOTES = /["“”„«»]/gu;

const LETTERS_TOGETHER = /^(?:[bcdfghjklmnpqrstvwxyz]{4,12}|\p{Lo}{4,12})$/iu;

/**
 * What may be the first letters of a line's words, four at least.
 * @example lettersOf('k k k m') → ['k', 'k', 'k', 'm']; lettersOf('kkkm') → the same; lettersOf('kama') → []
 */
function lettersOf(text: string): string[] {
  if (areLetters(text)) return text.split(' ');
  return LETTERS_TOGETHER.test(text) ? [...text] : [];
}

/** @example readTextQuery('"agnim ile" puro') → text 'agnim ile puro', phrases ['agnim ile'], sounds 'akniniliipuru' */
export function readTextQuery(typed: string): TextQuery {
  const normal = typed.length > LONGEST ? '' : typed.normalize('NFC');
  const phrases = [...normal.matchAll(QUOTED)].map(([, phrase = '']) => phrase.trim()).filter(Boolean);
  const text = normal.replace(QUOTES, ' ').replace(/\s+/g, ' ').trim();
  const words = wordsIn(text).slice(0, MOST_WORDS);
  const letters = lettersOf(text);
  const isOpen = /[\p{L}\p{M}]$/u.test(normal);
  return {
    text,
    words,
    // Letters that stand apart are no words.
    sounds: areLetters(text) ? '' : joinedSounds(words),
    certain: isOpen ? words.slice(0, -1) : words,
    phrases,
    firstLetters: firstLettersOf(letters),
  };
}
