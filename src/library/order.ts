/** The sort orders of lists. */

/** What a sort order compares. */
export interface Sortable {
  songNo: number | null;
  fileName: string;
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });

/**
 * The order of the hymnal: by file name, with runs of digits read as numbers (`2 b` before `10 a`), and by code unit
 * where the collation sees no difference, so that the order never depends on the order the API sends.
 */
export function byName(a: Sortable, b: Sortable): number {
  return natural.compare(a.fileName, b.fileName) || (a.fileName < b.fileName ? -1 : a.fileName > b.fileName ? 1 : 0);
}

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
    if (a.songNo === null || b.songNo === null) return Number(a.songNo === null) - Number(b.songNo === null);
    return sign * (a.songNo - b.songNo);
  });
}
