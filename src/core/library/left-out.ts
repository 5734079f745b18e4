/** Entries and playlists that a build leaves out, because the checks object to their pages. */
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { entryKey } from './names.ts';

/** One of them; `key` is that of the entry (`entryKey`), or the id of the playlist. */
export interface LeftOutKey {
  what: 'entry' | 'playlist';
  key: string;
}

/** A manifest without what is left out; the very same one where that is nothing. */
export function withoutLeftOut(manifest: SnapshotManifest, leftOut: readonly LeftOutKey[]): SnapshotManifest {
  if (leftOut.length === 0) return manifest;
  const keysOf = (kind: LeftOutKey['what']) =>
    new Set(leftOut.filter(({ what }) => what === kind).map(({ key }) => key));
  const [entries, playlists] = [keysOf('entry'), keysOf('playlist')];
  return {
    ...manifest,
    entries: manifest.entries.filter((entry) => !entries.has(entryKey(entry))),
    playlists: manifest.playlists.filter(({ id }) => !playlists.has(id)),
  };
}
