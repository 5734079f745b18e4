/** What a pull may not do to the site unasked. Pure: compares what would be committed with what is there. */
import { entryKey } from '#core/library/names.ts';
import type { ListChange, SnapshotEntry, SnapshotManifest } from '#schemas/snapshot.ts';
import { type AcceptedList, keyOf } from './list.ts';

/** Why a pull is refused. */
export interface Objection {
  /** What is wrong, with its numbers; one line, no full stop. */
  what: string;
  /** The entries or playlists it is about: what would vanish, or what could not be loaded. */
  names: string[];
  /** The switch that lets one run through (default: `--accept-shrink`). */
  accept?: '--accept-changed';
}

/** Each of these needs its count AND its share passed, so that small libraries can change freely. */
const LIMITS = {
  /** Entries that would vanish. */
  gone: { count: 20, share: 0.02 },
  /** The same for a small library, which never has 20 to lose. */
  goneOfFew: { count: 5, share: 0.5 },
  /** Growth in one run. */
  grown: { count: 1000, factor: 10 },
  /** Entries of the list that are refused. */
  refused: { count: 20, share: 0.05 },
  /** Texts that could not be loaded, with no earlier copy. */
  lost: { count: 5, share: 0.01 },
  /** Entries that share one text; on a later pull: more than before by this count and share. */
  same: { count: 20, firstShare: 0.5, laterShare: 0.02 },
  /** Texts, or playlists, whose last copy stays because the new one is suspect. */
  suspect: { count: 10, share: 0.05 },
  /** Of all texts known before, what must be left of their bytes. */
  shrunk: { count: 5, share: 0.5 },
  /** Playlists, when all would vanish. */
  playlists: { count: 2 },
} as const;

/**
 * What can be said against a list before any of its texts is read.
 * @param previous the last good manifest from the API; null on a first pull
 * @returns every objection; an empty array lets the list through
 */
export function objectionsToList(
  { entries, playlists, skipped, incomplete }: AcceptedList,
  previous: SnapshotManifest | null,
  now = new Date(),
): Objection[] {
  const objections: Objection[] = [];
  const object = (what: string, names: string[] = []) => objections.push({ what, names });
  const all = entries.length;
  const before = previous?.entries ?? [];

  if (incomplete !== undefined) object(`The list ${incomplete}, so it is not complete; its further pages are not read`);
  if (all === 0) object('The list holds no entry that can be published', before.map(keyOf));
  const refused = skipped.filter(({ what }) => what === 'entry');
  if (exceeds(refused.length, all + refused.length, LIMITS.refused)) {
    object(
      `${refused.length} of ${all + refused.length} entries of the list are refused`,
      refused.map(({ name }) => name),
    );
  }
  if (previous === null) return objections;

  const listed = new Set(entries.map(entryKey));
  const gone = before.filter((entry) => !listed.has(entryKey(entry)));
  const isMuch = (count: number, of: number) => exceeds(count, of, LIMITS.gone) || exceeds(count, of, LIMITS.goneOfFew);
  const isMuchAtOnce = isMuch(gone.length, before.length);
  if (all > 0 && isMuchAtOnce) object(`${gone.length} of ${before.length} entries would be removed`, gone.map(keyOf));
  const recent = recentChanges(previous, now);
  const net = gone.length - (all - (before.length - gone.length));
  const lost = recent.reduce((sum, { gone, added }) => sum + Math.max(0, gone - added), Math.max(0, net));
  const most = Math.max(before.length, ...recent.map(({ of }) => of));
  if (all > 0 && net > 0 && lost > net && !isMuchAtOnce && isMuch(lost, most))
    object(
      `${lost} of ${most} entries would have been removed over the last ${recent.length + 1} runs`,
      gone.map(keyOf),
    );
  if (all - before.length > LIMITS.grown.count && all >= before.length * LIMITS.grown.factor) {
    object(`The library would grow from ${before.length} to ${all} entries at once`);
  }
  if (playlists.length === 0 && previous.playlists.length > LIMITS.playlists.count) {
    object(
      `All ${previous.playlists.length} playlists would be removed`,
      previous.playlists.map(({ id }) => id),
    );
  }
  return objections;
}

/** The last runs whose losses are added up; those that left the list as it was do not count. */
const RUNS = 30;
const RECENT = 30 * 86_400_000;

/** What the last commits did to the list, as far as it still counts. */
export const recentChanges = (previous: SnapshotManifest | null, now: Date): ListChange[] =>
  (previous?.changes ?? []).slice(-RUNS).filter(({ at }) => now.getTime() - Date.parse(at) < RECENT);

