/**
 * Which text a document number means. The base numbers the texts that the library had when it was made, in the order of
 * `compareTexts`; these numbers never change until it is made anew. The catalogue is in the same order, so the root need only
 * say where the two differ.
 */

/** What tells a text from all others. */
export interface TextName {
  readonly folder: string;
  readonly fileName: string;
  /** Language code. */
  readonly language: string;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By folder, file name and language, each by code unit: editions of one song are neighbours. */
export const compareTexts = (a: TextName, b: TextName): number =>
  compare(a.folder, b.folder) || compare(a.fileName, b.fileName) || compare(a.language, b.language);

/** Where a library differs from the one that the base was made of. */
export interface Differences {
  /** Numbers of the base that no text has any more. */
  gone: number[];
  /** Places in the library of texts that the base does not have. */
  fresh: number[];
  /** Places in the library of texts that have changed. */
  changed: number[];
}

/** A text with a digest of its words; '' where there are none to look for. */
export interface DigestedText extends TextName {
  readonly digest: string;
}

/** @param base and `now`, both in the order of {@link compareTexts} */
export function differences(base: readonly DigestedText[], now: readonly DigestedText[]): Differences {
  const found: Differences = { gone: [], fresh: [], changed: [] };
  let number = 0;
  let place = 0;
  while (number < base.length || place < now.length) {
    const [old, text] = [base[number], now[place]];
    const order = old === undefined ? 1 : text === undefined ? -1 : compareTexts(old, text);
    if (order < 0) found.gone.push(number);
    else if (order > 0) found.fresh.push(place);
    else if (old?.digest !== text?.digest) found.changed.push(place);
    if (order <= 0) number += 1;
    if (order >= 0) place += 1;
  }
  return found;
}

/** Texts of the delta by its own numbers, from 0: their places in the library. */
export const deltaPlaces = ({ fresh, changed }: Differences): number[] => [...fresh, ...changed].sort((a, b) => a - b);

/** Document numbers → places in the library. */
export interface Numbering {
  /** By numbers of the base; -1 for a text that has gone or changed. */
  base: Int32Array;
  /** By numbers of the delta. */
  delta: Int32Array;
}

/**
 * @param count texts that the base numbers
 * @param texts texts in the library
 * @returns null when the differences are of another library
 */
export function numberTexts(count: number, texts: number, { gone, fresh, changed }: Differences): Numbering | null {
  if (count - gone.length + fresh.length !== texts) return null;
  const base = new Int32Array(count).fill(-1);
  const skip = { gone: new Set(gone), fresh: new Set(fresh), changed: new Set(changed) };
  let place = 0;
  for (let number = 0; number < count; number += 1) {
    if (skip.gone.has(number)) continue;
    while (skip.fresh.has(place)) place += 1;
    if (!skip.changed.has(place)) base[number] = place;
    place += 1;
  }
  return { base, delta: Int32Array.from(deltaPlaces({ gone, fresh, changed })) };
}

/** Ascending numbers → their distances, as the root has them: `[3, 5, 9]` → `[3, 2, 4]`. */
export const toDistances = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? 0));

/** The other way. */
export function fromDistances(distances: readonly number[]): number[] {
  let last = 0;
  return distances.map((distance) => {
    last += distance;
    return last;
  });
}
