/** What belongs to a word: letters, marks and digits, and what the fold does not hear inside it (apostrophes, joiners). */
const WORD = /[\p{L}\p{M}\p{Nd}\p{Cf}'’ʼʹ`]+/gu;
const NUMBER = /^\p{Nd}+$/u;

/** The words of any text where they stand, numbers left out. */
export const wordMatches = (text: string): RegExpExecArray[] =>
  [...text.matchAll(WORD)].filter(([word]) => !NUMBER.test(word));

/** The same as written: `'agnim ile, 1'` → `['agnim', 'ile']` */
export const wordsIn = (text: string): string[] => (text.match(WORD) ?? []).filter((word) => !NUMBER.test(word));
