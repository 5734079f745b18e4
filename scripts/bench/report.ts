/** What a run of the bench tells: the machine that it was made on, tables, and the numbers of repeated measurements. */
import { cpus, loadavg, platform, release, totalmem } from 'node:os';

/** A line of a table. Numbers are in the unit that the column's name ends with; null stands for what could not be measured. */
export type Row = Readonly<Record<string, string | number | null>>;

/** What a part has measured. */
export interface Measured {
  rows: Row[];
  /** What the figures are of, where the part's own words do not say it. */
  notes: string[];
}

/** The machine in lines, the last one a warning when others are at work on it. */
export function machineLines(): string[] {
  const cores = cpus().length;
  const load = loadavg()[0] ?? 0;
  const memory = Math.round(totalmem() / 1e9);
  return [
    `${cpus()[0]?.model}, ${cores} cores, ${memory} GB, ${platform()} ${release()}, Node ${process.version}`,
    ...(load > cores / 2
      ? [`Others are at work here (load ${load.toFixed(1)} on ${cores} cores): take the times as upper bounds.`]
      : []),
  ];
}

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
