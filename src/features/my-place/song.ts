/** A song as the reader's own place stores it: by its address, with the name and the number it had at that time. */
import { displayName, leadingDigits } from '#core/library/names.ts';
import { decodePath, filePath } from '#core/library/paths.ts';
import { lineOf, recordOf } from './read-stored.ts';

export interface StoredSong {
  /** `/file/Puranas/TAM/001%20Kappu.txt/`, as `filePath` writes it. */
  path: string;
  /** The first line of it, and the second: `காப்பு`, `Kappu`. */
  name: string;
  also?: string | undefined;
  /** null for a song without a number. */
  no: number | null;
}

/** Longer than any name that the library shows. */
const LONGEST_NAME = 200;

/** What no segment of a page's path holds (see `paths.ts`): a path that holds it leads to no page. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NO_SEGMENT = /^\.|[%#?\\/\u0000-\u001F\u007F-\u009F]/;
/** Segments are at most 200 bytes long. */
const LONGEST_SEGMENT = 200;

/**
 * The path of a song's page in its one spelling: `/file/a b/TAM/c.txt` → `/file/a%20b/TAM/c.txt/`.
 * Whatever is no such path → null: what this answers is always an address of this site.
 */
export function songPath(pathname: unknown): string | null {
  const [root, ...names] = (typeof pathname === 'string' && decodePath(pathname)) || [];
  const [folder, language, file] = names;
  if (root !== 'file' || names.length !== 3 || !folder || !language || !file) return null;
  if (names.some((name) => NO_SEGMENT.test(name) || name.length > LONGEST_SEGMENT || !name.isWellFormed())) return null;
  return filePath(folder, language, file);
}

/** The decoded names of a path that `songPath` has answered. */
export function namesOfPath(path: string): { folder: string; language: string; file: string } {
  const [, folder = '', language = '', file = ''] = decodePath(path) ?? [];
  return { folder, language, file };
}

/** What a path alone tells of its song: `/file/Puranas/TAM/001%20Kappu.txt/` → Kappu, 1. */
export function songOfPath(path: string): StoredSong {
  const { file } = namesOfPath(path);
  const digits = leadingDigits(file);
  return {
    path,
    name: lineOf(displayName(file.replace(/~[0-9a-f]{8}$/, '')), LONGEST_NAME) || file,
    no: /^[0-9]{1,9}$/.test(digits) ? Number(digits) || null : null,
  };
}

/** A song out of storage, a file or a link; null for what is none. What is wrong with its name is put right by its path. */
export function readSong(value: unknown): StoredSong | null {
  const said = recordOf(value);
  const path = songPath(said['path']);
  if (path === null) return null;
  const { name, no } = songOfPath(path);
  const also = lineOf(said['also'], LONGEST_NAME) || undefined;
  const number = said['no'];
  const known = number === null || (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0);
  return { path, name: lineOf(said['name'], LONGEST_NAME) || name, also, no: known ? number : no };
}
