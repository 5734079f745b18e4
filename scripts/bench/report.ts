/** What a run of the bench tells: the machine that it was made on, and tables. */
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
