/** A folder of texts, as the API serves it: edits on disk are seen by the next pull. */
import { join } from 'node:path';
import type { FileRequest } from '#schemas/wire.ts';
import type { Catalogue } from './catalogue.ts';
import { readInside, statOf } from './library-file.ts';
import { readListed, readPlaylist, readTree } from './library-folder.ts';

export type Library = ReturnType<typeof openLibrary>;

/**
 * A library in `dir`, in either shape. Nothing is read before the first call. Its calls answer with undefined for what the library
 * does not have, and throw a `LibraryError` where the folder is no library (any more).
 */
export function openLibrary(dir: string) {
  const listPath = join(dir, 'files.json');
  let known: { stamp: string | null; catalogue: Promise<Catalogue> } | undefined;

  /** The list is read again when `files.json` changed; a plain tree, when its list is asked for. */
  async function catalogue(call: 'list' | 'look-up'): Promise<Catalogue> {
    // Taken before the reading: what changes while it is read has another stamp afterwards and is read once more.
    const file = statOf(listPath);
    const stamp = file ? `${file.mtimeMs} ${file.size} ${file.ino}` : null;
    const current = known && known.stamp === stamp && (stamp !== null || call === 'look-up');
    if (!known || !current) known = { stamp, catalogue: stamp === null ? readTree(dir) : readListed(dir) };
    return known.catalogue;
  }

  return {
    /** The entries say when their texts were last changed, so that a pull need not request them all; a date in the list itself stays. */
    async list() {
      const { list, paths } = await catalogue('list');
      const files = list.files.map((sent) => {
        const path = paths.get(sent);
        return path === undefined ? sent : { last_modified: statOf(path)?.mtime.toISOString(), ...Object(sent) };
      });
      return { files, playlists: list.playlists };
    },
    /** A text's bytes as they lie on disk. */
    async text(request: FileRequest) {
      const path = (await catalogue('look-up')).textPath(request);
      const bytes = path === undefined ? undefined : readInside(dir, path);
      return bytes && new Uint8Array(bytes);
    },
    async playlist(id: string) {
      const listed = (await catalogue('look-up')).playlist(id);
      return listed && readPlaylist(dir, listed.path, listed.name);
    },
  };
}
