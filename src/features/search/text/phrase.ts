/** What a page must know of a question before it asks. Light: islands carry it, and the fold stays in the worker. */

const WORD = /\p{L}[\p{L}\p{M}'’ʼ]+/gu;

/** The first letters of a line's words, as singers look for one: `k k k m`, four at least. */
const LETTERS_APART = /^\s*\p{L}\p{M}*(?:\s+\p{L}\p{M}*){3,11}\s*$/u;

/** Whether they stand apart; together they look like a word. */
export const areLetters = (typed: string): boolean => LETTERS_APART.test(typed);

/** Whether there is a word to look for: two letters or a letter with its sign; or first letters of a line. */
export const hasWords = (typed: string): boolean => typed.match(WORD) !== null || areLetters(typed);

/** Whether it is a phrase, and not perhaps the name of a song: two words or more, or something in quotes. */
export const isPhrase = (typed: string): boolean =>
  (typed.match(WORD) ?? []).length > 1 || areLetters(typed) || (hasWords(typed) && /["“”„«]/.test(typed));

/**
 * Whether a phrase is another one typed on, or some of it taken back: what was found for that mostly stays.
 * @example goesOn('agnim ile', 'agnim i') → true; goesOn('gita', 'agnim ile') → false
 */
export const goesOn = (q: string, earlier: string): boolean =>
  isPhrase(q) && isPhrase(earlier) && (q.startsWith(earlier) || earlier.startsWith(q));
