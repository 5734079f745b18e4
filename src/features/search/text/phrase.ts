/** What a page must know of a question before it asks. Light: islands carry it, and the fold stays in the worker. */

const WORD = /\p{L}[\p{L}\p{M}'’ʼ]+/gu;

const LETTERS_APART = /^\p{L}\p{M}*(?: \p{L}\p{M}*){3,11}$/u;
const LETTERS_TOGETHER = /^(?:[bcdfghjklmnpqrstvwxyz]{4,12}|\p{Lo}{4,12})$/iu;

/**
 * What may be the first letters of a line's words, as singers look for one: at least four.
 * @example lettersOf('k k k m') → ['k', 'k', 'k', 'm']; lettersOf('kkkm') → the same; lettersOf('kama') → []
 */
export function lettersOf(typed: string): string[] {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (LETTERS_APART.test(text)) return text.split(' ');
  return LETTERS_TOGETHER.test(text) ? [...text] : [];
}

/** Whether there is a word to look for: two letters or a letter with its sign; or first letters of a line. */
export const hasWords = (typed: string): boolean => typed.match(WORD) !== null || lettersOf(typed).length > 0;

/** Whether it is a phrase, and not perhaps the name of a song: two words or more, or something in quotes. */
export const isPhrase = (typed: string): boolean =>
  (typed.match(WORD) ?? []).length > 1 ||
  LETTERS_APART.test(typed.trim()) ||
  (hasWords(typed) && /["“”„«]/.test(typed));

/**
 * Whether a phrase is another one typed on, or some of it taken back: what was found for that mostly stays.
 * @example goesOn('agnim ile', 'agnim i') → true; goesOn('gita', 'agnim ile') → false
 */
export const goesOn = (q: string, earlier: string): boolean =>
  isPhrase(q) && isPhrase(earlier) && (q.startsWith(earlier) || earlier.startsWith(q));
