import type { SearchIndex } from './build.ts';

/** Rows whose number is the digits asked for, and rows whose number begins with them. */
export interface NumberRows {
  readonly exact: readonly number[];
  readonly prefix: readonly number[];
}

/**
 * The song number, exactly or as a prefix, and the leading digits of the file name (specification, section 2 Home).
 * Zeros in front do not count for an exact match: 012 is song 12.
 * @example '12' → song 12 exact; song 120 and the file '0012 Agni.txt' prefix or exact
 */
export function numberRows({ numbers, digits }: SearchIndex, wanted: string): NumberRows {
  const bare = wanted.replace(/^0+(?=\d)/, '');
  const exact: number[] = [];
  const byFile: number[] = [];
  const prefix: number[] = [];
  for (let row = 0; row < numbers.length; row += 1) {
    const number = numbers[row] as string;
    const leading = digits[row] as string;
    if (number !== '' && number === bare) exact.push(row);
    else if (leading !== '' && leading.endsWith(bare) && leading.replace(/^0+(?=\d)/, '') === bare) byFile.push(row);
    else if (number.startsWith(wanted) || leading.startsWith(wanted)) prefix.push(row);
  }
  return { exact: [...exact, ...byFile], prefix };
}
