/** The songs of a link against the catalogue: which are there, in which languages, and which have gone. */

import { fromColumns } from '#core/library/catalogue.ts';
import { safeSegment } from '#core/library/paths.ts';
import type { CatalogueIndex, FolderColumns, FolderSummary } from '#schemas/catalogue.ts';
import { type KeptSong, namesOfPath, songOfPath } from '../song.ts';

/** A language that a song can be read in. */
interface SongLanguage {
  code: string;
  label: string;
  path: string;
}

export interface ResolvedSong extends KeptSong {
  /** `here`; `moved`: no more in the language that was chosen, but in another; `gone` from the library. */
  state: 'here' | 'moved' | 'gone';
  /** The languages it can be read in, in the order of their codes; none for a song that is gone. */
  languages: readonly SongLanguage[];
}

/** The folder that a path's song is in, by its languages' lists; none when the folder has gone. */
function folderOf(index: CatalogueIndex, path: string): FolderSummary | undefined {
  const place = path.split('/').slice(0, 3).join('/');
  return index.folders.find(({ languages }) => languages.some((language) => language.path.startsWith(`${place}/`)));
}

/** Addresses of the columns that tell of these songs: only of their folders. */
export const columnsFor = (index: CatalogueIndex, paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => folderOf(index, path)?.columns ?? [])),
];

/** Every page of a folder by the last segment of its path: the row's name and number, and where it stands in each language. */
function songsOfFolder(
  { languages }: FolderSummary,
  columns: FolderColumns,
): Map<string, Omit<ResolvedSong, 'path' | 'state'>> {
  const own = new Map(columns.segments.map(([row, bit, segment]) => [`${row}/${bit}`, segment]));
  const songs = new Map<string, Omit<ResolvedSong, 'path' | 'state'>>();
  for (const { at, fileName, name, songNo, mask } of fromColumns(columns, 0)) {
    const segments = columns.languages.map((_, bit) => own.get(`${at}/${bit}`) ?? safeSegment(fileName));
    const readable = columns.languages.flatMap((code, bit): SongLanguage[] => {
      const language = languages.find((one) => one.code === code);
      const has = Math.floor(mask / 2 ** bit) % 2 === 1;
      if (!language || !has) return [];
      return [{ code, label: language.label, path: `${language.path}${encodeURIComponent(segments[bit] ?? '')}/` }];
    });
    for (const segment of segments) songs.set(segment, { name, no: songNo, languages: readable });
  }
  return songs;
}

/**
 * @param columns by their addresses, as `columnsFor` names them
 * @returns the songs in the order of their paths; a song that moved has the path of its first language
 */
export function resolveSongs(
  paths: readonly string[],
  index: CatalogueIndex,
  columns: ReadonlyMap<string, FolderColumns>,
): ResolvedSong[] {
  const songsOf = new Map<string, ReturnType<typeof songsOfFolder>>();
  return paths.map((path): ResolvedSong => {
    const folder = folderOf(index, path);
    const own = folder && columns.get(folder.columns);
    if (folder && own && !songsOf.has(folder.columns)) songsOf.set(folder.columns, songsOfFolder(folder, own));
    const song = songsOf.get(folder?.columns ?? '')?.get(namesOfPath(path).file);
    const [first] = song?.languages ?? [];
    if (!song || !first) return { ...songOfPath(path), state: 'gone', languages: [] };
    const here = song.languages.some((language) => language.path === path);
    return { ...song, path: here ? path : first.path, state: here ? 'here' : 'moved' };
  });
}
