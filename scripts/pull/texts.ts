/** The text of every accepted entry: fetched, or proven unchanged, or the next best that there is. */
import { ApiError } from '#api/errors.ts';
import { GaveUpError, type LibrarySource } from '#api/library.ts';
import { NotATextError } from '#api/parse-text.ts';
import { TITLES_VERSION, titleIn } from '#core/library/find-titles.ts';
import { detectScript } from '#core/library/languages.ts';
import { entryKey } from '#core/library/names.ts';
import { isDue, type TimeSpan } from '#core/library/recheck-schedule.ts';
import { factsIn, RULES_DIGEST } from '#core/text/facts/find-facts.ts';
import { isUnavailable } from '#core/text/texts.ts';
import type { Skipped, SnapshotEntry } from '#schemas/snapshot.ts';
import { type ChangedText, findMixedUp, suspicionOf } from './guard-text.ts';
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
  /** Texts whose turn lies in it are requested, whatever their dates say. */
  span: TimeSpan;
  /** Take every text as it is sent, whatever became of it. */
  acceptChanged: boolean;
  onProgress: (done: number, all: number) => void;
}

export interface FetchedTexts {
  /** In the order of the entries given. */
  entries: SnapshotEntry[];
  /** Texts that could not be loaded or are not taken, whatever stands in for them now. */
  failed: Skipped[];
  /** How many could not be loaded. */
  lost: number;
  /** How many were requested; the others were proven unchanged. */
  requested: number;
  /** Names of those that came, and whose last copy stays all the same. */
  suspects: string[];
  /** Names of those that changed, and whose last copy is not there to compare with. */
  uncompared: string[];
}

/** Items under way per request slot: one that waits for its next try leaves its slot to others. */
const AHEAD = 4;

/**
 * @throws {GaveUpError} when the API is down or the time is over
 * @throws {UserError} when a text cannot be stored
 */
