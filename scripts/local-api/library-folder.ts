/** The two shapes of a library folder, each read into one catalogue. */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { leadingNumber } from '#core/library/names.ts';
import { type WirePlaylistContent, wireList, wirePlaylistContent } from '#schemas/wire.ts';
import { buildCatalogue, type Catalogue } from './catalogue.ts';
import { LibraryError, pathInside, readInside } from './library-file.ts';

/**
 * The JSON in a file.
 * @throws {LibraryError} where it is not JSON
 */
function parseJson(dir: string, path: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new LibraryError(dir, path, `is not JSON (${(cause as Error).message})`, 'correct the file', { cause });
  }
}

/**
 * A folder with `files.json` (the answer to "files"), `texts/` and `playlists/`.
 * @throws {LibraryError} where the list is missing or no list
 */
export async function readListed(dir: string): Promise<Catalogue> {
  const path = join(dir, 'files.json');
  const bytes = readInside(dir, path);
  if (!bytes) throw new LibraryError(dir, path, 'is missing', 'put it back, or restart with another library');
  const { data: list } = wireList.safeParse(parseJson(dir, path, bytes));
  if (!list) throw new LibraryError(dir, path, 'is not a list of files', 'make it an array, or an object with "files"');
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
        files.push({ folder, language, file_name: name, file_path: path, song_no: leadingNumber(name), s3_path: path });
      }
    }
  }
  if (files.length === 0) {
    const wrong = 'is not a library: it has neither files.json nor any folder/language/name.txt';
    throw new LibraryError(dir, dir, wrong, 'name a folder that has one of them');
  }
  const playlists = [];
  const folder = pathInside(dir, join(dir, 'playlists'));
  for (const name of folder === undefined ? [] : await namesIn(folder, '.json')) {
    const id = basename(name, '.json');
    playlists.push({ id, name: await nameOfPlaylist(dir, join(dir, 'playlists', name), id) });
  }
  return buildCatalogue({ files, playlists }, { texts: dir, playlists: join(dir, 'playlists') });
}

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

/**
 * A playlist's file; undefined where there is none.
 * @param id stands for the playlist where the file names none
 * @throws {LibraryError} where it is not in the shape of SPEC section 7
 */
export async function readPlaylist(dir: string, path: string, id: string): Promise<WirePlaylistContent | undefined> {
  const bytes = readInside(dir, path);
  if (!bytes) return undefined;
  const { data } = wirePlaylistContent.safeParse(parseJson(dir, path, bytes));
  if (!data) throw new LibraryError(dir, path, 'is not a playlist', 'give it "playlist", "content" and "isHtml"');
  const { playlist, content, isHtml } = data;
  return { playlist: playlist ?? id, content, isHtml };
}

/** A broken playlist stays in the list, by its id: whoever asks for it is told what is wrong, and all others are had. */
async function nameOfPlaylist(dir: string, path: string, id: string): Promise<string> {
  try {
    const playlist = (await readPlaylist(dir, path, id))?.playlist;
    return (typeof playlist === 'string' ? playlist : playlist?.name) ?? id;
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    console.error(error.message);
    return id;
  }
}
