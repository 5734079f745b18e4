import type { SearchIndex } from './index-build.ts';
import { eachOccurrence, wholeRows } from './joined-strings.ts';
import { bareNumber } from './normalise.ts';

/** Rows whose number is the one asked for, and rows whose number begins with it. */
export interface NumberRows {
  readonly exact: readonly number[];
  readonly prefix: readonly number[];
}

/**
 * The song number, exactly or as a prefix, and the leading digits of the file name (SPEC section 2).
 * Zeros in front do not count for an exact match: 012 is song 12.
 * @example '12' → song 12 exact; song 120 and the file '0012 Agni.txt' prefix or exact
 */
export function numberRows({ numbers, digits }: SearchIndex, wanted: string): NumberRows {
  const number = bareNumber(wanted);
  const exact = new Set(wholeRows(numbers, number));
  eachOccurrence(digits, `${number}\n`, (row, at, start) => {
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
  return { exact: [...exact], prefix: marked(begins) };
}

/**
 * Rows whose name holds the number: chapters, hymns, verses. The parts of a number stand alone, so that 1.1 is neither in 1.10
 * nor in 11.1, but 1 begins 1.10.
 * @example '1.1' → 'Agni (RV 1.1)' and 'Thiruppiramapuram (1.001)' exact; '10' → 'Purusha (RV 10.90)' prefix
 */
export function numberInNameRows({ inNames }: SearchIndex, wanted: string): NumberRows {
  const number = bareNumber(wanted);
  const found = new Uint8Array(inNames.starts.length - 1);
  const mark = (needle: string, code: number): void =>
    eachOccurrence(inNames, needle, (row) => {
      found[row] = Math.max(found[row] as number, code);
      return code === 2;
    });
  mark(` ${number} `, 2);
  mark(` ${number}.`, 1);
  return { exact: marked(found, 2), prefix: marked(found) };
}

/** Positions of a value, in order. */
function marked(flags: Uint8Array, value = 1): number[] {
  const rows: number[] = [];
  for (let row = flags.indexOf(value); row >= 0; row = flags.indexOf(value, row + 1)) rows.push(row);
  return rows;
}
