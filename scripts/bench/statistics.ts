/** Numbers out of repeated measurements. */

/**
 * The value below which a share of the values lies, by the nearest rank (no value is made up between two).
 * `([1, 2, 3, 4], 0.5)` → 2; of no values NaN
 * @param share from 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value; between two middle ones their mean. `[4, 1, 2]` → 2, `[1, 2]` → 1.5; of no values NaN */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The median of each figure of repeated runs: `[{ ms: 1 }, { ms: 3 }, { ms: 2 }]` → `{ ms: 2 }` */
export function medians<K extends string>(runs: readonly Readonly<Record<K, number>>[]): Record<K, number> {
  const names = Object.keys(runs[0] ?? {}) as K[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Record<K, number>;
}

/** Three figures that count: 1234.5 → 1235, 12.345 → 12.3, 0.12345 → 0.123 */
export function rounded(value: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return Number(value.toFixed(Math.min(digits, 10)));
}
