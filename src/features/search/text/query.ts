/** What a reader asks the texts for. */
import { foldText } from '#core/sound/fold.ts';
import { SHORTEST_KEY, wordsIn } from '#core/text-index/words.ts';

/** A word that is asked for, with its keys. */
export interface AskedWord {
  readonly text: string;
  /** Of the word as it stands in a text … */
  readonly key: string;
  /** … and as far as it is certain when the word goes on: in a text it may be joined to the next one, or be half typed. */
  readonly start: string;
  /** Keys of the whole question from this word on, with words apart and joined: texts divide it otherwise than readers do. */
  readonly rests: readonly string[];
  /** Where in the first of them this word and each later one end. */
  readonly ends: readonly number[];
  /** The last word, which may be half typed. */
  readonly isHalf: boolean;
}

export interface TextQuery {
  /** The words in one piece, quotes left out. */
  readonly text: string;
  /** Each word once, in the order typed. */
  readonly words: readonly AskedWord[];
  /** What stood in quotes: to be found in this very order. */
  readonly phrases: readonly string[];
}

/** Longer than any line that is remembered. */
const LONGEST = 300;
const MOST_WORDS = 24;
/** Words that a text may have joined in one. */
const JOINED = 5;
const QUOTED = /["“”„«]([^"“”„«»]+)["“”„»]?/gu;
const QUOTES = /["“”„«»]/gu;

/**
 * @example readTextQuery('"agnim ile" puro') → text 'agnim ile puro', phrases ['agnim ile'], words agnim, ile and a half-typed puro
 */
export function readTextQuery(typed: string): TextQuery {
  const normal = typed.length > LONGEST ? '' : typed.normalize('NFC');
  const phrases = [...normal.matchAll(QUOTED)].map(([, phrase = '']) => phrase.trim()).filter(Boolean);
  const text = normal.replace(QUOTES, ' ').replace(/\s+/g, ' ').trim();
  const all = wordsIn(text).filter((word) => !/^\p{Nd}+$/u.test(word));
  const isOpen = /[\p{L}\p{M}]$/u.test(normal);
  const offsets = offsetsOf(all);
  const words = all.slice(0, MOST_WORDS).map((word, at): AskedWord => {
    const isHalf = isOpen && at === all.length - 1;
    const from = offsets.starts[at] ?? 0;
    const rest = offsets.key.slice(from);
    const ends = [...offsets.starts.slice(at + 1), offsets.key.length].map((end) => end - from);
    const joined = foldText(all.slice(at, at + JOINED).join(''), { open: true }).key;
    const rests = joined === rest ? [rest] : [rest, joined];
    return { text: word, key: foldText(word).key, start: foldText(word, { open: true }).key, rests, ends, isHalf };
  });
  const known = new Set<string>();
  const distinct = words.filter(({ key }) => !known.has(key) && known.add(key));
  return { text, words: distinct.filter(({ key }) => key.length >= SHORTEST_KEY), phrases };
}

/** The key of all words in one piece, and where each of them begins in it. */
function offsetsOf(words: readonly string[]): { key: string; starts: number[] } {
  const { key, begins } = foldText(words.join(' '), { open: true });
  const starts: number[] = [];
  let at = 0;
  for (const word of words) {
    const { begins: own } = foldText(word, { open: true });
    while (at < begins.length && !begins[at]) at += 1;
    starts.push(Math.min(at, key.length));
    if (own.length > 0) at += 1; // a word without a sound begins nothing
  }
  return { key, starts };
}

/** Shorter words are looked for where there are not two longer ones: they stand everywhere, and in what others begin with. */
const LONG = 4;

/** The words to look for by what they tell, the longest first: long ones stand in few places. */
export function byLength(words: readonly AskedWord[]): AskedWord[] {
  const sorted = words.toSorted((a, b) => b.key.length - a.key.length);
  const long = sorted.filter(({ key }) => key.length >= LONG);
  return long.length >= 2 ? long : sorted;
}
