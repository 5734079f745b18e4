/** What a pull did, for machines; `summary.ts` puts it in words. */
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { entryKey } from '#core/library/names.ts';
import type { Skipped, SnapshotEntry, SnapshotManifest } from '#schemas/snapshot.ts';
import { makeFolder, replaceFile } from './disk.ts';
import type { Objection } from './guard-library.ts';
import { keyOf } from './list.ts';

/** A pull in numbers and names; the build's report takes it over. Lists of names are cut at {@link MOST_NAMES}. */
export interface PullReport {
  /** `refused`: by a guard; `failed`: the list or the disk failed, or another run holds the lock. Both leave the snapshot alone. */
  outcome: 'committed' | 'unchanged' | 'refused' | 'failed';
  /** ISO 8601, UTC. */
  startedAt: string;
  seconds: number;
  /** Where the content came from: `api`, or `sample` for the built-in library. */
  source: 'api' | 'sample';
  /** Why the outcome is `refused` or `failed`: wrong, then what to do; else null. */
  failure: string | null;
  /** The specified message that the pages carry, else null. */
  notice: string | null;
  /** What a maintainer should know although the pull went through; one line each. */
  warnings: string[];
  objections: Objection[];
  entries: Change & {
    /** In the list as sent, refused ones included. */
    listed: number;
    sample: number;
  };
  playlists: Change;
  /** Everything left out or not had, with its reason. */
  skipped: Skipped[];
  names: { added: string[]; changed: string[]; removed: string[]; stale: string[] };
  /** UTF-8 bytes of all texts, and of those that were written. */
  bytes: { texts: number; written: number };
  requests: number;
  retries: number;
}

/** Counts against the last snapshot: added + changed + unchanged = accepted. */
interface Change {
  /** In the snapshot after the pull. */
  accepted: number;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  stale: number;
  missing: number;
}

const MOST_NAMES = 1000;

/**
 * Entries and playlists of two manifests compared; the rest of a report is filled in by the pull.
 * @param listed entries in the list as sent
 * @param written bytes of the texts that were written
 */
export function compare(
  previous: SnapshotManifest | null,
  next: Pick<SnapshotManifest, 'entries' | 'playlists'>,
  listed: number,
  written: number,
): Pick<PullReport, 'entries' | 'playlists' | 'names' | 'bytes'> {
  const entries = changesOf(previous?.entries ?? [], next.entries, entryKey);
  const { sample: _, ...playlists } = changesOf(previous?.playlists ?? [], next.playlists, ({ id }) => id);
  const names = (of: readonly SnapshotEntry[]) => of.slice(0, MOST_NAMES).map(keyOf);
  const { added, changed, removed, stale } = entries;
  return {
    entries: { listed, ...countsOf(entries) },
    playlists: countsOf(playlists),
    names: { added: names(added), changed: names(changed), removed: names(removed), stale: names(stale) },
    bytes: { texts: next.entries.reduce((sum, { bytes }) => sum + bytes, 0), written },
  };
}

/** Entries whose date in the list lies before the one they had; a date that cannot be read does not count. */
export function countOlder(previous: SnapshotManifest | null, next: SnapshotManifest): number {
  const dates = new Map(previous?.entries.map((entry) => [entryKey(entry), entry.lastModified]));
  const time = (date: string | null | undefined) => Date.parse(date ?? '');
  return next.entries.filter((entry) => time(entry.lastModified) < time(dates.get(entryKey(entry)))).length;
}

function changesOf<T extends Pick<SnapshotEntry, 'digest' | 'state'>>(
  before: readonly T[],
  now: readonly T[],
  key: (item: T) => string,
) {
  const earlier = new Map(before.map((item) => [key(item), item]));
  const present = new Set(now.map(key));
  const inState = (state: SnapshotEntry['state']) => now.filter((item) => item.state === state);
  return {
    accepted: now,
    added: now.filter((item) => !earlier.has(key(item))),
    changed: now.filter((item) => earlier.has(key(item)) && earlier.get(key(item))?.digest !== item.digest),
    removed: before.filter((item) => !present.has(key(item))),
    unchanged: now.filter((item) => earlier.get(key(item))?.digest === item.digest),
    stale: inState('stale'),
    sample: inState('sample'),
    missing: inState('missing'),
  };
}

const countsOf = <Kind extends string>(lists: Record<Kind, readonly unknown[]>) =>
  Object.fromEntries(Object.entries<readonly unknown[]>(lists).map(([kind, { length }]) => [kind, length])) as Record<
    Kind,
    number
  >;

/** Writes the report where machines look for it. @throws {UserError} */
export async function writeReport(path: string, report: PullReport): Promise<void> {
  await makeFolder(dirname(path));
  const aside = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  await replaceFile(path, `${JSON.stringify(report, null, 2)}\n`, aside);
}
