/** Numbers out of repeated measurements. */

/**
 * The value below which a share of the values lies, by the nearest rank: no value is made up between two.
 * @param share from 0 to 1
 * @example percentile([1, 2, 3, 4], 0.5) // 2; of no values NaN
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value; of two the lower. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Three figures that count: 1234.5 → 1235, 12.345 → 12.3, 0.12345 → 0.123 */
export function rounded(value: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return Number(value.toFixed(Math.min(digits, 10)));
}
