/** The day on which each text became what it is, the same at all later pulls. */
import { entryKey } from '#core/library/names.ts';
import type { SnapshotEntry, SnapshotManifest } from '#schemas/snapshot.ts';

/** `2026-11-25T02:08:40Z` → `2026-11-25` */
const dayOf = (time: string): string => time.slice(0, 10);

/** The API's own date as a day; undefined where it says none, or one that is yet to come. */
function saidDay({ lastModified }: Pick<SnapshotEntry, 'lastModified'>, today: string): string | undefined {
  const time = Date.parse(lastModified ?? '');
  if (Number.isNaN(time)) return undefined;
  const day = dayOf(new Date(time).toISOString());
  return day <= today ? day : undefined;
}

interface Content {
  digest: string | null;
  changed?: string | undefined;
}

/** @param said what the API says, used only where nothing better is known */
function dayFor(now: Content, before: Content | undefined, isFirst: boolean, today: string, said?: string) {
  if (now.digest === null) return undefined;
  if (before?.digest === now.digest) return before.changed ?? said;
  return isFirst ? said : today;
}

/**
 * A manifest with the day of each entry and playlist (`changed`): that of the last pull where its content is still the same,
 * else the day of this pull. Dates of the API are hints, and some libraries send the same for all texts at each upload, so
 * that they count only where nothing else is known.
 * @param previous the manifest of the last pull; null at the first
 */
export function withDays(next: SnapshotManifest, previous: SnapshotManifest | null): SnapshotManifest {
  const today = dayOf(next.pulledAt);
  const entries = new Map(previous?.entries.map((entry) => [entryKey(entry), entry]));
  const playlists = new Map(previous?.playlists.map((playlist) => [playlist.id, playlist]));
  const isFirst = previous === null;
  return {
    ...next,
    entries: next.entries.map((entry) =>
      withDay(entry, dayFor(entry, entries.get(entryKey(entry)), isFirst, today, saidDay(entry, today))),
    ),
    playlists: next.playlists.map((playlist) =>
      withDay(playlist, dayFor(playlist, playlists.get(playlist.id), isFirst, today)),
    ),
  };
}

/** A row whose day is not known has none, so that equal rows are equal as JSON. */
function withDay<Row extends Content>({ changed: _, ...row }: Row, day: string | undefined): Row {
  return { ...row, ...(day !== undefined && { changed: day }) } as Row;
}
