/** A folder of texts, as the API serves it: edits on disk are seen by the next pull. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileRequest, WirePlaylistContent } from '#schemas/wire.ts';
import type { Catalogue, LibraryList } from './catalogue.ts';
import { readInside } from './library-file.ts';
import { readListed, readPlaylist, readTree } from './library-folder.ts';

export interface Library {
  /** @throws {LibraryError} where the folder is no library (any more) */
  list(): Promise<LibraryList>;
  /** A text's bytes as they lie on disk; undefined where the library has none of that key or name. */
  text(request: FileRequest): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** undefined where the library has no playlist of that id. */
  playlist(id: string): Promise<WirePlaylistContent | undefined>;
}

/** A library in `dir`, in either shape. Nothing is read before the first call. */
export function openLibrary(dir: string): Library {
  const listPath = join(dir, 'files.json');
  let known: { stamp: string | null; catalogue: Promise<Catalogue> } | undefined;

  /** The list is read again when `files.json` changed; a plain tree, when its list is asked for. */
  async function catalogue(call: 'list' | 'look-up'): Promise<Catalogue> {
    // Taken before the reading: what changes while it is read has another stamp afterwards and is read once more.
    const stamp = await stat(listPath).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => null,
    );
    const current = known && known.stamp === stamp && (stamp !== null || call === 'look-up');
    if (!known || !current) known = { stamp, catalogue: stamp === null ? readTree(dir) : readListed(dir) };
    return known.catalogue;
  }

  return {
    list: async () => (await catalogue('list')).list,
    async text(request) {
      const path = (await catalogue('look-up')).textPath(request);
      const bytes = path === undefined ? undefined : await readInside(dir, path);
      return bytes && new Uint8Array(bytes);
    },
    async playlist(id) {
      const listed = (await catalogue('look-up')).playlist(id);
      return listed && readPlaylist(dir, listed.path, listed.name);
    },
  };
}
