/**
 * A name or query, normalised for comparison: lower case, digits of Indian scripts as ASCII digits, line feeds as spaces.
 * The length stays the same, so that the offset of a match is an offset in the text.
 * @example normalise('சிவா 12') → 'சிவா 12'; normalise('İ') → 'İ' (its lower case is two units, so it stays)
 */
export function normalise(text: string): string {
  const lower = text.toLowerCase();
  const even = lower.length === text.length ? lower : Array.from(text, evenLower).join('');
  return even.replace(/[\s\u0966-\u0d6f]/g, asciiDigit);
}

function evenLower(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}

/** A number of a chapter, hymn or verse without zeros in front of its parts: `1.001` → `1.1`. */
export const bareNumber = (number: string): string => number.replace(/(^|\.)0+(?=\d)/g, '$1');

/** The numbers that a name holds, between spaces; '' for none: `Purusha (RV 10.090)` → ` 10.90 `. */
export function numbersInName(name: string): string {
  const numbers = name.match(/\d+(?:\.\d+)*/g);
  return numbers ? ` ${numbers.map(bareNumber).join(' ')} ` : '';
}

const BLOCK = 0x80;

/** Each Brahmic block keeps its digits at 0x66 to 0x6F. */
function asciiDigit(character: string): string {
  const place = (character.charCodeAt(0) % BLOCK) - 0x66;
  if (character.charCodeAt(0) < 0x900 || /\s/.test(character)) return ' ';
  return place >= 0 && place <= 9 ? String(place) : character;
}

const WORD = /[\p{L}\p{M}\p{N}]/u;

/** Whether a UTF-16 unit belongs to a word. */
export function isWordUnit(unit: number): boolean {
  if (unit < 0x80)
    return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a);
  return (unit >= 0x900 && unit <= 0xd7f) || (unit >= 0xd800 && unit <= 0xdfff) || WORD.test(String.fromCharCode(unit));
}
