/**
 * Which script a run of letters is in, told by its Unicode block, and what sanscript calls it.
 * Source: the Unicode Standard, Blocks.txt.
 */
export type Script =
  | 'devanagari'
  | 'bengali'
  | 'gurmukhi'
  | 'gujarati'
  | 'oriya'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'sinhala'
  | 'latin';

/** The ten Brahmic blocks of 128 places each, from U+0900 on, in the order of the standard. */
const brahmic: readonly Script[] = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
];

/** Written inside words: joiners, and the apostrophes of IAST's avagraha and of Tamil's ரு' for ṛ. */
const joiners = '\\u200c|\\u200d';
const apostrophes = "'|’|ʼ";

/** One letter or sign, Vedic accents among them; dandas and digits are none. */
const letters: readonly string[] = [
  `(?:[\\u0900-\\u0963\\u0970-\\u097f\\u1cd0-\\u1cff\\ua8e0-\\ua8ff]|${joiners})+`,
  `(?:(?![\\u0b80-\\u0bff]|\\p{N})[\\u0980-\\u0dff]|${joiners})+`,
  `[\\u0b82-\\u0be5](?:[\\u0b82-\\u0be5ऽ²³⁴₂₃₄]|${joiners}|${apostrophes})*`,
  `[A-Za-z\\u00c0-\\u024f\\u1e00-\\u1eff](?:[A-Za-z\\u00c0-\\u024f\\u1e00-\\u1eff]|[\\u0300-\\u036f]|${apostrophes})*`,
];
const run = new RegExp(letters.join('|'), 'gu');

/** The script of a run, by its first letter: `அக்னி` → `tamil`; `Śiva` → `latin`. */
export function scriptOf(word: string): Script {
  const code = word.codePointAt(0) ?? 0;
  return brahmic[Math.floor((code - 0x900) / 0x80)] ?? (code > 0xdff ? 'devanagari' : 'latin');
}

/**
 * Replaces each run of letters and leaves everything between as it is.
 * In: any text, and what becomes of a run. Out: the text so changed.
 */
export function mapRuns(text: string, change: (word: string, script: Script) => string): string {
  return text.replace(run, (word) => change(word, scriptOf(word)));
}

/** The runs of letters of a text, in order: `agniḥ pūrvebhir 1.1` → `agniḥ`, `pūrvebhir`. */
export function runsOf(text: string): string[] {
  return text.match(run) ?? [];
}
