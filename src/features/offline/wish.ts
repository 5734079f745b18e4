/** What a reader asks to keep, before it is known where it lies. */

import { type Manifest, readPack } from '#core/text-index/pack.ts';
import { filesOf, songsKept, withText } from '#core/text-index/pack-parts.ts';
import { bytesOf } from './bring.ts';
import { type Bytes, fileHere, type Keeper } from './keeper-parts.ts';
import type { KeptKind, KeptThing } from './kept.ts';

export interface Wish {
  id: string;
  kind: KeptKind;
  /** As the reader knows it. */
  name: string;
  /** Of its language, where it is a pack or a song. */
  label?: string;
  /** Its page; absent for a list of the reader's own. */
  href?: string;
  /** The list's page of a whole pack. */
  pack?: string;
  /** Of single songs. */
  paths?: readonly string[];
  /** Pages that come along. */
  pages?: readonly string[];
}

/** Whether what is kept has other songs than what is wished for: a list was changed since. */
export const hasOtherSongs = ({ paths: kept }: KeptThing, { paths: wished }: Wish): boolean =>
  kept?.join(' ') !== wished?.join(' ');

/** A wish whose place in the library is known, and what it takes. */
export interface Weighed {
  thing: KeptThing;
  songs: number;
  /** Of the device's room, beyond what it keeps already. */
  bytes: number;
  /** About as many come over the line. */
  packed: number;
  /** Songs of the wish that no pack has with a text. */
  missing: number;
}

/** `/file/Puranas/TAM/001%20Kappu.txt/` → `/file/Puranas/TAM/` */
const listOf = (path: string): string => path.replace(/[^/]*\/$/, '');

const emptyFile = (file: string) => ({ file, bytes: 0, digest: '' });

/**
 * Looks for a wish in the index, and weighs it.
 * @throws {ApiError}
 */
export async function weigh(keeper: Keeper, wish: Wish, signal: AbortSignal): Promise<Weighed> {
  const index = await keeper.fetchIndex(signal);
  const lists = new Set(wish.pack === undefined ? wish.paths?.map(listOf) : [wish.pack]);
  const listed = index.filter(({ path }) => lists.has(path));
  const sum = { songs: 0, bytes: 0, packed: 0 };
  for (const { manifest: address } of listed) {
    const manifest = await manifestToWeigh(keeper, address, signal);
    const songs = withText(songsKept(manifest, wish.paths));
    const missing = [];
    for (const file of filesOf(manifest, songs))
      if (!(await fileHere(keeper, file.file, file.digest))) missing.push(file);
    sum.songs += songs.length;
    sum.bytes += bytesOf(missing);
    sum.packed += missing.reduce((all, { packed, bytes }) => all + (packed ?? bytes), 0);
  }
  const { id, kind, name, label, href, paths, pages } = wish;
  const at = keeper.now();
  const thing: KeptThing = {
    ...{ id, kind, name, state: 'coming', checked: 0, seen: at, at, songs: sum.songs, bytes: sum.bytes },
    ...(label !== undefined && { label }),
    ...(href !== undefined && { href }),
    ...(paths && { paths }),
    ...(pages && { pages: pages.map(emptyFile) }),
    packs: listed.map(({ folder, language, path, manifest }) => ({ folder, language, path, next: manifest })),
  };
  return { thing, ...sum, missing: (paths?.length ?? sum.songs) - sum.songs };
}

/** Not kept yet: a reader may say no. The browser's own cache has it when they say yes. */
async function manifestToWeigh(keeper: Keeper, address: string, signal: AbortSignal): Promise<Manifest> {
  const bytes: Bytes = (await keeper.store.readFile(address)) ?? (await keeper.fetchFile(address, signal, false));
  keeper.checkManifest(bytes);
  return readPack(bytes);
}
