/** Entries, playlists and news that a build leaves out, because the checks object to their pages. */
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { entryKey } from './names.ts';

/** One of them; `key` is that of the entry (`entryKey`), the id of the playlist, or the time of the pull that the news are of (`at`). */
export interface LeftOutKey {
  what: 'entry' | 'playlist' | 'news';
  key: string;
}

/** A manifest without what is left out; the very same one where that is nothing. */
export function withoutLeftOut(manifest: SnapshotManifest, leftOut: readonly LeftOutKey[]): SnapshotManifest {
  if (leftOut.length === 0) return manifest;
  const keysOf = (kind: LeftOutKey['what']) =>
    new Set(leftOut.filter(({ what }) => what === kind).map(({ key }) => key));
  const [entries, playlists, news] = [keysOf('entry'), keysOf('playlist'), keysOf('news')];
  return {
    ...manifest,
    entries: manifest.entries.filter((entry) => !entries.has(entryKey(entry))),
    playlists: manifest.playlists.filter(({ id }) => !playlists.has(id)),
    ...(manifest.news && { news: manifest.news.filter(({ at }) => !news.has(at)) }),
  };
}
