/** The two shapes of a library folder, each read into one catalogue. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { leadingDigits } from '#library/names.ts';
import { wireList, wirePlaylistContent } from '#schemas/wire.ts';
import { buildCatalogue, type Catalogue } from './catalogue.ts';

/** A library that cannot be read; `message` says what is wrong with which file, and what to change. */
export class LibraryError extends Error {
  override name = 'LibraryError';
}

/** Bytes of a file; undefined where there is none of that name. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(String(code))) return undefined;
    throw new LibraryError(`${path} cannot be read (${code}); make it readable for this user`, { cause });
  }
}

/**
 * The JSON in a file.
 * @throws {LibraryError} where it is not JSON
 */
function parseJson(path: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new LibraryError(`${path} is not JSON (${(cause as Error).message}); mend it or write it anew`, { cause });
  }
}

/**
 * A folder with `files.json` (the answer to "files"), `texts/` and `playlists/`.
 * @throws {LibraryError} where the list is missing or no list
 */
export async function readListed(dir: string): Promise<Catalogue> {
  const path = join(dir, 'files.json');
  const bytes = await readIfThere(path);
  if (!bytes) throw new LibraryError(`${path} is gone; put it back or restart with another library`);
  const { data: list } = wireList.safeParse(parseJson(path, bytes));
  if (!list) throw new LibraryError(`${path} is no list of files; make it an array, or an object with "files"`);
  return buildCatalogue(list, { texts: join(dir, 'texts'), playlists: join(dir, 'playlists') });
}

/**
 * A plain tree, `folder/language/NNN Name.txt`, with `playlists/<id>.json` if there are any. Hidden names and links are
 * passed over. The number is what the name begins with: `0113 Dawn.txt` → 113; none → null.
 * @throws {LibraryError} where there is no text at all
 */
export async function readTree(dir: string): Promise<Catalogue> {
  const files = [];
  for (const folder of await namesIn(dir, 'folder')) {
    for (const language of await namesIn(join(dir, folder), 'folder')) {
      for (const name of await namesIn(join(dir, folder, language), '.txt')) {
        const path = `${folder}/${language}/${name}`;
        files.push({ folder, language, file_name: name, file_path: path, song_no: songNumber(name), s3_path: path });
      }
    }
  }
  if (files.length === 0) {
    throw new LibraryError(
      `${dir} is no library: it has neither files.json nor any folder/language/name.txt; give the folder that has`,
    );
  }
  const playlists = [];
  for (const name of await namesIn(join(dir, 'playlists'), '.json')) {
    const id = basename(name, '.json');
    const content = await readPlaylist(join(dir, 'playlists', name), id);
    playlists.push({ id, name: content?.name ?? id });
  }
  return buildCatalogue({ files, playlists }, { texts: dir, playlists: join(dir, 'playlists') });
}

const songNumber = (fileName: string): number | null => {
  const digits = leadingDigits(fileName);
  return /^[0-9]{1,9}$/.test(digits) ? Number(digits) : null;
};

/** Names in a folder, in code unit order; none where there is no such folder. */
async function namesIn(dir: string, kind: 'folder' | '.txt' | '.json'): Promise<string[]> {
  const found = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const wanted = found.filter((one) =>
    kind === 'folder' ? one.isDirectory() : one.isFile() && one.name.endsWith(kind),
  );
  return wanted
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** What a playlist's file says; `name` is null where it says none. */
export interface PlaylistFile {
  readonly name: string | null;
  readonly playlist: string | { id?: unknown; name?: string | undefined };
  readonly content: string;
  readonly isHtml: boolean;
}

/**
 * A playlist's file; undefined where there is none.
 * @param id stands for the playlist where the file names none
 * @throws {LibraryError} where it is not in the shape of SPEC section 7
 */
export async function readPlaylist(path: string, id: string): Promise<PlaylistFile | undefined> {
  const bytes = await readIfThere(path);
  if (!bytes) return undefined;
  const { data } = wirePlaylistContent.safeParse(parseJson(path, bytes));
  if (!data) throw new LibraryError(`${path} is no playlist; give it "playlist", "content" and "isHtml"`);
  const { playlist, content, isHtml } = data;
  const name = typeof playlist === 'string' ? playlist : (playlist?.name ?? null);
  return { name, playlist: playlist ?? id, content, isHtml };
}
