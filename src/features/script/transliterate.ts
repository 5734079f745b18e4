/** A text from one script into another. Reached by a dynamic import alone: it brings sanscript, 28 KB. */

import type { Source } from '#core/text/script-offer.ts';
import { isLetters, type LettersId, type ScriptId } from '#core/text/scripts.ts';
import { fromDevanagari, toDevanagari } from './brahmic.ts';
import { devanagariToIast, iastToDevanagari } from './latin.ts';
import { devanagariToRoman, tamilSongToRoman } from './roman.ts';
import { devanagariToNumbers, devanagariToTamil, numbersToDevanagari } from './tamil.ts';
import { tamilSongInto } from './tamil-song.ts';

/** The code point of zero. Tamil and Malayalam have digits of their own too, but their readers no longer use them. */
const ZEROS: Partial<Record<ScriptId, number>> = {
  deva: 0x0966,
  bengali: 0x09e6,
  gujarati: 0x0ae6,
  telugu: 0x0c66,
  kannada: 0x0ce6,
};

/** Every digit of one script in those of another: `('॥१२॥', deva, telugu)` → `॥౧౨॥`; common digits stay what they are. */
function mapDigits(text: string, from: ScriptId, to: ScriptId): string {
  const zero = ZEROS[from];
  if (zero === undefined) return text;
  const base = ZEROS[to] ?? 0x30;
  const digits = new RegExp(`[${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}]`, 'gu');
  return text.replace(digits, (digit) => String.fromCodePoint(base + (digit.codePointAt(0) ?? zero) - zero));
}

/** Sanskrit in Devanagari; null for a script that does not write every sound. */
function intoDevanagari(text: string, from: ScriptId): string | null {
  switch (from) {
    case 'deva':
      return text;
    case 'iast':
      return iastToDevanagari(text);
    case 'tamil-numbers':
      return numbersToDevanagari(text);
    case 'tamil':
    case 'roman':
      return null;
    default:
      return isLetters(from) ? null : toDevanagari(text, from);
  }
}

function outOfDevanagari(text: string, to: Exclude<ScriptId, LettersId>): string {
  switch (to) {
    case 'deva':
      return text;
    case 'iast':
      return devanagariToIast(text);
    case 'roman':
      return devanagariToRoman(text);
    case 'tamil-numbers':
      return devanagariToNumbers(text);
    case 'tamil':
      return devanagariToTamil(text);
    default:
      return fromDevanagari(text, to);
  }
}

/**
 * A text in another script, NFC. Digits are converted too; everything else that is not a letter of the source script stays.
 * @param text in the language and script that {@link Source} names, normalised as the library stores it
 * @returns the text unchanged if its script cannot be converted to the other
 */
export function transliterate(text: string, { language, script }: Source, to: ScriptId): string {
  if (language === 'ta') {
    if (script !== 'tamil') return text;
    return to === 'roman' ? tamilSongToRoman(text) : (tamilSongInto(text, to)?.normalize('NFC') ?? text);
  }
  if (isLetters(to)) return text;
  const devanagari = script === to ? null : intoDevanagari(text, script);
  if (devanagari === null) return text;
  return mapDigits(outOfDevanagari(mapDigits(devanagari, script, 'deva'), to), 'deva', to).normalize('NFC');
}
