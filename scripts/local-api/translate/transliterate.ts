/** One script into another by rule, through sanscript; no word is understood here. */
import Sanscript from '@indic-transliteration/sanscript';
import { mapRuns, runsOf, type Script } from './scripts.ts';

/** Latin letters that only a scholar's spelling has: IAST, ISO 15919. */
const diacritics = /[āīūṛṝḷḹṅñṭḍṇśṣṃḥṁṟṉḻēō]/i;

/** Printed Tamil may mark a stop: ² for the aspirate, ³ for the voiced, ⁴ for both. க³ and கா³ begin with g. */
const marks = ['²₂', '³₃', '⁴₄'];
const stops = ['कखगघ', 'चछजझ', 'टठडढ', 'तथदध', 'पफबभ'];

function withMarks(devanagari: string): string {
  return devanagari.replace(/([कचटतप])([\u093e-\u094d]?)([²³⁴₂₃₄])/g, (_, stop: string, sign: string, mark: string) => {
    const row = stops.find((letters) => letters.startsWith(stop)) ?? stop;
    return row.charAt(1 + marks.findIndex((pair) => pair.includes(mark))) + sign;
  });
}

/** The Vedic accents and cantillation marks; IAST has no letters for them. */
const accents = /[\u0951-\u0954\u1cd0-\u1cff\ua8e0-\ua8f1]/g;

/** Spellings of the `śhrī kṛiṣhṇa uvācha` kind: diacritics, but with h and i besides. */
const mixed: readonly (readonly [RegExp, string])[] = [
  [/śh/g, 'ś'],
  [/ṣh/g, 'ṣ'],
  [/ṛi/g, 'ṛ'],
];

/** What readers type on a plain keyboard → IAST. Short and long vowels stay as typed: nobody can tell. */
const colloquial: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'ā'],
  [/ee|ii/g, 'ī'],
  [/oo|uu/g, 'ū'],
  [/ksh|x/g, 'kṣ'],
  [/sh/g, 'ś'],
  // namah, shantih: an h that ends a word after a vowel is a visarga
  [/(?<=[aāiīuūe])h$/g, 'ḥ'],
];

const both: readonly (readonly [RegExp, string])[] = [
  [/chchh|cch/g, 'cCH'],
  [/chh/g, 'CH'],
  [/ch/g, 'c'],
  [/CH/g, 'ch'],
  [/j[nñ](?=[aāiīuūeo])/g, 'jñ'],
  [/w/g, 'v'],
  [/f/g, 'ph'],
  [/q/g, 'k'],
  [/z/g, 'j'],
  [/ṁ/g, 'ṃ'],
];

/** @param isScholarly its text writes every sound, so that `chandas` is *chandas*, though none of its letters has a mark */
function latinToIast(word: string, isScholarly: boolean): string {
  // A ḷ before a vowel is the consonant ळ, which sanscript writes l̤; elsewhere it is the vowel ऌ.
  const lower = word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/ḷ(?=[aāiīuūeo])/g, 'l̤');
  const isMixed = /śh|ṣh|ṛi/.test(lower);
  if ((isScholarly || diacritics.test(lower)) && !isMixed) return lower.replaceAll('ṁ', 'ṃ');
  const rules = isMixed ? [...mixed, ...both] : [...colloquial, ...both];
  return rules.reduce((spelled, [from, to]) => spelled.replace(from, to), lower);
}

/** Printed Tamil writes ரு' for the vowel ṛ: க்ரு'ஷ்ண is kṛṣṇa. */
function vocalicR(devanagari: string): string {
  return devanagari.replace(/्रु['’ʼ]/g, 'ृ').replace(/रु['’ʼ]/g, 'ऋ');
}

/**
 * A word in Devanagari.
 * In: one run of letters and its script. Out: Devanagari, NFC; Devanagari itself untouched.
 * Tamil goes by `tamil_extended`: sanscript 1.3.3 voices every stop with plain `tamil` (திருத்தணி → धिरुध्धणि), and
 * with `tamil_superscripted` leaves the marks of க³ where they are.
 */
function wordToDevanagari(word: string, script: Script, isScholarly = false): string {
  if (script === 'devanagari') return word;
  if (script === 'latin') return Sanscript.t(latinToIast(word, isScholarly), 'iast', 'devanagari').normalize('NFC');
  if (script !== 'tamil') return Sanscript.t(word, script, 'devanagari').normalize('NFC');
  return vocalicR(withMarks(Sanscript.t(word.replaceAll('ஸ்ரீ', 'ஶ்ரீ'), 'tamil_extended', 'devanagari')))
    .replaceAll('ஃ', 'ः')
    .normalize('NFC');
}

/**
 * A word in IAST, without accents.
 * Example: `अ॒ग्निमी॑ळे` → `agnimīl̤e`; `Śiva` → `śiva`; `శివ` → `śiva`.
 */
export function wordToIast(word: string, script: Script, isScholarly = false): string {
  if (script === 'latin') return latinToIast(word, isScholarly);
  const devanagari = wordToDevanagari(word, script).replace(accents, '');
  return Sanscript.t(devanagari, 'devanagari', 'iast').normalize('NFC');
}

/** Whether a Latin word has letters that only IAST and its kin have: then its text writes every sound. */
export function hasDiacritics(word: string): boolean {
  return diacritics.test(word);
}

/**
 * A text in Devanagari, letter by letter; what is not a letter of a known script stays.
 * Example: `திருத்தணி 1` → `तिरुत्तणि 1`; `agnim īḍe |` → `अग्निम् ईडे ।`.
 */
export function toDevanagari(text: string): string {
  const whole = text.normalize('NFC');
  const isScholarly = runsOf(whole).some(hasDiacritics) && !/śh|ṣh|ṛi/i.test(whole);
  return mapRuns(whole, (word, script) => wordToDevanagari(word, script, isScholarly))
    .replaceAll('||', '॥')
    .replaceAll('|', '।');
}
