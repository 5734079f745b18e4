/** The orders of lists. */

/** What an order compares. */
export interface Sortable {
  songNo: number | null;
  fileName: string;
}

/** Marked, so that it stays out of what does not compare by it: a slow phone takes a tenth of a second to make one. */
const natural = /* @__PURE__ */ new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });

/** Songs without a number come last (SPEC section 2). */
const numberedFirst = (a: Sortable, b: Sortable): number => Number(a.songNo === null) - Number(b.songNo === null);

/** By code unit. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * By file name, with runs of digits read as numbers (`2 b` before `10 a`), and by code unit where the collation sees no
 * difference, so that the order never depends on the order the API sends.
 */
const byFileName = (a: Sortable, b: Sortable): number =>
  natural.compare(a.fileName, b.fileName) || compareText(a.fileName, b.fileName);

/** The order of every list, of what leads from song to song, and of data: by song number, then by file name. */
export const bySongNumber = (a: Sortable, b: Sortable): number =>
  numberedFirst(a, b) || (a.songNo ?? 0) - (b.songNo ?? 0) || byFileName(a, b);

/**
 * The order of a folder's songs in all of its languages, where each work may count from 1: by file name, which has a number of
 * its own.
 */
export const byWork = (a: Sortable, b: Sortable): number => numberedFirst(a, b) || byFileName(a, b);

export type SortOrder = 'off' | 'asc' | 'desc';

/** 'Sort by Song Number' cycles: off → ascending → descending → ascending (SPEC section 2); the clear button goes back to off. */
export function nextSortOrder(order: SortOrder): SortOrder {
  return order === 'asc' ? 'desc' : 'asc';
}

/**
 * A sorted copy by song number; songs without one go last in either direction (SPEC section 2), and equal numbers keep
 * the order they came in. `off` leaves the order alone.
 */
export function sortSongs<T extends Sortable>(songs: readonly T[], order: SortOrder): T[] {
  if (order === 'off') return [...songs];
  const sign = order === 'asc' ? 1 : -1;
  return songs.toSorted((a, b) => {
    return numberedFirst(a, b) || sign * ((a.songNo ?? 0) - (b.songNo ?? 0));
  });
}
