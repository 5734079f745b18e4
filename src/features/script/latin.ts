/**
 * Sanskrit in Latin letters with marks: IAST (the transliteration of the Geneva congress of 1894), with the candrabindu of
 * ISO 15919 and, for Vedic tones, a line above and a line below the vowel, as editions of the Rigveda in Latin print them.
 */
import Sanscript from '@indic-transliteration/sanscript';
import { ANUDATTA, mapRuns, SVARITA } from './runs.ts';

const TONES = `[${SVARITA}${ANUDATTA}]`;
const TONE_ABOVE = '\u030D';
const TONE_BELOW = '\u0331';

/** A short a before i or u is two syllables there, not ai or au: `प्रउग` → `praüga`. */
const HIATUS = new RegExp(`([क-हळअ]${TONES}*)([इउ])`, 'gu');
const APART: Readonly<Record<string, string>> = { इ: 'ï', उ: 'ü' };

/** In a text with tones a colon after a letter is a visarga typed on a plain keyboard: `गिर॑:`. */
const COLON = /(?<=[\u0900-\u0963]):(?![\u0900-\u0963])/gu;

/** `अ॒ग्निमी॑ळे` → `a̱gnimī̍ḷe`, `वेत्थ॥१॥` → `vettha||1||`. Digits are left to the caller. */
export function devanagariToIast(text: string): string {
  const visarga = new RegExp(TONES, 'u').test(text) ? text.replace(COLON, 'ः') : text;
  const apart = visarga.replace(HIATUS, (_, before: string, vowel: string) => before + (APART[vowel] ?? vowel));
  return (
    mapRuns(apart, 'deva', (run) =>
      Sanscript.t(run.replace(/[ँꣳ]/gu, '\uE000').replace(/\u093C/gu, ''), 'devanagari', 'iast')
        .replaceAll('\uE000', 'm\u0310')
        .replaceAll('l\u0324', 'ḷ'),
    )
      // The tone belongs to the vowel, whichever of the two was typed first.
      .replace(new RegExp(`(ṃ|m\u0310)(${TONES}+)`, 'gu'), '$2$1')
      .replaceAll(SVARITA, TONE_ABOVE)
      .replaceAll(ANUDATTA, TONE_BELOW)
      .replaceAll('॥', '||')
      .replaceAll('।', '|')
      .normalize('NFC')
  );
}

/** No word of Sanskrit: all in capitals (`RV`), or with letters that IAST does not have. */
const FOREIGN = /^\p{Lu}+$|[fqwxzFQWXZ]/u;

/** r before ṛ is written with the vowel's own letter, not with its sign: `निर्ऋति`. */
export function spellR(devanagari: string): string {
  return devanagari.replace(/(?<!\u094D)रृ/gu, 'र्ऋ').replace(/(?<!\u094D)रॄ/gu, 'र्ॠ');
}

function iastWord(word: string): string {
  if (FOREIGN.test(word)) return word;
  if (/^oṃ$/iu.test(word)) return 'ॐ';
  const spelled = word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('ṁ', 'ṃ')
    .replaceAll('m\u0310', 'ँ')
    .replaceAll('oṃ', 'oं') // sanscript makes the sign of om of it in any word
    // After a vowel, or before one, ḷ is the consonant ळ; elsewhere the vowel ऌ, as in kḷpta.
    .replace(/(?<=[aāiīuūṛeo])ḷ|ḷ(?=h?[aāiīuūṛeo])|^ḷ(?=h)/gu, 'l\u0324')
    .replaceAll('ï', 'इ')
    .replaceAll('ü', 'उ');
  return Sanscript.t(spelled, 'iast', 'devanagari');
}

/** `a̱gnimī̍ḷe` → `अ॒ग्निमी॑ळे`; words in capitals, and with letters that IAST does not have, stay as they are. */
export function iastToDevanagari(text: string): string {
  // Taken apart, letters show their tones wherever these stand among other marks; IAST has no letter with a line below.
  const tones = text
    .normalize('NFD')
    .replaceAll(TONE_ABOVE, SVARITA)
    .replaceAll(TONE_BELOW, ANUDATTA)
    .normalize('NFC')
    .replace(new RegExp(`(${TONES}+)(ṃ|m\u0310)`, 'gu'), '$2$1');
  // An avagraha may stand alone; an apostrophe between spaces is nothing else.
  const avagraha = tones.replace(/(?<=^|\s)['’]+(?=\s|$)/gu, (signs) => 'ऽ'.repeat(signs.length));
  return spellR(mapRuns(avagraha, 'iast', iastWord))
    .replaceAll('||', '॥')
    .replaceAll('|', '।');
}
