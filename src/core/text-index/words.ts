/** What belongs to a word: letters, marks and digits, and what the fold does not hear inside it (apostrophes, joiners). */
const WORD = /[\p{L}\p{M}\p{Nd}\p{Cf}'’ʼʹ`]+/gu;
const NUMBER = /^\p{Nd}+$/u;

/** The words of any text as written, numbers left out: `'agnim ile, 1'` → `['agnim', 'ile']` */
export const wordsIn = (text: string): string[] => (text.match(WORD) ?? []).filter((word) => !NUMBER.test(word));
