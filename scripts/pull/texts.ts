/** The text of every accepted entry: fetched, or proven unchanged, or the next best that there is. */
import { ApiError } from '#api/errors.ts';
import { GaveUpError, type LibrarySource } from '#api/library.ts';
import { TITLES_VERSION, titleIn } from '#library/find-titles.ts';
import { entryKey } from '#library/names.ts';
import { isUnavailable } from '#library/texts.ts';
import type { Skipped, SnapshotEntry } from '#schemas/snapshot.ts';
import { keyOf, type ListedEntry } from './list.ts';
import { failureReason } from './reasons.ts';
import type { Snapshot } from './snapshot.ts';

/** Where texts come from and go to, and how many at once. */
export interface TextWork {
  source: LibrarySource;
  /** The built-in library, for the few songs that it knows. */
  sample: LibrarySource;
  snapshot: Snapshot;
  concurrency: number;
  onProgress: (done: number, all: number) => void;
}

export interface FetchedTexts {
  /** In the order of the entries given. */
  entries: SnapshotEntry[];
  /** Texts that could not be had, whatever stands in for them now. */
  failed: Skipped[];
  /** How many were asked for; the others were proven unchanged. */
  asked: number;
}

/** Items under way per request slot: one that waits for its next try leaves its slot to others. */
const AHEAD = 4;

/**
 * @throws {GaveUpError} when the API is down or the time is over
 * @throws {DiskError} when a text cannot be stored
 */
export async function fetchTexts(listed: readonly ListedEntry[], work: TextWork): Promise<FetchedTexts> {
  const earlier = new Map((work.snapshot.previous?.entries ?? []).map((entry) => [entryKey(entry), entry]));
  const entries = new Array<SnapshotEntry>(listed.length);
  const failed: Skipped[] = [];
  let asked = 0;
  let done = 0;
  let fatal: unknown = null;

  async function settle(place: number): Promise<void> {
    const entry = listed[place];
    if (entry === undefined || fatal !== null) return;
    const last = goodCopy(earlier.get(entryKey(entry)), work.snapshot);
    try {
      if (last && entry.lastModified !== null && entry.lastModified === last.lastModified) {
        entries[place] = await copyOf(entry, last, 'current', work.snapshot);
      } else {
        asked += 1;
        entries[place] = await readText(entry, work.source, work.snapshot, 'current');
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error instanceof GaveUpError) throw error;
      failed.push({ index: entry.index, what: 'text', name: keyOf(entry), reason: failureReason(error) });
      entries[place] = last ? await copyOf(entry, last, 'stale', work.snapshot) : await nextBest(entry, work);
    }
    work.onProgress(++done, listed.length);
  }

  // Workers that share one sequence, not a promise per text: memory is that of the entries, however many there are.
  const places = spread(listed.length);
  async function worker(): Promise<void> {
    for (const place of places) {
      await settle(place).catch((error: unknown) => {
        // Nothing more is begun, and what is under way ends before the snapshot is closed.
        fatal ??= error;
        work.source.close();
      });
    }
  }
  await Promise.all(Array.from({ length: work.concurrency * AHEAD }, worker));
  if (fatal !== null) throw fatal;
  return { entries, failed: failed.sort((a, b) => (a.index ?? 0) - (b.index ?? 0)), asked };
}

/** An earlier entry whose text came from the API and is still there. */
function goodCopy(entry: SnapshotEntry | undefined, snapshot: Snapshot): SnapshotEntry | null {
  if (!entry || (entry.state !== 'current' && entry.state !== 'stale')) return null;
  return entry.digest !== null && snapshot.has(entry.digest) ? entry : null;
}

/**
 * An earlier text under what the list says now; a stale one keeps its own date, so that it is asked for again. Its title is
 * looked for again where the earlier pull had another rule.
 */
async function copyOf(
  entry: ListedEntry,
  last: SnapshotEntry,
  state: 'current' | 'stale',
  snapshot: Snapshot,
): Promise<SnapshotEntry> {
  const { digest, bytes, unavailable, lastModified } = last;
  const known = snapshot.previous?.titles === TITLES_VERSION || digest === null;
  const title = known ? last.title : titleIn(await snapshot.read(digest), entry.fileName);
  return { ...namesOf(entry), lastModified, digest, bytes, state, unavailable, ...(title && { title }) };
}

async function readText(
  entry: ListedEntry,
  source: LibrarySource,
  snapshot: Snapshot,
  state: 'current' | 'sample',
): Promise<SnapshotEntry> {
  const { digest, bytes, text } = await snapshot.put(await source.text(entry));
  const lastModified = state === 'current' ? entry.lastModified : null;
  const title = titleIn(text, entry.fileName);
  return {
    ...namesOf(entry),
    lastModified,
    digest,
    bytes,
    state,
    unavailable: isUnavailable(text),
    ...(title && { title }),
  };
}

async function nextBest(entry: ListedEntry, { sample, snapshot }: TextWork): Promise<SnapshotEntry> {
  try {
    return await readText(entry, sample, snapshot, 'sample');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...namesOf(entry), lastModified: null, digest: null, bytes: 0, state: 'missing', unavailable: false };
  }
}

function namesOf({ folder, language, fileName, songNo, s3Path }: ListedEntry) {
  return { folder, language, fileName, songNo, s3Path };
}

/**
 * Every number below `count` once, far apart from its neighbours: one folder that fails as a whole then never looks like
 * an API that is down. 10 → 0, 7, 4, 1, …
 */
export function* spread(count: number): Generator<number> {
  const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
  let step = Math.max(1, Math.round(count * 0.618));
  while (greatestDivisor(step, count) > 1) step += 1;
  for (let turn = 0; turn < count; turn += 1) yield (turn * step) % count;
}
