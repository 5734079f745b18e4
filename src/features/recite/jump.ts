/** The verse that is jumped to by its number or by letters that it begins with. */
import { foldText } from '#core/sound/fold.ts';
import { findVerse } from '#features/reading/index.ts';
import type { SungVerse } from './verses.ts';

/** Whether words begin so as written or by their sound, or the first letters of the words are these: `tsv` for தோடுடைய செவியன் விடை. */
function begins(words: string, typed: string, key: string): 'words' | 'letters' | null {
  const { key: sound, begins: starts } = foldText(words);
  if (words.startsWith(typed) || sound.startsWith(key)) return 'words';
  const letters = [...sound].filter((_, at) => starts[at]).join('');
  return key.length > 1 && letters.startsWith(key) ? 'letters' : null;
}

/** The first that begins so; one that does by its words before one that does by their letters. -1 for none */
export function findBeginning(all: readonly string[], typed: string): number {
  const { key } = foldText(typed, { open: true });
  if (key === '') return -1;
  const found = all.map((words) => begins(words, typed.trim(), key));
  const byWords = found.indexOf('words');
  return byWords >= 0 ? byWords : found.indexOf('letters');
}

/**
 * @param numbers of the verse of each stanza; '' for none
 * @returns the stanza, or null where no verse is meant
 */
export function findShownVerse(typed: string, verses: readonly SungVerse[], numbers: readonly string[]): number | null {
  const names = numbers.map((verse, at) => ({ verse, part: at + 1, of: numbers.length }));
  const byNumber = findVerse(names, typed);
  if (byNumber >= 0) return byNumber;
  // Verses without numbers are counted.
  if (/^\p{Nd}+$/u.test(typed.trim()) && numbers.every((verse) => verse === ''))
    return verses[Number(typed) - 1]?.from ?? null;
  const lines = verses.map(({ lines }) => lines[0]?.words ?? '');
  return verses[findBeginning(lines, typed)]?.from ?? null;
}
