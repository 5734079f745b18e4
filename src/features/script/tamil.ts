/**
 * Sanskrit in Tamil letters. One letter stands for up to four stops. Some printed books tell them apart by raised numbers
 * after the letter and its vowel sign (`கா³` is gā), others leave the numbers out; both forms are offered.
 */
import Sanscript from '@indic-transliteration/sanscript';
import { spellR } from './latin.ts';
import { mapRuns } from './runs.ts';

/** Stops that Tamil lacks, by the letter of their place: the first of them has the number ²; of ज only one is lacking. */
const STOPS: Readonly<Record<string, string>> = { க: 'खगघ', ச: 'छ', ஜ: 'झ', ட: 'ठडढ', த: 'थदध', ப: 'फबभ' };
const NUMBERS = '²³⁴';
const NUMBERED = Object.entries(STOPS).flatMap(([base, lacking]) =>
  [...lacking].map((devanagari, at) => ({ base, number: NUMBERS.charAt(at), devanagari })),
);

/**
 * Sanscript's `tamil_extended` has Grantha letters for what Tamil lacks: one to one, unlike its `tamil`. They stand at the same
 * places of both blocks: `granthaOf('ख')` → `𑌖`.
 */
const granthaOf = (devanagari: string): string => String.fromCodePoint((devanagari.codePointAt(0) ?? 0) + 0x10a00);

/** What Tamil has no letter for at all, as Aksharamukha and sanskritdocuments.org print it. */
const SIGNS: readonly (readonly [numbered: string, devanagari: string])[] = [
  ['்ருʼ', 'ृ'],
  ['்ரூʼ', 'ॄ'],
  ['்லுʼ', 'ॢ'],
  ['்லூʼ', 'ॣ'],
  ['ருʼ', 'ऋ'],
  ['ரூʼ', 'ॠ'],
  ['லுʼ', 'ऌ'],
  ['லூʼ', 'ॡ'],
  ['ம்ʼ', 'ं'],
  ['꞉', 'ः'],
  ['ம்ˮ', 'ँ'],
  ['ऽ', 'ऽ'],
];

const SIGN = '[\\u0BBE-\\u0BCD]';
const GRANTHA_STOP = new RegExp(
  `(${NUMBERED.map(({ devanagari }) => granthaOf(devanagari)).join('|')})(${SIGN}?)`,
  'gu',
);
const NUMBERED_STOP = new RegExp(`([கசஜடதப])(${SIGN}?)([²³⁴])`, 'gu');
const WRITTEN = new Map(NUMBERED.map((stop) => [granthaOf(stop.devanagari), stop]));
const READ = new Map(NUMBERED.map(({ base, number, devanagari }) => [base + number, devanagari]));
/** A stop's number may stand between its virama and a vowel: `க்⁴ருʼ`. */
const READ_SIGNS = SIGNS.map(([numbered, devanagari]) => {
  const pattern = numbered.startsWith('்') ? `்([²³⁴]?)${numbered.slice(1)}` : `()${numbered}`;
  return [new RegExp(pattern, 'gu'), `$1${devanagari}`] as const;
});
/** ந begins a word and stands before த; elsewhere Tamil spells the same sound ன. */
const INNER_N = /(?<=[\u0B80-\u0BE5²³⁴ʼ])ந(?!்த)/gu;

/** ஸ்ரீ is the one sign of श्री, on paper and on keyboards; where स्री is meant, a non-joiner keeps its letters apart. */
const SHRI = 'ஸ்ரீ';
const APART_SHRI = 'ஸ்\u200Cரீ';

const writeShri = (tamil: string): string => tamil.replaceAll(SHRI, APART_SHRI).replaceAll('ஶ்ரீ', SHRI);
const readShri = (tamil: string): string => tamil.replaceAll(SHRI, 'ஶ்ரீ').replaceAll(APART_SHRI, SHRI);

function numbered(run: string): string {
  const grantha = writeShri(Sanscript.t(run.replaceAll('ꣳ', 'ँ'), 'devanagari', 'tamil_extended'));
  return SIGNS.reduce((tamil, [own, sign]) => tamil.replaceAll(granthaOf(sign), own), grantha)
    .replace(GRANTHA_STOP, (_, stop: string, sign: string) => {
      const { base, number } = WRITTEN.get(stop) ?? { base: stop, number: '' };
      return base + sign + number;
    })
    .replace(INNER_N, 'ன');
}

/** `गङ्गा धर्म` → `க³ங்கா³ த⁴ர்ம`. */
export function devanagariToNumbers(text: string): string {
  // A tone stands on the letter, not on its number: `தே॒³`.
  return mapRuns(text, 'deva', numbered).replace(/([²³⁴ʼˮ]+)([\u0951\u0952]+)/gu, '$2$1');
}

/** `गङ्गा धर्मः` → `கங்கா தர்ம:`: without the numbers, which readers of Tamil know from the word. */
export function devanagariToTamil(text: string): string {
  return mapRuns(text, 'deva', (run) =>
    numbered(run)
      .replace(/[²³⁴ʼˮ]/gu, '')
      .replaceAll('꞉', ':'),
  );
}

function unnumbered(run: string): string {
  const signs = READ_SIGNS.reduce((tamil, [sign, own]) => tamil.replace(sign, own), readShri(run).replaceAll('ன', 'ந'));
  const stops = signs.replace(NUMBERED_STOP, (whole, base: string, sign: string, number: string) => {
    const devanagari = READ.get(base + number);
    return devanagari === undefined ? whole : devanagari + sign;
  });
  return spellR(Sanscript.t(stops, 'tamil_extended', 'devanagari'));
}

/** `க³ங்கா³` → `गङ्गा`. */
export function numbersToDevanagari(text: string): string {
  const apart = text.replace(/(?<=[\u0B80-\u0BE5])([\u0951\u0952]+)([²³⁴ʼˮ]+)/gu, '$2$1');
  return mapRuns(apart, 'tamil-numbers', unnumbered);
}

/** A Tamil song: `தமிழ்` → `तमिऴ्`. Tamil's own letters have their own places in Devanagari (ऱ ऴ ऩ ऎ ऒ), so nothing is lost. */
export function tamilSongToDevanagari(text: string): string {
  return mapRuns(text, 'tamil', (run) =>
    Sanscript.t(readShri(run), 'tamil_extended', 'devanagari').replaceAll('ஃ', 'ः'),
  );
}
