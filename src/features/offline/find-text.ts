/** A kept text by the path of its page, whichever kept thing brought it. */
import type { FilePage } from '#core/library/pages.ts';
import { type Manifest, pageOf } from '#core/text-index/pack.ts';
import { type Here, isRight, manifestHere } from './keeper-parts.ts';
import type { KeptPack, KeptThing } from './kept.ts';

/** What a page shows of a kept song. */
export interface KeptText {
  page: FilePage;
  text: string;
}

/** A text that its own digest says to be what was published; what lies around it in the file does not matter. */
async function textIn(here: Here, manifest: Manifest, path: string): Promise<KeptText | null> {
  const song = manifest.songs.find((one) => one.path === path);
  const chunk = song && song.chunk !== null && manifest.chunks[song.chunk];
  const page = pageOf(manifest, path);
  if (!song || !chunk || !page) return null;
  const own = (await here.store.readFile(chunk.file))?.slice(song.start, song.start + song.bytes);
  if (!own || !(await isRight(here, own, song.digest))) return null;
  return { page, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(own) };
}

/** Addresses of the manifests by which a pack may have the text: what is whole first, and for a song that is gone what had it. */
const addresses = ({ manifest, next, gone = [] }: KeptPack, path: string): (string | undefined)[] => [
  manifest,
  next,
  ...gone.filter(({ paths }) => paths.includes(path)).map(({ manifest }) => manifest),
];

function manifestsFor(path: string, things: readonly KeptThing[]): string[] {
  const packs = things
    .filter(({ paths }) => !paths || paths.includes(path))
    .flatMap(({ packs }) => packs.filter((pack) => path.startsWith(pack.path)));
  const found = packs.flatMap((pack) => addresses(pack, path));
  return [...new Set(found.filter((address) => address !== undefined))];
}

/** @returns null where it is not there as it was published */
export async function findText(here: Here, path: string): Promise<KeptText | null> {
  for (const address of manifestsFor(path, await here.store.readKept())) {
    const manifest = await manifestHere(here, address);
    const found = manifest && (await textIn(here, manifest, path));
    if (found) return found;
  }
  return null;
}
