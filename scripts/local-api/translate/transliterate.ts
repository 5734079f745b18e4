/** Other scripts into Devanagari by rule, through sanscript; no word is understood here. */
import Sanscript from '@indic-transliteration/sanscript';

/** Letters that only a scholar's spelling has: a text with one of them is IAST. */
const MARKED = /[āīūṛṝḷḹṅñṭḍṇśṣṃḥṁ]/iu;

/**
 * Scripts as Unicode names them, and what sanscript calls them. Tamil goes by `tamil_extended`: sanscript 1.3.3 voices
 * every stop with plain `tamil` (திருத்தணி → धिरुध्धणि).
 */
const INDIC = Object.entries({
  Bengali: 'bengali',
  Gurmukhi: 'gurmukhi',
  Gujarati: 'gujarati',
  Oriya: 'oriya',
  Tamil: 'tamil_extended',
  Telugu: 'telugu',
  Kannada: 'kannada',
  Malayalam: 'malayalam',
  Sinhala: 'sinhala',
});

const runsOf = (script: string) => new RegExp(`\\p{Script=${script}}(?:\\p{Script=${script}}|\\p{M})*`, 'gu');

/** Before a vowel ḷ is the consonant ळ, which sanscript writes `l̤`; elsewhere it is the vowel ऌ. */
const iast = (run: string): string =>
  Sanscript.t(run.replace(/ḷ(?=[aāiīuūeo])/g, 'l\u0324').replaceAll('ṁ', 'ṃ'), 'iast', 'devanagari');

/**
 * A text in Devanagari, letter by letter; what is no letter of a known script stays. Latin letters are read as IAST, or as
 * ITRANS where none of them has a mark.
 * Example: `திருத்தணி 1` → `तिरुत्तणि 1`; `agnim īḍe |` → `अग्निम् ईडे ।`; `Shivaaya` → `शिवाय`.
 */
export function toDevanagari(text: string): string {
  const whole = text.normalize('NFC').replaceAll('ஸ்ரீ', 'ஶ்ரீ');
  const indic = INDIC.reduce(
    (read, [script, scheme]) => read.replace(runsOf(script), (run) => Sanscript.t(run, scheme, 'devanagari')),
    whole,
  );
  const latin = MARKED.test(whole) ? iast : (run: string) => Sanscript.t(run, 'itrans', 'devanagari');
  return indic
    .replace(runsOf('Latin'), (run) => latin(run.toLowerCase()))
    .replace(/्रु['’ʼ]/gu, 'ृ') // printed Tamil writes ரு' for ṛ: க்ரு'ஷ்ண
    .replaceAll('ஃ', 'ः')
    .replaceAll('||', '॥')
    .replaceAll('|', '।')
    .normalize('NFC');
}
