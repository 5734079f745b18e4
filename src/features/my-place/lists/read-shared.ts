/** A list out of its own address: read, and compared with the catalogue. */
import { fetchCatalogueIndex, fetchColumns } from '#api/catalogue.ts';
import { newPath } from '#api/pages.ts';
import { catalogueIndexPath } from '#core/library/paths.ts';
import type { CatalogueIndex } from '#schemas/catalogue.ts';
import { songOfPath } from '../song.ts';
import { type LinkFault, readListLink } from './link.ts';
import type { SharedList } from './link-text.ts';
import { columnsFor, type ResolvedSong, resolveSongs } from './resolve.ts';

/** A shared list as its page shows it. */
export interface ShownList {
  name: string;
  /** The fragment that it came by. */
  link: string;
  songs: readonly ResolvedSong[];
  /** Whether the catalogue was asked. */
  asked: boolean;
}

/** The songs as their addresses tell of them, where the library cannot be asked. */
const unasked = ({ paths }: SharedList): ResolvedSong[] =>
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

/**
 * @param hash of the address, with its `#`
 * @param signal ends the wait for the catalogue: the songs are then as their addresses tell of them
 */
export async function readShared(hash: string, signal: AbortSignal): Promise<ShownList | LinkFault> {
  const list = await readListLink(hash);
  if (typeof list === 'string') return list;
  const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const songs = await Promise.race([resolve(list).catch(() => null), stopped]);
  return { name: list.name, link: hash.slice(1), songs: songs ?? unasked(list), asked: songs !== null };
}
