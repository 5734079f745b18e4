/** A kept text by the path of its page, whichever kept thing brought it. */
import type { FilePage } from '#core/library/pages.ts';
import { type Manifest, pageOf } from '#core/text-index/pack.ts';
import { type Here, isRight, manifestHere } from './keeper-parts.ts';
import { sourcesOf } from './kept.ts';

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

/** @returns null where it is not there as it was published */
export async function findText(here: Here, path: string): Promise<KeptText | null> {
  for (const { address, list, paths } of sourcesOf(await here.store.readKept())) {
    if (!path.startsWith(list) || (paths && !paths.includes(path))) continue;
    const manifest = await manifestHere(here, address);
    const found = manifest && (await textIn(here, manifest, path));
    if (found) return found;
  }
  return null;
}
