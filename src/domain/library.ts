/** A snapshot's entries, arranged as the reader walks them: folders, languages, songs. */
import type { SnapshotEntry, SnapshotPlaylist } from '#schemas/snapshot.ts';
import { languageLabel } from './languages.ts';
import { displayName, entryKey, folderLabel } from './names.ts';
import { assignSegments, filePath, folderPath, languagePath, playlistPath } from './paths.ts';
import { byName } from './sorting.ts';

/** One file, with what its page and its rows need. */
export interface Song extends SnapshotEntry {
  /** What the reader sees: without number prefix and `.txt`. */
  name: string;
  path: string;
}

/** The songs of one folder in one language, in the order of the hymnal. */
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
  path: string;
  /** In the order of their codes. */
  languages: LanguageList[];
}

export interface Playlist extends SnapshotPlaylist {
  path: string;
}

export interface Library {
  /** In the order of their labels. */
  folders: Folder[];
  playlists: Playlist[];
}

/** Content that cannot be published; `message` names every offender in two parts. */
export class ContentError extends Error {
  override name = 'ContentError';
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function groupBy<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  return [...Map.groupBy(items, key)].sort(([a], [b]) => compareText(a, b));
}

/**
 * Arranges a snapshot. The outcome does not depend on the order of its entries.
 * @throws {ContentError} when two names have the very same address, naming all of them
 */
export function arrangeLibrary(entries: readonly SnapshotEntry[], playlists: readonly SnapshotPlaylist[]): Library {
  const clashes: string[] = [];
  const segmentOf = (segments: Map<string, string>, name: string, where: string): string => {
    const segment = segments.get(name);
    if (segment === undefined) clashes.push(`${JSON.stringify(name)} in ${where} has the address of another name`);
    return segment ?? '';
  };

  const folderSegments = assignSegments(entries.map((entry) => entry.folder));
  const folders = groupBy(entries, (entry) => entry.folder).map(([folder, inFolder]): Folder => {
    const folderSegment = segmentOf(folderSegments, folder, 'the library');
    const languageSegments = assignSegments(inFolder.map((entry) => entry.language));
    const languages = groupBy(inFolder, (entry) => entry.language).map(([language, inLanguage]): LanguageList => {
      const languageSegment = segmentOf(languageSegments, language, folder);
      const fileSegments = assignSegments(inLanguage.map((entry) => entry.fileName));
      const songs = inLanguage.toSorted(byName).map((entry): Song => {
        const segment = segmentOf(fileSegments, entry.fileName, `${folder}/${language}`);
        const path = filePath(folderSegment, languageSegment, segment);
        return { ...entry, name: displayName(entry.fileName), path };
      });
      return {
        code: language,
        label: languageLabel(language),
        path: languagePath(folderSegment, languageSegment),
        songs,
      };
    });
    return { name: folder, label: folderLabel(folder), path: folderPath(folderSegment), languages };
  });

  const ids = assignSegments(playlists.map((playlist) => playlist.id));
  const arranged = playlists.map((playlist): Playlist => {
    return { ...playlist, path: playlistPath(segmentOf(ids, playlist.id, 'the playlists')) };
  });
  if (clashes.length > 0) {
    throw new ContentError(`${clashes.join('\n')}\n  Rename one of each at its source, or leave it out of the list.`);
  }
  return { folders: folders.toSorted((a, b) => compareText(a.label, b.label)), playlists: arranged };
}

/** Every song of a library, in order. */
export function songsOf(library: Library): Song[] {
  return library.folders.flatMap((folder) => folder.languages.flatMap((language) => language.songs));
}

/** A song's neighbours in its list. */
export interface Neighbours {
  previous: Song | undefined;
  next: Song | undefined;
}

/** Songs by the key of {@link editionKey}: all languages of one song, in the order of their codes. */
export type Editions = ReadonlyMap<string, Song[]>;

/** The same text in other languages has the same file name in the same folder. */
export function editionKey(song: Pick<Song, 'folder' | 'fileName'>): string {
  return entryKey({ folder: song.folder, language: '', fileName: song.fileName });
}

/** All editions of every song. */
export function findEditions(library: Library): Editions {
  return Map.groupBy(songsOf(library), editionKey);
}
