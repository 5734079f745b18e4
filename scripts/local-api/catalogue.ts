/** What a library's list says, arranged for look-ups: a request is only ever a key here, never part of a path. */
import { resolve, sep } from 'node:path';
import { entryKey } from '#core/library/names.ts';
import { type FileRequest, wireEntry, wirePlaylist } from '#schemas/wire.ts';

/** The list as it is sent, its entries untouched: what is odd in a library stays odd on the wire. */
export interface LibraryList {
  readonly files: readonly unknown[];
  readonly playlists: readonly unknown[];
}

/** A path under the root, or undefined for one that would leave it: `../secret.txt`, `/etc/passwd`, `a/../../b`. */
function pathWithin(root: string, path: string): string | undefined {
  const absolute = resolve(root, path);
  return absolute.startsWith(resolve(root) + sep) && !absolute.includes('\0') ? absolute : undefined;
}

export type Catalogue = ReturnType<typeof buildCatalogue>;

/**
 * Entries that make no sense stay in the list but cannot be asked for. Where two entries share a key, the first has it.
 * @param roots folders that hold the texts by `file_path` and the playlists by `<id>.json`
 */
export function buildCatalogue(list: LibraryList, roots: { texts: string; playlists: string }) {
  const paths = new Map<unknown, string>();
  const texts = new Map<string, string>();
  const add = (key: string, path: string) => texts.has(key) || texts.set(key, path);
  for (const sent of list.files) {
    const { data: entry } = wireEntry.safeParse(sent);
    if (!entry) continue;
    const { folder, language } = entry;
    const fileName = entry.file_name ?? entry.name ?? '';
    const path = pathWithin(roots.texts, entry.file_path || `${folder}/${language}/${fileName}`);
    if (path === undefined) continue;
    paths.set(sent, path);
    add(nameKey(folder, language, fileName), path);
    if (entry.s3_path) add(s3Key(entry.s3_path), path);
  }

  const playlists = new Map<string, { name: string; path: string }>();
  for (const sent of list.playlists) {
    const { data: playlist } = wirePlaylist.safeParse(sent);
    const path = playlist && pathWithin(roots.playlists, `${playlist.id}.json`);
    if (!playlist || path === undefined || playlists.has(playlist.id)) continue;
    playlists.set(playlist.id, { name: playlist.name, path });
  }

  return {
    list,
    /** Absolute paths of the texts of its entries; none for those that make no sense. */
    paths,
    /** Name of a playlist and absolute path of its content; undefined for what the list does not have. */
    playlist: (id: string) => playlists.get(id),
    /** Absolute path of an entry's text; undefined for what the list does not have. */
    textPath(request: FileRequest) {
      if ('s3_path' in request) return texts.get(s3Key(request.s3_path));
      const [folder = '', language = ''] = request.language.split('/');
      return texts.get(nameKey(folder, language, request.file_name));
    },
  };
}

// The two kinds of key share one map, told apart by their first letter.
const s3Key = (s3Path: string): string => `s:${s3Path}`;
const nameKey = (folder: string, language: string, fileName: string): string =>
  `n:${entryKey({ folder, language, fileName })}`;
