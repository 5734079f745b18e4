/**
 * The sounds of the letters of the Brahmic scripts of India, U+0900 to U+0D7F.
 *
 * Source: the Unicode Standard, chapter 12 — the nine blocks from Devanagari to Malayalam keep the order of ISCII
 * (IS 13194:1991), each at an offset of 0x80 from the one before, so one table of 128 places reads them all.
 *
 * Letters are the sounds of `sounds.ts`; besides: 1 ai, 2 au, 3 vocalic r, 4 vocalic l, 5 om, - virama, . nothing,
 * and a space where a word ends.
 */
const LAYOUT =
  '.MM.aaAiIuU34eee' + // 00 signs and independent vowels
  '1ooo2kkggnccjjYt' + // 10 ka …
  'tddnttddnnppbbmy' + // 20 … na, pa …
  'rrllzvsssh....Ai' + // 30 ra … ha, vowel signs
  'IuU33eee1ooo2-..' + // 40 vowel signs, virama
  '5......2kkgjddpy' + // 50 om, au length mark, letters with nukta
  '3444  0123456789' + // 60 vocalic letters, dandas, digits
  '................'; //  70 script by script, see below

/** Tamil has one letter for each place of articulation, voiced or not by position (Tolkāppiyam, Eḻuttatikāram). */
const TAMIL: Readonly<Record<string, string>> = { k: 'K', c: 'S', t: 'T', p: 'P' };

/** Letters outside the common layout: vowelless (chillus, khanda ta), or with the inherent vowel. */
const BARE: Readonly<Record<number, string>> = {
  2510: 't', // ৎ
  2672: 'M', // ੰ tippi
  2676: '5', // ੴ
  3412: 'm', // ൔ … ൖ, ൺ … ൿ: chillus, `Malayalam` in the Unicode Standard, 12.9
  3413: 'y',
  3414: 'z',
  3450: 'n',
  3451: 'n',
  3452: 'r',
  3453: 'l',
  3454: 'l',
  3455: 'k',
};
const FULL: Readonly<Record<number, string>> = { 2544: 'r', 2545: 'v', 2929: 'v' }; // ৰ ৱ ୱ

const BLOCK = 0x80;
const FIRST = 0x900;
const LAST = 0xd7f;
const TAMIL_BLOCK = 5;

/** What one letter is: its sound, and whether it is a consonant that carries the vowel a until a sign says otherwise. */
function describe(code: number) {
  const place = (code - FIRST) % BLOCK;
  const common = LAYOUT.charAt(place);
  const isConsonant = (place >= 0x15 && place <= 0x39) || (place >= 0x58 && place <= 0x5f);
  const inTamil = Math.floor((code - FIRST) / BLOCK) === TAMIL_BLOCK && isConsonant && place !== 0x1c;
  const sound = BARE[code] ?? FULL[code] ?? (inTamil ? (TAMIL[common] ?? common) : common);
  return {
    sound,
    carriesA: isConsonant || FULL[code] !== undefined,
    /** A vowel sign or virama: it takes the place of the a before it. */
    replacesA: (place >= 0x3e && place <= 0x4d) || place === 0x57 || place === 0x62 || place === 0x63,
  };
}

const LETTERS = Array.from({ length: LAST - FIRST + 1 }, (_, n) => describe(FIRST + n));

/** ꣳ sounds as the candrabindu: a nasal. */
const GUM = 0xa8f3;
const CANDRABINDU = 0x901;

/**
 * The letter at a code unit, or undefined outside U+0900–0D7F but for ꣳ.
 * @example brahmicLetter('சி'.charCodeAt(0)) → { sound: 'S', carriesA: true, replacesA: false }
 */
export function brahmicLetter(code: number) {
  return code >= FIRST ? LETTERS[(code === GUM ? CANDRABINDU : code) - FIRST] : undefined;
}
