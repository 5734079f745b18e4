/** What a reader wants to keep, before it is known where it lies. */
import { type Manifest, readPack } from '#core/text-index/pack.ts';
import { bytesOf, filesOf, packedOf, songsKept } from '#core/text-index/pack-parts.ts';
import { type Keeper, missingOf } from './keeper-ports.ts';
import type { KeptThing } from './kept.ts';

export type Wish = Pick<KeptThing, 'id' | 'name' | 'label' | 'href' | 'paths'>;

/** Whether what is kept has other songs than what is wished for: a list was changed since. */
export const hasOtherSongs = ({ paths: kept }: KeptThing, { paths: wished }: Wish): boolean =>
  kept?.join(' ') !== wished?.join(' ');

/** `/file/Puranas/TAM/001%20Kappu.txt/` → `/file/Puranas/TAM/` */
const listOf = (path: string): string => path.replace(/[^/]*\/$/, '');

/** A wish whose place in the library is known, and what it takes. */
export type Weighed = Awaited<ReturnType<typeof weigh>>;

/**
 * Looks for a wish in the index, and weighs it.
 * @throws {ApiError}
 */
export async function weigh(keeper: Keeper, wish: Wish, signal: AbortSignal) {
  const index = await keeper.fetchIndex(signal);
  // The page of its list identifies a pack.
  const lists = new Set(wish.paths?.map(listOf) ?? [wish.href]);
  const listed = index.filter(({ path }) => lists.has(path));
  /** `bytes`: of the device's room, beyond what it keeps already; about `packed` are transferred. */
  const sum = { songs: 0, bytes: 0, packed: 0 };
  for (const { manifest: address } of listed) {
    const manifest = await manifestToWeigh(keeper, address, signal);
    const songs = songsKept(manifest, wish.paths);
    const missing = await missingOf(keeper, filesOf(manifest, songs));
    sum.songs += songs.length;
    sum.bytes += bytesOf(missing);
    sum.packed += packedOf(missing);
  }
  const at = keeper.now();
  const thing: KeptThing = {
    ...wish,
    ...{ state: 'coming', checked: 0, seen: at, at, songs: sum.songs, bytes: sum.bytes },
    packs: listed.map(({ folder, language, path, manifest }) => ({ folder, language, path, next: manifest })),
  };
  // Songs of the wish that no pack has with a text are missing.
  return { thing, ...sum, missing: (wish.paths?.length ?? sum.songs) - sum.songs };
}

/** Not kept yet: a reader may say no. The browser's own cache has it when they say yes. */
async function manifestToWeigh(keeper: Keeper, address: string, signal: AbortSignal): Promise<Manifest> {
  const bytes = (await keeper.store.readFile(address)) ?? (await keeper.fetchFile(address, signal, false));
  keeper.checkManifest(bytes);
  return readPack(bytes);
}
