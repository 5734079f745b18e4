/** A list out of its own address: read, and compared with the catalogue. */
import { fetchCatalogueIndex, fetchColumns } from '#api/catalogue.ts';
import { newPath } from '#api/page-exists.ts';
import { fromColumns, rowNames } from '#core/library/catalogue.ts';
import { catalogueIndexPath, safeSegment } from '#core/library/paths.ts';
import type { CatalogueIndex, FolderColumns, FolderSummary } from '#schemas/catalogue.ts';
import { namesOfPath, type StoredSong, songOfPath } from '../song.ts';
import { type LinkFault, readListLink, type SharedList } from './link.ts';

/** The songs as their addresses tell of them, where the library cannot be asked. */
const fromAddresses = ({ paths }: SharedList): ResolvedSong[] =>
  paths.map((path) => ({ ...songOfPath(path), state: 'here', languages: [] }));

/** @throws {ApiError} when the catalogue cannot be loaded */
async function resolve({ paths }: SharedList): Promise<ResolvedSong[]> {
  const index = await fetchCatalogueIndex(catalogueIndexPath());
  const songs = await resolveIn(index, paths);
  // What the catalogue does not know may have another address now.
  const now = paths.map(async (path, at) => (songs[at]?.state === 'gone' && (await newPath(path))) || path);
  return resolveIn(index, await Promise.all(now));
}

async function resolveIn(index: CatalogueIndex, paths: readonly string[]): Promise<ResolvedSong[]> {
  const columns = columnsFor(index, paths).map(async (url) => {
    const inline = index.folders.find(({ columns }) => columns === url)?.inline;
    return [url, inline ?? (await fetchColumns(url))] as const;
  });
  return resolveSongs(paths, index, new Map(await Promise.all(columns)));
}

/** A shared list as its page shows it. */
export type ShownList = Exclude<Awaited<ReturnType<typeof readShared>>, LinkFault>;

/**
 * @param link as `writeListLink` wrote it
 * @param signal ends the wait for the catalogue: the songs are then as their addresses tell of them
 * @returns with the fragment that it came by, and whether they are as the catalogue has them
 */
export async function readShared(link: string, signal: AbortSignal) {
  const list = await readListLink(link);
  if (typeof list === 'string') return list;
  const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const songs = await Promise.race([resolve(list).catch(() => null), stopped]);
  return { name: list.name, link, songs: songs ?? fromAddresses(list), isResolved: songs !== null };
}

/** A language that a song can be read in. */
interface SongLanguage extends Pick<StoredSong, 'name' | 'also' | 'path'> {
  code: string;
  label: string;
}

export interface ResolvedSong extends StoredSong {
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

/** Every page of a folder by the last segment of its path: the row's number, and its name and place in each language. */
function songsOfFolder({ languages }: FolderSummary, columns: FolderColumns) {
  const own = new Map(columns.segments.map(([row, bit, segment]) => [`${row}/${bit}`, segment]));
  const songs = new Map<string, Pick<ResolvedSong, 'no' | 'languages'>>();
  for (const row of fromColumns(columns, 0)) {
    const { at, fileName, songNo, mask } = row;
    const segments = columns.languages.map((_, bit) => own.get(`${at}/${bit}`) ?? safeSegment(fileName));
    const readable = columns.languages.flatMap((code, bit): SongLanguage[] => {
      const language = languages.find((one) => one.code === code);
      const has = Math.floor(mask / 2 ** bit) % 2 === 1;
      if (!language || !has) return [];
      const [name = '', also] = rowNames(row, bit, code);
      const path = `${language.path}${encodeURIComponent(segments[bit] ?? '')}/`;
      return [{ code, label: language.label, path, name, also }];
    });
    for (const segment of segments) songs.set(segment, { no: songNo, languages: readable });
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
    const here = song.languages.find((language) => language.path === path);
    return { ...song, ...(here ?? first), state: here ? 'here' : 'moved' };
  });
}
