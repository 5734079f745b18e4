/** The reports of earlier runs: each stays under its date for 90 days, and the last thirty are one page. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../pull/disk.ts';

/** Days after which a report is removed. */
const DAYS = 90;
/** Runs that the page shows. */
const SHOWN = 30;

/** One run, as the page shows it. */
export interface Run {
  /** Name of its report without the ending: `2026-11-24T08-17-03-123Z`. */
  name: string;
  startedAt: string;
  outcome: string;
  /** Texts in the library, and how many came, changed or went; null where the pull did not come so far. */
  texts: number | null;
  changes: number | null;
  /** Causes that need a person. */
  trouble: number;
  seconds: number;
}

const counts = z.object({ accepted: z.number(), added: z.number(), changed: z.number(), removed: z.number() });
/** What is read of a report; one of an earlier version has less of it. */
const runReport = z.object({
  outcome: z.string(),
  startedAt: z.string(),
  seconds: z.number(),
  trouble: z.array(z.string()).catch([]),
  pull: z.object({ entries: counts }).nullable().catch(null),
});

const NAME = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.(?:json|html)$/;

/** `2026-11-24T08:17:03.123Z` → `2026-11-24T08-17-03-123Z`: sorts by time, and is a file name everywhere. */
export const reportName = (startedAt: string): string => startedAt.replace(/[:.]/g, '-');

/** The other way, in milliseconds since 1970. */
const timeOf = (name: string): number => Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

/** Makes the folder of dated reports, and removes those that are too old. @returns its path */
export async function openHistory(reports: string, now: Date): Promise<string> {
  const folder = join(reports, 'history');
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) {
    const [, name] = NAME.exec(file) ?? [];
    if (name && now.getTime() - timeOf(name) > DAYS * 86_400_000) await rm(join(folder, file), { force: true });
  }
  return folder;
}

/** The last runs, the oldest first; a report that cannot be read is passed over. */
export async function lastRuns(folder: string): Promise<Run[]> {
  const files = (await readdir(folder)).filter((file) => NAME.test(file) && file.endsWith('.json')).sort();
  const runs = await Promise.all(
    files.slice(-SHOWN).map(async (file): Promise<Run[]> => {
      const report = await readJson(join(folder, file), runReport);
      if (!report) return [];
      const { outcome, startedAt, seconds, trouble, pull } = report;
      const { accepted = null, added = 0, changed = 0, removed = 0 } = pull?.entries ?? {};
      const changes = pull === null ? null : added + changed + removed;
      const name = file.slice(0, -'.json'.length);
      return [{ name, startedAt, outcome, texts: accepted, changes, trouble: trouble.length, seconds }];
    }),
  );
  return runs.flat();
}