export async function fetchTexts(listed: readonly ListedEntry[], work: TextWork): Promise<FetchedTexts> {
  const earlier = new Map((work.snapshot.previous?.entries ?? []).map((entry) => [entryKey(entry), entry]));
  const entries = new Array<SnapshotEntry>(listed.length);
  const failed: Skipped[] = [];
  const suspects: string[] = [];
  const uncompared: string[] = [];
  const changed: (ChangedText & { last: SnapshotEntry })[] = [];
  let requested = 0;
  let lost = 0;
  let done = 0;
  let fatal: unknown = null;

  async function settle(place: number): Promise<void> {
    const entry = listed[place];
    if (entry === undefined || fatal !== null) return;
    const known = earlier.get(entryKey(entry));
    const last = goodCopy(known, work.snapshot);
    try {
      if (last && isProvenUnchanged(entry, last, work.span)) {
        entries[place] = await copyOf(entry, last, 'current', work.snapshot);
      } else {
        requested += 1;
        const { suspicion, ...read } = await readText(entry, work.source, work, last);
        if (suspicion !== null && !work.acceptChanged) await leaveLastCopy(entry, place, last, suspicion);
        else entries[place] = read;
        if (suspicion === null && isOwn(known) && read.digest && read.digest !== known.digest) {
          if (!last) uncompared.push(keyOf(entry));
          else if (!last.unavailable && !read.unavailable)
            changed.push({ place, last, before: known.digest, now: read.digest });
        }
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error instanceof GaveUpError) throw error;
      lost += 1;
      if (isNoText(error)) suspects.push(keyOf(entry));
      failed.push({ index: entry.index, what: 'text', name: keyOf(entry), reason: failureReason(error) });
      entries[place] = last ? await copyOf(entry, last, 'stale', work.snapshot) : await nextBest(entry, work);
    }
    work.onProgress(++done, listed.length);
  }

  /** A text that came and is not taken: its last copy stays, and the report names it. */
  async function leaveLastCopy(entry: ListedEntry, place: number, last: SnapshotEntry | null, reason: string) {
    suspects.push(keyOf(entry));
    failed.push({ index: entry.index, what: 'text', name: keyOf(entry), reason });
    entries[place] = last ? await copyOf(entry, last, 'stale', work.snapshot) : await nextBest(entry, work);
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
  if (!work.acceptChanged) {
    const said = entries.map(({ digest }) => digest);
    for (const [{ place, last }, other] of await findMixedUp(changed, said, work.snapshot.read)) {
      const [entry, same] = [listed[place], listed[other]];
      if (entry && same)
        await leaveLastCopy(entry, place, last, `is now the same as other texts, or nearly: ${keyOf(same)}`);
    }
  }
  return {
    entries,
    failed: failed.sort((a, b) => (a.index ?? 0) - (b.index ?? 0)),
    lost,
    requested,
    suspects,
    uncompared,
  };
}

/** Whether its text came from the API. */
const isOwn = (entry: SnapshotEntry | undefined): entry is SnapshotEntry & { digest: string } =>
  typeof entry?.digest === 'string' && (entry.state === 'current' || entry.state === 'stale');

/** An earlier entry whose text came from the API and is still there, undamaged. */
const goodCopy = (entry: SnapshotEntry | undefined, snapshot: Snapshot): SnapshotEntry | null =>
  isOwn(entry) && snapshot.holds(entry.digest) ? entry : null;

/** By its date in the list; a date is a hint, so that even so each text has its turn. A stale copy is proven by nothing. */
function isProvenUnchanged(entry: ListedEntry, last: SnapshotEntry, span: TimeSpan): boolean {
  const isSameDate = entry.lastModified !== null && entry.lastModified === last.lastModified;
  return isSameDate && last.state === 'current' && !isDue(entryKey(entry), span);
}

/** An answer with status 200 that is no text: an HTML page, nothing at all. */
const isNoText = (error: ApiError): boolean => error.cause instanceof NotATextError;

/**
 * An earlier text under what the list says now; a stale one keeps its own date, so that it is requested again. Its title and its
 * facts are looked for again where the earlier pull had other rules.
 */
async function copyOf(
  entry: ListedEntry,
  last: SnapshotEntry,
  state: 'current' | 'stale',
  snapshot: Snapshot,
): Promise<SnapshotEntry> {
  const { digest, bytes, unavailable, lastModified, title, script, facts } = last;
  const { titles, rules } = snapshot.previous ?? {};
  const known = (titles === TITLES_VERSION && rules === RULES_DIGEST) || digest === null;
  const found = known
    ? { ...(title && { title }), ...(script && { script }), ...(facts && { facts }) }
    : foundIn(await snapshot.read(digest), entry);
  return { ...namesOf(entry), lastModified, digest, bytes, state, unavailable, ...found };
}

async function readText(
  entry: ListedEntry,
  source: LibrarySource,
  { snapshot, span }: TextWork,
  last: SnapshotEntry | null,
): Promise<SnapshotEntry & { suspicion: string | null }> {
  const { digest, bytes, text } = await snapshot.put(await source.text(entry));
  if (digest === last?.digest) {
    const copy = await copyOf(entry, last, 'current', snapshot);
    return { ...copy, ...datesOfSame(entry, last, span), suspicion: null };
  }
  const suspicion = suspicionOf(text, last?.bytes ?? null);
  const { lastModified } = entry;
  const unavailable = isUnavailable(text);
  const found = foundIn(text, entry);
  return { ...namesOf(entry), lastModified, digest, bytes, state: 'current', unavailable, ...found, suspicion };
}

/**
 * The dates of a text that is what it was. Where the list has another date for it, a cache may still serve the old text: it keeps
 * its date for a period, so that each run requests it again. Else the new text would be found only when its turn comes.
 */
function datesOfSame({ lastModified }: ListedEntry, last: SnapshotEntry, { until, period }: TimeSpan) {
  const { newerDateSince = new Date(until).toISOString() } = last;
  if (lastModified === last.lastModified || until - Date.parse(newerDateSince) >= period) return { lastModified };
  return { lastModified: last.lastModified, newerDateSince };
}

/** What a manifest says of a text, so that a build need not read it. */
function foundIn(text: string, entry: ListedEntry): Pick<SnapshotEntry, 'title' | 'script' | 'facts'> {
  const title = titleIn(text, entry.fileName);
  const facts = factsIn(text, entry);
  return { ...(title && { title }), script: detectScript(text), ...(facts.length > 0 && { facts }) };
}

async function nextBest(entry: ListedEntry, work: TextWork): Promise<SnapshotEntry> {
  try {
    const { suspicion: _, ...read } = await readText(entry, work.sample, work, null);
    return { ...read, lastModified: null, state: 'sample' };
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
