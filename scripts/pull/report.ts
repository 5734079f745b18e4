/** What a pull did, for machines; `summary.ts` puts it in words. */
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { entryKey } from '#core/library/names.ts';
import type { Skipped, SnapshotEntry, SnapshotManifest, SnapshotPlaylist } from '#schemas/snapshot.ts';
import { makeFolder, replaceFile } from './disk.ts';
import type { Objection } from './guard.ts';
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
    /** In the snapshot after the pull. */
    accepted: number;
    stale: number;
    sample: number;
    missing: number;
  };
  playlists: Change & { accepted: number; stale: number; missing: number };
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
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

const MOST_NAMES = 1000;

/** Entries and playlists of two manifests compared; the rest of a report is filled in by the pull. */
export function compare(previous: SnapshotManifest | null, next: SnapshotManifest) {
  const entries = changesOf(previous?.entries ?? [], next.entries, entryKey);
  const playlists = changesOf(previous?.playlists ?? [], next.playlists, ({ id }) => id);
  const inState = (state: SnapshotEntry['state']) => next.entries.filter((entry) => entry.state === state);
  const playlistsIn = (state: SnapshotPlaylist['state']) => next.playlists.filter((one) => one.state === state).length;
  const names = (of: readonly SnapshotEntry[]) => of.slice(0, MOST_NAMES).map(keyOf);
  return {
    entries: {
      accepted: next.entries.length,
      ...countsOf(entries),
      stale: inState('stale').length,
      sample: inState('sample').length,
      missing: inState('missing').length,
    },
    playlists: {
      accepted: next.playlists.length,
      ...countsOf(playlists),
      stale: playlistsIn('stale'),
      missing: playlistsIn('missing'),
    },
    names: {
      added: names(entries.added),
      changed: names(entries.changed),
      removed: names(entries.removed),
      stale: names(inState('stale')),
    },
    textBytes: next.entries.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Entries whose date in the list lies before the one they had; a date that cannot be read does not count. */
export function countOlder(previous: SnapshotManifest | null, next: SnapshotManifest): number {
  const dates = new Map(previous?.entries.map((entry) => [entryKey(entry), entry.lastModified]));
  const time = (date: string | null | undefined) => Date.parse(date ?? '');
  return next.entries.filter((entry) => time(entry.lastModified) < time(dates.get(entryKey(entry)))).length;
}

function changesOf<T extends { digest: string | null }>(
  before: readonly T[],
  now: readonly T[],
  key: (item: T) => string,
) {
  const earlier = new Map(before.map((item) => [key(item), item]));
  const present = new Set(now.map(key));
  return {
    added: now.filter((item) => !earlier.has(key(item))),
    changed: now.filter((item) => earlier.has(key(item)) && earlier.get(key(item))?.digest !== item.digest),
    removed: before.filter((item) => !present.has(key(item))),
    unchanged: now.filter((item) => earlier.get(key(item))?.digest === item.digest),
  };
}

const countsOf = ({ added, changed, removed, unchanged }: ReturnType<typeof changesOf>): Change => ({
  added: added.length,
  changed: changed.length,
  removed: removed.length,
  unchanged: unchanged.length,
});

/** Writes the report where machines look for it. @throws {UserError} */
export async function writeReport(path: string, report: PullReport): Promise<void> {
  await makeFolder(dirname(path));
  const aside = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  await replaceFile(path, `${JSON.stringify(report, null, 2)}\n`, aside);
}
