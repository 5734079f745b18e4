/** Libraries for the bench, written to disk in the shape of the sample library. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { wireEntry } from '#schemas/wire.ts';
import { openLibrary } from '../local-api/library.ts';

/** An entry of a library, as far as the bench needs it. */
export interface Entry {
  folder: string;
  language: string;
  fileName: string;
  songNo: number | null;
}

export type Source = Awaited<ReturnType<typeof openSource>>;

/** A library to take names and texts from. @throws {LibraryError} where `dir` is no library */
export async function openSource(dir: string) {
  const library = openLibrary(dir);
  const { files } = await library.list();
  const entries = files.flatMap((sent): Entry[] => {
    const { data } = wireEntry.safeParse(sent);
    if (!data) return [];
    const { folder, language, song_no: songNo } = data;
    return [{ folder, language, fileName: data.file_name ?? data.name ?? '', songNo }];
  });
  return {
    dir,
    entries,
    /** null for a text that the library lists and does not have. */
    async textOf({ folder, language, fileName }: Pick<Entry, 'folder' | 'language' | 'fileName'>) {
      const bytes = await library.text({ file_name: fileName, language: `${folder}/${language}` });
      return bytes ? Buffer.from(bytes).toString('utf8') : null;
    },
  };
}

/** An entry, and the one that it is a copy of. */
export type Grown = Entry & { seed: Entry; copy: number };

/** Between the numbers of a song and of its copy; no list has so many songs. */
const NUMBERS = 100_000;

/**
 * As many entries as asked for: the seeds, some of them from all over, or copies besides, with other numbers and names.
 * @example the second copy of `0113 Dawn.txt` is `200113 Dawn 3.txt`
 */
export function grow(seeds: readonly Entry[], count: number): Grown[] {
  const step = Math.max(1, seeds.length / count);
  return Array.from({ length: count }, (_, at) => {
    const copy = Math.floor(at / seeds.length);
    const seed = seeds[Math.floor(at * step) % seeds.length] as Entry;
    if (copy === 0) return { ...seed, seed, copy };
    const numbered = seed.fileName.replace(/^\d+/, (digits) => String(Number(digits) + copy * NUMBERS));
    const fileName = numbered.replace(/(\.txt)?$/i, ` ${copy + 1}$1`);
    return { ...seed, fileName, songNo: seed.songNo && seed.songNo + copy * NUMBERS, seed, copy };
  });
}

/**
 * Writes a library into a fresh folder, text by text, so that it may be larger than the memory; playlists are the source's. No two
 * texts are equal.
 * @returns files of its texts
 */
export async function writeLibrary(dir: string, source: Source, entries: readonly Grown[]): Promise<string[]> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(join(source.dir, 'playlists'), join(dir, 'playlists'), { recursive: true }).catch(() => undefined);
  const files: object[] = [];
  const texts: string[] = [];
  for (const entry of entries) {
    const text = await source.textOf(entry.seed);
    // By number: some systems could not store each name of a file.
    const path = `${Math.floor(files.length / 1000)}/${files.length}.txt`;
    const names = { folder: entry.folder, language: entry.language, file_name: entry.fileName };
    files.push({ ...names, file_path: path, s3_path: path, song_no: entry.songNo });
    if (text === null) continue;
    const file = join(dir, 'texts', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, entry.copy === 0 ? text : `${text.trimEnd()}\n\n${entry.fileName}\n`);
    texts.push(file);
  }
  const { playlists } = await openLibrary(source.dir).list();
  await writeFile(join(dir, 'files.json'), JSON.stringify({ files, playlists }));
  return texts;
}

/** Gives every hundredth of the texts one more line. */
export async function changeTexts(files: readonly string[]): Promise<void> {
  for (const [at, file] of files.entries())
    if (at % 100 === 0) await writeFile(file, `${await readFile(file, 'utf8')}Changed by the bench.\n`);
}
