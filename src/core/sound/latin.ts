/**
 * Latin letters with diacritics and their base letters.
 * Sources: IAST and ISO 15919 for ā ī ū ṛ ṅ ñ ṭ ḍ ṇ ś ṣ ṃ ḥ ḻ ḷ ṟ ṉ; Unicode canonical decomposition for the rest.
 */

const MACRON = '\u0304';
const TILDE = '\u0303';
const LIMIT = 0x1f00;

function describe(code: number) {
  const [first = '', ...marks] = String.fromCharCode(code).normalize('NFD');
  const base = first.toLowerCase();
  if (base < 'a' || base > 'z' || base.length !== 1) return undefined;
  return {
    /** Lower-case base letter, `a` to `z`. */
    base,
    /** With a macron, or an upper-case vowel inside a word (Harvard-Kyoto, Madras Lexicon in ASCII). */
    long: marks.includes(MACRON),
    /** ñ: a nasal of the palate, not a plain n. */
    palatal: base === 'n' && marks.includes(TILDE),
    upper: first !== base,
  };
}

/** ASCII, Latin-1 to Extended-B, and Extended Additional; the gap between holds no Latin letters with a base. */
const LETTERS = Array.from({ length: LIMIT }, (_, code) =>
  code < 0x250 || code >= 0x1e00 ? describe(code) : undefined,
);

/** @example latinLetter('Ś'.charCodeAt(0)) → { base: 's', long: false, palatal: false, upper: true } */
export function latinLetter(code: number) {
  return LETTERS[code];
}
