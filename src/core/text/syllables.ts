/** Where a long word in Latin letters may be broken. */

/** Words in Latin letters that leave half a line free on a phone where they do not fit on it. */
const LONG_WORD = /[\p{Script=Latin}\p{M}]{19,}/gu;
/** Between a vowel and a consonant before a vowel: there a syllable ends in every language, and in Indian scripts a letter. */
const SYLLABLE = /(?<=[aāiīuūeēoō]\p{M}*[ṁṃḥ]?)(?=(?:[bcdgjklmnpqrstvyzśṣñṅṇṉṭḍḷḻṟ]h?|h)[aāiīuūeēoō])/gu;

/** Words in pieces, between which a long one may be broken: `'a kaaviripoombattinatthup'` → `['a kaa', 'vi', 'ripoomba', 'ttinatthup']` */
export function syllablesOf(words: string): string[] {
  const cuts = [...words.matchAll(LONG_WORD)].flatMap(({ index, 0: word }) =>
    [...word.matchAll(SYLLABLE)].map((syllable) => index + syllable.index),
  );
  return [0, ...cuts].map((from, at) => words.slice(from, cuts[at]));
}
