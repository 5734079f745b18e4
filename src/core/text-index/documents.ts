/** Which text a document number means. A text has its number for life (in the snapshot); the root of the index lists them. */

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

/** Numbers as runs, each its first number and its length: `[0, 1, 2, 7]` → `[0, 3, 7, 1]` */
export function toRuns(numbers: readonly number[]): number[] {
  const runs: number[] = [];
  let next = Number.NaN;
  for (const number of numbers) {
    if (number === next) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(number, 1);
    next = number + 1;
  }
  return runs;
}

/** By numbers: places in the library; -1 for a number that no text has any more. `[0, 2, 4, 1]` → 0, 1, -1, -1, 2 */
export function placesByNumber(runs: readonly number[]): Int32Array {
  const ends = runs.map((first, at) => (at % 2 === 0 ? first + (runs[at + 1] ?? 0) : 0));
  const places = new Int32Array(ends.reduce((most, end) => Math.max(most, end), 0)).fill(-1);
  let place = 0;
  for (let at = 0; at < runs.length; at += 2)
    for (let number = runs[at] as number; number < (ends[at] as number); number += 1) places[number] = place++;
  return places;
}

/**
 * Gives a number to each text that has none: one that no text had before.
 * @param next the first number that was never given; without it, the one after the largest
 * @returns the texts in the order of {@link compareTexts}
 */
export function numberTexts<T extends TextName & { readonly number?: number | undefined }>(
  entries: readonly T[],
  next = 0,
): { texts: { number: number; entry: T }[]; next: number } {
  let free = entries.reduce((most, { number = -1 }) => Math.max(most, number + 1), next);
  const texts = entries.toSorted(compareTexts).map((entry) => ({ number: entry.number ?? free++, entry }));
  return { texts, next: free };
}
