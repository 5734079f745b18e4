/** What a reader wants to keep, before it is known where it lies. */
import { type Manifest, readPack } from '#core/text-index/pack.ts';
import { bytesOf, filesOf, packedOf, songsKept } from '#core/text-index/pack-parts.ts';
import { type Keeper, missingOf } from './keeper-ports.ts';
import type { KeptItem } from './kept.ts';

export type KeepRequest = Pick<KeptItem, 'id' | 'name' | 'label' | 'href' | 'paths'>;

/** Whether what is kept has other songs than what is requested: a list was changed since. */
export const hasOtherSongs = ({ paths: kept }: KeptItem, { paths: requested }: KeepRequest): boolean =>
  kept?.join(' ') !== requested?.join(' ');

/** `/file/Puranas/TAM/001%20Kappu.txt/` → `/file/Puranas/TAM/` */
const listOf = (path: string): string => path.replace(/[^/]*\/$/, '');

/** A request whose place in the library is known, and what it takes. */
export type MeasuredDownload = Awaited<ReturnType<typeof measureDownload>>;

/**
 * Looks for a request in the index, and measures what it takes.
 * @throws {ApiError}
 */
export async function measureDownload(keeper: Keeper, request: KeepRequest, signal: AbortSignal) {
  const index = await keeper.fetchIndex(signal);
  // The page of its list identifies a pack.
  const lists = new Set(request.paths?.map(listOf) ?? [request.href]);
  const listed = index.filter(({ path }) => lists.has(path));
  /** `bytes`: of the device's room, beyond what it keeps already; about `packed` are transferred. */
  const sum = { songs: 0, bytes: 0, packed: 0 };
  for (const { manifest: address } of listed) {
    const manifest = await manifestToMeasure(keeper, address, signal);
    const songs = songsKept(manifest, request.paths);
    const missing = await missingOf(keeper, filesOf(manifest, songs));
    sum.songs += songs.length;
    sum.bytes += bytesOf(missing);
    sum.packed += packedOf(missing);
  }
  const at = keeper.now();
  const item: KeptItem = {
    ...request,
    ...{ state: 'coming', checked: 0, seen: at, at, songs: sum.songs, bytes: sum.bytes },
    packs: listed.map(({ folder, language, path, manifest }) => ({ folder, language, path, next: manifest })),
  };
  // Songs of the request that no pack has with a text are missing.
  return { item, ...sum, missing: (request.paths?.length ?? sum.songs) - sum.songs };
}

/** Not kept yet: a reader may say no. The browser's own cache has it when they say yes. */
async function manifestToMeasure(keeper: Keeper, address: string, signal: AbortSignal): Promise<Manifest> {
  const bytes = (await keeper.store.readFile(address)) ?? (await keeper.fetchFile(address, signal, false));
  keeper.checkManifest(bytes);
  return readPack(bytes);
}
