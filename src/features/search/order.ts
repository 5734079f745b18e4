import type { SearchEntry } from './entries.ts';

/**
 * The order within a tier: by number, none last, then by name, then as given. Names are compared by code unit, which
 * gives the same order on every machine, where a collator differs with its version.
 * @returns the positions of `entries` in that order
 */
export function orderOf(entries: readonly SearchEntry[]): Uint32Array {
  const places = Uint32Array.from(entries.keys());
  const numbers = Float64Array.from(entries, ({ songNo }) => songNo ?? Number.POSITIVE_INFINITY);
  return places.sort((a, b) => {
    const x = numbers[a] as number;
    const y = numbers[b] as number;
    if (x !== y) return x < y ? -1 : 1;
    const m = (entries[a] as SearchEntry).name;
    const n = (entries[b] as SearchEntry).name;
    return m < n ? -1 : m > n ? 1 : a - b;
  });
}
