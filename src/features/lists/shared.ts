/** A list out of its own address: read, compared with the catalogue, and shown. */
import { fetchCatalogueIndex, fetchColumns } from '#api/catalogue.ts';
import { songOfPath } from '#features/my-place/index.ts';
import { catalogueIndexPath } from '#library/paths.ts';
import { type LinkFault, readListLink } from './link.ts';
import type { SharedList } from './link-text.ts';
import { columnsFor, type ResolvedSong, resolveSongs } from './resolve.ts';
import { showFault, showList } from './shared-view.ts';

/** The songs as their addresses tell of them, where the library cannot be asked. */
const unasked = ({ paths }: SharedList): ResolvedSong[] =>
  paths.map((path) => ({ ...songOfPath(path), state: 'here', languages: [] }));

/** @throws {ApiError} when the catalogue cannot be had */
async function resolve({ paths }: SharedList): Promise<ResolvedSong[]> {
  const index = await fetchCatalogueIndex(catalogueIndexPath());
  const columns = columnsFor(index, paths).map(async (url) => [url, await fetchColumns(url)] as const);
  return resolveSongs(paths, index, new Map(await Promise.all(columns)));
}

/** Counts the addresses that were shown: an answer for an earlier one is dropped. */
let shown = 0;

async function show(root: HTMLElement): Promise<void> {
  shown += 1;
  const turn = shown;
  const list: SharedList | LinkFault = await readListLink(location.hash);
  if (turn !== shown) return;
  if (typeof list === 'string') {
    showFault(root, list);
    return;
  }
  const link = location.hash.slice(1);
  const songs = await resolve(list).catch(() => null);
  if (turn === shown) showList(root, { name: list.name, link, songs: songs ?? unasked(list), asked: songs !== null });
}

const root = document.querySelector<HTMLElement>('[data-list]');
if (root) {
  void show(root);
  addEventListener('hashchange', () => void show(root));
}
