/**
 * Sanskrit in Tamil letters. One letter stands for up to four stops; printed books tell them apart by raised numbers after
 * the letter and its vowel sign (`கா³` is gā), or leave them out, and readers are of both minds.
 */
import Sanscript from '@indic-transliteration/sanscript';
import { spellR } from './latin.ts';
import { mapRuns } from './runs.ts';

/** Sanscript's `tamil_extended` has Grantha letters for the stops that Tamil lacks: one to one, unlike its `tamil`. */
const GRANTHA: readonly (readonly [grantha: string, base: string, number: string, devanagari: string])[] = [
  ['𑌖', 'க', '²', 'ख'],
  ['𑌗', 'க', '³', 'ग'],
  ['𑌘', 'க', '⁴', 'घ'],
  ['𑌛', 'ச', '²', 'छ'],
  ['𑌝', 'ஜ', '²', 'झ'],
  ['𑌠', 'ட', '²', 'ठ'],
  ['𑌡', 'ட', '³', 'ड'],
  ['𑌢', 'ட', '⁴', 'ढ'],
  ['𑌥', 'த', '²', 'थ'],
  ['𑌦', 'த', '³', 'द'],
  ['𑌧', 'த', '⁴', 'ध'],
  ['𑌫', 'ப', '²', 'फ'],
  ['𑌬', 'ப', '³', 'ब'],
  ['𑌭', 'ப', '⁴', 'भ'],
];

/** What Tamil has no letter for at all, as Aksharamukha and sanskritdocuments.org print it. */
const SIGNS: readonly (readonly [grantha: string, numbered: string, devanagari: string])[] = [
  ['𑍃', '்ருʼ', 'ृ'],
  ['𑍄', '்ரூʼ', 'ॄ'],
  ['𑍢', '்லுʼ', 'ॢ'],
  ['𑍣', '்லூʼ', 'ॣ'],
  ['𑌋', 'ருʼ', 'ऋ'],
  ['𑍠', 'ரூʼ', 'ॠ'],
  ['𑌌', 'லுʼ', 'ऌ'],
  ['𑍡', 'லூʼ', 'ॡ'],
  ['𑌂', 'ம்ʼ', 'ं'],
  ['𑌃', '꞉', 'ः'],
  ['𑌁', 'ம்ˮ', 'ँ'],
  ['𑌽', 'ऽ', 'ऽ'],
];

const SIGN = '[\\u0BBE-\\u0BCD]';
/** ந begins a word and stands before த; elsewhere Tamil spells the same sound ன. */
const INNER_N = /(?<=[\u0B80-\u0BE5²³⁴ʼ])ந(?!்த)/gu;

function numbered(run: string): string {
  let tamil = Sanscript.t(run.replace(/[ꣳ]/gu, 'ँ'), 'devanagari', 'tamil_extended');
  for (const [grantha, own] of SIGNS) tamil = tamil.replaceAll(grantha, own);
  for (const [grantha, base, number] of GRANTHA) {
    tamil = tamil.replace(new RegExp(`${grantha}(${SIGN}?)`, 'gu'), `${base}$1${number}`);
  }
  return tamil.replace(INNER_N, 'ன');
}

/** `गङ्गा धर्म` → `க³ங்கா³ த⁴ர்ம`. */
export function devanagariToNumbers(text: string): string {
  return mapRuns(text, 'deva', numbered);
}

/** `गङ्गा धर्मः` → `கங்கா தர்ம:`: what is left without the numbers is what Tamil readers supply. */
export function devanagariToTamil(text: string): string {
  return mapRuns(text, 'deva', (run) =>
    numbered(run)
      .replace(/[²³⁴ʼˮ]/gu, '')
      .replaceAll('꞉', ':'),
  );
}

function unnumbered(run: string): string {
  let tamil = run.replaceAll('ன', 'ந');
  for (const [, own, devanagari] of SIGNS) {
    // A number may stand between the consonant's virama and the vowel: க்⁴ருʼ.
    const [first = '', rest] = own.startsWith('்') ? ['்', own.slice(1)] : [own];
    tamil = rest
      ? tamil.replace(new RegExp(`${first}([²³⁴]?)${rest}`, 'gu'), `$1${devanagari}`)
      : tamil.replaceAll(own, devanagari);
  }
  for (const [, base, number, devanagari] of GRANTHA) {
    tamil = tamil.replace(new RegExp(`${base}(${SIGN}?)${number}`, 'gu'), `${devanagari}$1`);
    tamil = tamil.replaceAll(`${base}${number}`, devanagari);
  }
  return spellR(Sanscript.t(tamil, 'tamil_extended', 'devanagari'));
}

/** `க³ங்கா³` → `गङ्गा`. */
export function numbersToDevanagari(text: string): string {
  return mapRuns(text, 'tamil-numbers', unnumbered);
}

/** A Tamil song: `தமிழ்` → `तमिऴ्`. Tamil's own letters have their own places in Devanagari (ऱ ऴ ऩ ऎ ऒ), so nothing is lost. */
export function tamilSongToDevanagari(text: string): string {
  return mapRuns(text, 'tamil', (run) => Sanscript.t(run, 'tamil_extended', 'devanagari').replaceAll('ஃ', 'ः'));
}

/** The way back: `तमिऴ्` → `தமிழ்`. */
export function devanagariToTamilSong(text: string): string {
  return mapRuns(text, 'deva', (run) => Sanscript.t(run, 'devanagari', 'tamil_extended').replaceAll('𑌃', 'ஃ'));
}
