/** A snapshot's entries as a tree: folders, languages, songs. */

import type { SnapshotEntry, SnapshotPlaylist } from '#schemas/snapshot.ts';
import { UserError } from '#schemas/user-error.ts';
import { collectionOf } from './collections.ts';
import { languageLabel } from './languages.ts';
import { displayName, folderLabel } from './names.ts';
import { bySongNumber, compareText } from './order.ts';
import {
  assignSegments,
  collisionKey,
  filePath,
  folderPath,
  hashedSegment,
  languagePath,
  playlistPath,
  refusal,
} from './paths.ts';

/** What only a sitemap says: a page does not change with it. */
type Unseen = 'changed' | 'script';

/** One file, with what its page and its rows need. */
export interface Song extends Omit<SnapshotEntry, Unseen> {
  /** What the reader sees: without number prefix and `.txt`. */
  name: string;
  path: string;
}

/** The songs of one folder in one language, in their order (`order.ts`). */
export interface LanguageList {
  code: string;
  label: string;
  path: string;
  songs: Song[];
}

export interface Folder {
  /** As the API names it: `Bhagavad_Gita`. */
  name: string;
  label: string;
  /** Its name in its own script, and the BCP 47 tag of that, where they are known. */
  own?: { name: string; lang: string };
  path: string;
  /** In the order of their codes. */
  languages: LanguageList[];
}

export interface Playlist extends Omit<SnapshotPlaylist, Unseen> {
  path: string;
}

export interface Library {
  /** In the order of their labels. */
  folders: Folder[];
  playlists: Playlist[];
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  return [...Map.groupBy(items, key)].sort(([a], [b]) => compareText(a, b));
}

/**
 * The segments of the names of one folder. A name that cannot have a segment of its own adds a line to `faults`, and so does a
 * name given twice.
 */
function segmentsOf(names: readonly string[], place: string, faults: string[]): (name: string) => string {
  const segments = assignSegments(names.filter((name) => refusal(name) === null));
  const holderOf = (name: string): string | undefined =>
    [...segments].find(([, segment]) => collisionKey(segment) === collisionKey(hashedSegment(name)))?.[0];
  const faultOf = (name: string, times: number): string | null => {
    if (times > 1) return `is there ${times} times`;
    return refusal(name) ?? (segments.has(name) ? null : `has the address of ${JSON.stringify(holderOf(name))}`);
  };
  for (const [name, same] of Map.groupBy(names, (name) => name)) {
    const fault = faultOf(name, same.length);
    if (fault !== null) faults.push(`${JSON.stringify(name)} in ${place} ${fault}`);
  }
  return (name) => segments.get(name) ?? '';
}

/**
 * Arranges a snapshot. The outcome does not depend on the order of its entries.
 * @throws {UserError} when a name has no address of its own, naming every such name
 */
export function arrangeLibrary(entries: readonly SnapshotEntry[], playlists: readonly SnapshotPlaylist[]): Library {
  const faults: string[] = [];
  const byFolder = groupBy(entries, (entry) => entry.folder);
  const folderSegment = segmentsOf(
    byFolder.map(([folder]) => folder),
    'the library',
    faults,
  );
  const folders = byFolder.map(([folder, inFolder]): Folder => {
    const byLanguage = groupBy(inFolder, (entry) => entry.language);
    const languageSegment = segmentsOf(
      byLanguage.map(([language]) => language),
      JSON.stringify(folder),
      faults,
    );
    const languages = byLanguage.map(([language, inLanguage]): LanguageList => {
      const place = [folderSegment(folder), languageSegment(language)] as const;
      const fileSegment = segmentsOf(
        inLanguage.map((entry) => entry.fileName),
        JSON.stringify(`${folder}/${language}`),
        faults,
      );
      const songs = inLanguage.toSorted(bySongNumber).map(({ changed: _, script: __, ...entry }): Song => {
        return { ...entry, name: displayName(entry.fileName), path: filePath(...place, fileSegment(entry.fileName)) };
      });
      return { code: language, label: languageLabel(language), path: languagePath(...place), songs };
    });
    const known = collectionOf(folder);
    return {
      name: folder,
      label: folderLabel(folder),
      ...(known && { own: { name: known.name, lang: known.lang } }),
      path: folderPath(folderSegment(folder)),
      languages,
    };
  });

  const idSegment = segmentsOf(
    playlists.map((playlist) => playlist.id),
    'the playlists',
    faults,
  );
  const arranged = playlists.map(({ changed: _, ...playlist }): Playlist => {
    return { ...playlist, path: playlistPath(idSegment(playlist.id)) };
  });
  if (faults.length > 0) {
    throw new UserError(`${faults.join('\n')}\n  Rename each at its source, or leave it out of the list.`);
  }
  return { folders: folders.toSorted((a, b) => compareText(a.label, b.label)), playlists: arranged };
}

/** Every song of a library, in order. */
export function songsOf(library: Library): Song[] {
  return library.folders.flatMap((folder) => folder.languages.flatMap((language) => language.songs));
}
