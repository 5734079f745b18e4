/** The pull as a step of a longer run. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../build/child.ts';
import { PROJECT } from '../build/environment.ts';
import type { PullReport } from '../pull/report.ts';

export interface PullStep {
  /** How it failed, null when it did not; its own words are on the terminal. */
  failure: string | null;
  /** The pull's own report as it wrote it; null when it did not come so far. */
  report: PullReport | null;
}

export interface PullRun {
  /** Words for `npm run pull`. */
  args: readonly string[];
  /** Folder for its report. */
  reports: string;
  signal: AbortSignal;
}

/** Runs `npm run pull` with the settings of this process. */
export async function pullLibrary({ args, reports, signal }: PullRun): Promise<PullStep> {
  const file = join(reports, 'pull.json');
  await rm(file, { force: true });
  const program = join(PROJECT, 'scripts', 'pull.ts');
  const failure = await runNode({ args: [program, '--report', file, ...args], signal });
  const text = await readFile(file, 'utf8').catch(() => null);
  return { failure, report: text === null ? null : (JSON.parse(text) as PullReport) };
}
