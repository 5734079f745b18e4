/** All that a run of the bench found: printed as tables, written as JSON. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Machine } from './machine.ts';
import type { Section } from './section.ts';

export interface BenchReport {
  /** ISO 8601, UTC. */
  startedAt: string;
  seconds: number;
  /** Words of the command line. */
  asked: readonly string[];
  machine: Machine;
  sections: Section[];
}

export async function writeReport(file: string, report: BenchReport): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
}
