/** A text from one script into another. Reached by a dynamic import alone: it brings sanscript, 28 KB. */

import type { Source } from '#core/text/script-offer.ts';
import { isLetters, type LettersId, type ScriptId } from '#core/text/scripts.ts';
import { fromDevanagari, toDevanagari } from './brahmic.ts';
import { mapDigits } from './digits.ts';
import { devanagariToIast, iastToDevanagari } from './latin.ts';
import { devanagariToRoman, tamilSongToRoman } from './roman.ts';
import { devanagariToNumbers, devanagariToTamil, numbersToDevanagari } from './tamil.ts';
import { tamilSongInto } from './tamil-song.ts';

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
