/** Numbers of verses, as they are printed and as they are cited. */

const DIGIT = /\p{Nd}/u;

/** Digits of any script as ASCII: `१२` → `12`. Each script has its ten in a row, and no digit before them (Unicode Standard, 4.6). */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    // Some blocks stand side by side (mathematical digits): ten each.
    return String(((digit.codePointAt(0) ?? 0) - zero) % 10);
  });
}

/** A number as a reader cites it: `१-१-०१` → `1.1.1`. */
export const cited = (digits: string): string =>
  asciiDigits(digits)
    .replace(/[\s।॥|]/g, '')
    .replace(/[-–]/g, '.')
    .replace(/(^|\.)0+(?=\d)/g, '$1');
