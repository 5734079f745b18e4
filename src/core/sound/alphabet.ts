/**
 * The letters of a sound key, each with its class. Two names sound alike if their classes are equal; the letters
 * tell how closely (`letter-distance.ts`).
 *
 * K S T P are stops of which Tamil does not say whether they are voiced, Q W F a doubled k, t, p, G D B a voiced stop that
 * opens a cluster (agni), N a nasal before a stop but p, L M Y a doubled l, m, n, * the vowel of ऋ, + a u that stands for
 * it after a consonant and r, ^ an i that opens a cluster and is not written.
 *
 * Sources of the classes: one Tamil letter for voiced and voiceless stops, and for s and c (Tolkāppiyam,
 * Eḻuttatikāram); h written as க in Tamil; retroflex and dental, and ழ and ள, not told apart in everyday Roman
 * spelling; i and e, u and o interchanged through ee and oo.
 */
const CLASSES: readonly string[] = [
  'kgKhQG',
  'scjS',
  'tdTWD',
  'pbPFB',
  'nmNMY',
  'y',
  'r',
  'lzL',
  'v',
  'aA',
  'iIe*+^',
  'uUo',
  ...'0123456789',
];

/** By the codes of letters. */
const CLASS_OF: string[] = [];
for (const letters of CLASSES) for (const letter of letters) CLASS_OF[letter.charCodeAt(0)] = letters.charAt(0);

/** The class of a letter, '' for anything else; a digit is its own. @example classOf('g') → 'k' */
export function classOf(letter: string): string {
  return CLASS_OF[letter.charCodeAt(0)] ?? '';
}

/** @example isVowel('*') → true */
export function isVowel(letter: string): boolean {
  const name = classOf(letter);
  return name === 'a' || name === 'i' || name === 'u';
}

/** A consonant of a key. Digits and spaces are neither vowels nor consonants. @example isConsonant('z') → true */
export function isConsonant(letter: string): boolean {
  const name = classOf(letter);
  return name >= 'b' && name !== 'i' && name !== 'u';
}