/** What a commit does to the list. */
export function listChangeOf(previous: SnapshotManifest, next: SnapshotManifest): ListChange {
  const [before, now] = [previous, next].map(({ entries }) => new Set(entries.map(entryKey)));
  const gone = [...(before ?? [])].filter((key) => !now?.has(key)).length;
  const of = before?.size ?? 0;
  return { at: next.pulledAt, of, gone, added: (now?.size ?? 0) - (of - gone) };
}

/** What came of the texts. */
export interface PulledTexts {
  next: SnapshotManifest;
  /** The last good one from the API; null on a first pull. */
  previous: SnapshotManifest | null;
  /** How many texts were requested, and how many of them could not be loaded. */
  requested: number;
  failed: number;
  /** Names of texts and of playlists whose last copy stays because the new one is suspect. */
  suspects?: { texts: string[]; playlists: string[] };
}

/** What can be said against the texts of a list. @returns every objection; an empty array lets them through */
export function objectionsToTexts({ next, previous, requested, failed, suspects }: PulledTexts): Objection[] {
  const objections: Objection[] = [];
  const object = (what: string, names: string[] = []) => objections.push({ what, names });
  const all = next.entries.length;

  if (requested > LIMITS.lost.count && failed === requested)
    object(`None of the ${requested} texts that were requested could be loaded`);
  for (const [kind, names, of] of [
    ['texts', suspects?.texts ?? [], all],
    ['playlists', suspects?.playlists ?? [], next.playlists.length],
  ] as const) {
    if (exceeds(names.length, of, LIMITS.suspect)) {
      const what = `${names.length} of ${of} ${kind} lost their content, hold an error message, or are the same as others`;
      objections.push({ what, names, accept: '--accept-changed' });
    }
  }
  const lost = newlyLost(next.entries, previous);
  if (exceeds(lost.length, all, LIMITS.lost)) {
    object(`${lost.length} of ${all} texts could not be loaded, and there is no earlier copy of them`, lost.map(keyOf));
  }
  const same = mostShared(next.entries);
  if (previous === null) {
    if (exceeds(same, all, { count: LIMITS.same.count, share: LIMITS.same.firstShare })) {
      object(`${same} of ${all} entries have the same text`);
    }
    return objections;
  }
  const sameBefore = mostShared(previous.entries);
  if (exceeds(same - sameBefore, all, { count: LIMITS.same.count, share: LIMITS.same.laterShare })) {
    object(`${same} of ${all} entries would have the same text; before, it was ${sameBefore}`);
  }
  const [bytesBefore, bytesNow, common] = bytesOfCommon(previous.entries, next.entries);
  if (common > LIMITS.shrunk.count && bytesNow < bytesBefore * LIMITS.shrunk.share) {
    object(`The ${common} texts known before would shrink from ${bytesBefore} to ${bytesNow} bytes`);
  }
  return objections;
}

const exceeds = (count: number, of: number, limit: { count: number; share: number }): boolean =>
  count > limit.count && count > of * limit.share;

/** Entries without a text of their own that had one before, or are new: what was accepted once is not asked about again. */
function newlyLost(entries: readonly SnapshotEntry[], previous: SnapshotManifest | null): SnapshotEntry[] {
  const lacks = ({ state }: SnapshotEntry) => state === 'missing' || state === 'sample';
  const accepted = new Set(previous?.entries.filter(lacks).map(entryKey));
  return entries.filter((entry) => lacks(entry) && !accepted.has(entryKey(entry)));
}

/** How many entries share the most common text; placeholders for unavailable texts are rightly all the same. */
function mostShared(entries: readonly SnapshotEntry[]): number {
  const counts = new Map<string, number>();
  for (const { digest, unavailable } of entries) {
    if (digest !== null && !unavailable) counts.set(digest, (counts.get(digest) ?? 0) + 1);
  }
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  return most > 1 ? most : 0;
}

/** The bytes of the texts that both have, before and now, and how many these are. */
function bytesOfCommon(before: readonly SnapshotEntry[], now: readonly SnapshotEntry[]): [number, number, number] {
  const earlier = new Map(before.map((entry) => [entryKey(entry), entry.bytes]));
  let [bytesBefore, bytesNow, common] = [0, 0, 0];
  for (const entry of now) {
    const bytes = earlier.get(entryKey(entry));
    if (bytes === undefined || entry.digest === null) continue;
    bytesBefore += bytes;
    bytesNow += entry.bytes;
    common += 1;
  }
  return [bytesBefore, bytesNow, common];
}
