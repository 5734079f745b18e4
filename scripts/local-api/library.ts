/** A folder of texts, as the API serves it: edits on disk are seen by the next pull. */
import { join } from 'node:path';
import type { FileRequest, WirePlaylistContent } from '#schemas/wire.ts';
import type { Catalogue, LibraryList } from './catalogue.ts';
import { readInside, statOf } from './library-file.ts';
import { readListed, readPlaylist, readTree } from './library-folder.ts';

export interface Library {
  /**
   * The entries say when their texts were last changed, so that a pull need not request them all; a date in the list itself stays.
   * @throws {LibraryError} where the folder is no library (any more)
   */
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
    const file = statOf(listPath);
    const stamp = file ? `${file.mtimeMs} ${file.size} ${file.ino}` : null;
    const current = known && known.stamp === stamp && (stamp !== null || call === 'look-up');
    if (!known || !current) known = { stamp, catalogue: stamp === null ? readTree(dir) : readListed(dir) };
    return known.catalogue;
  }

  return {
    async list() {
      const { list, paths } = await catalogue('list');
      const files = list.files.map((sent) => {
        const path = paths.get(sent);
        return path === undefined ? sent : { last_modified: statOf(path)?.mtime.toISOString(), ...Object(sent) };
      });
      return { files, playlists: list.playlists };
    },
    async text(request) {
      const path = (await catalogue('look-up')).textPath(request);
      const bytes = path === undefined ? undefined : readInside(dir, path);
      return bytes && new Uint8Array(bytes);
    },
    async playlist(id) {
      const listed = (await catalogue('look-up')).playlist(id);
      return listed && readPlaylist(dir, listed.path, listed.name);
    },
  };
}
