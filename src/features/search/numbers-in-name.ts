/** Numbers of chapters, hymns and verses, as names hold them. */

/** A number without zeros in front of its parts: `1.001` → `1.1`. */
export const bare = (number: string): string => number.replace(/(^|\.)0+(?=\d)/g, '$1');

/** The numbers that a name holds, between spaces; '' for none: `Purusha (RV 10.090)` → ` 10.90 `. */
export function numbersInName(name: string): string {
  const numbers = name.match(/\d+(?:\.\d+)*/g);
  return numbers ? ` ${numbers.map(bare).join(' ')} ` : '';
}
