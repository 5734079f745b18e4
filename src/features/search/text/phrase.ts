/** What a page must know of a question before it asks. Light: islands carry it, and the fold stays in the worker. */

const WORD = /\p{L}[\p{L}\p{M}'’ʼ]+/gu;

/** Whether there is a word to look for: two letters or a letter with its sign. */
export const hasWords = (typed: string): boolean => typed.match(WORD) !== null;

/** Whether it is a phrase, and not perhaps the name of a song: two words or more, or something in quotes. */
export const isPhrase = (typed: string): boolean =>
  (typed.match(WORD) ?? []).length > 1 || (hasWords(typed) && /["“”„«]/.test(typed));

/**
 * Whether a phrase is another one typed on, or some of it taken back: what was found for that mostly stays.
 * @example goesOn('agnim ile', 'agnim i') → true; goesOn('gita', 'agnim ile') → false
 */
export const goesOn = (q: string, earlier: string): boolean =>
  isPhrase(q) && isPhrase(earlier) && (q.startsWith(earlier) || earlier.startsWith(q));
