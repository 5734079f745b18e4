import type { SearchIndex } from './index-build.ts';
import { eachOccurrence, wholeRows } from './rows.ts';

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
export function numberRows({ numbers, digits, digests }: SearchIndex, wanted: string): NumberRows {
  const bare = wanted.replace(/^0+(?=\d)/, '');
  const exact = new Set(wholeRows(numbers, digests.numbers, bare));
  eachOccurrence(digits, `${bare}\n`, (row, at, start) => {
    if (/^0*$/.test(digits.text.slice(start, at))) exact.add(row);
    return false;
  });
  const begins = new Uint8Array(numbers.starts.length - 1);
  for (const rows of [numbers, digits]) {
    eachOccurrence(rows, `\n${wanted}`, (row) => {
      begins[row] = 1;
      return true;
    });
  }
  for (const row of exact) begins[row] = 0;
  const prefix: number[] = [];
  for (let row = begins.indexOf(1); row >= 0; row = begins.indexOf(1, row + 1)) prefix.push(row);
  return { exact: [...exact], prefix };
}
