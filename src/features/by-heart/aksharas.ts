/**
 * The first akshara of a word: the consonants that are written as one, with their vowel and its signs.
 *
 * The rule is that of the orthographic syllable in the Unicode Standard, chapter 12: a consonant whose vowel is taken away by a virama
 * is of one akshara with the next one. Grapheme clusters (UAX #29) are not the same: rule GB9c joins consonants in six scripts only,
 * Kannada is not among them, and browsers follow it since different versions.
 */

/** Viramas that join consonants. The Tamil puḷḷi is none: ப் is a letter by itself. A non-joiner after one keeps letters apart. */
const VIRAMA = '\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D\u0DCA';
/** A letter with its signs, joiners, and the raised numbers of Tamil (`க³`). */
const LETTER = String.raw`\p{L}(?:\p{M}|\p{Cf}|\p{No}|\p{Lm})*`;
/** Tamil joins letters in these two only. */
const TAMIL = String.raw`(?:க்ஷ|[ஸஶ]்ரீ)(?:\p{M}|\p{Cf}|\p{No})*`;
const AKSHARA = new RegExp(String.raw`^(?:${TAMIL}|${LETTER}(?:(?<=[${VIRAMA}]\u200D?)${LETTER})*)`, 'u');

/** Latin letters of an Indian language: consonants up to their vowel, with what nasalises it: `kṣe`, `stai`, `saṃ`, `kṛ`. */
const LATIN = /^\p{L}\p{M}*/u;
const LATIN_AKSHARA =
  /^(?:(?![aeiouāīūēōæ])(?![ṛṝḷḹ](?!\p{M}*[aeiouāīūēō]))(?![rl]\u0325)\p{L}\p{M}*)*(?:(?:[aeiouāīūēō]\u0304?)+|[ṛṝḷḹ]|[rl]\u0325\u0304?)\p{M}*[ṃṁḥ]?/iu;
const IS_LATIN = /^\p{Script=Latin}/u;

/**
 * @param lang of the word, BCP 47: of English words the first letter is taken
 * @example firstAkshara('क्ष्मायाम्', 'sa') → 'क्ष्मा'; firstAkshara('ப்ரமம்', 'ta') → 'ப்'; firstAkshara('kṣetre', 'sa-Latn') → 'kṣe'
 */
export function firstAkshara(word: string, lang: string): string {
  const pattern = !IS_LATIN.test(word) ? AKSHARA : /^en\b/.test(lang) ? LATIN : LATIN_AKSHARA;
  return (pattern.exec(word) ?? LATIN.exec(word))?.[0] ?? '';
}
