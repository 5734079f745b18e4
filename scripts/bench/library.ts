/** Libraries for the bench, written to disk in the shape of the sample library. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { entryKey } from '#library/names.ts';
import { wireEntry } from '#schemas/wire.ts';
import { type Library, openLibrary } from '../local-api/library.ts';
import { type GrownEntry, grow, grownText, type SeedEntry } from './grow.ts';

/** A library to take names and texts from. */
export interface Source {
  dir: string;
  entries: ListedSeed[];
  /** null for a text that the library lists and does not have. */
  textOf(entry: SeedEntry): Promise<string | null>;
}

interface ListedSeed extends SeedEntry {
  songNo: number | null;
}

/** @throws {LibraryError} where `dir` is no library */
export async function openSource(dir: string): Promise<Source> {
  const library: Library = openLibrary(dir);
  const { files } = await library.list();
  const keys = new Map<string, Parameters<Library['text']>[0]>();
  const entries = files.flatMap((sent): ListedSeed[] => {
    const { data } = wireEntry.safeParse(sent);
    if (!data) return [];
    const { folder, language, song_no: songNo } = data;
    const fileName = data.file_name ?? data.name ?? '';
    const byName = { file_name: fileName, language: `${folder}/${language}` };
    keys.set(entryKey({ folder, language, fileName }), data.s3_path ? { s3_path: data.s3_path } : byName);
    return [{ folder, language, fileName, songNo }];
  });
  return {
    dir,
    entries,
    async textOf(entry) {
      const key = keys.get(entryKey(entry));
      const bytes = key && (await library.text(key));
      return bytes ? Buffer.from(bytes).toString('utf8') : null;
    },
  };
}

/** A text and the entry that lists it. */
interface Written {
  entry: ListedSeed;
  text: string | null;
}

/** Writes a library into a fresh folder, text by text, so that it may be larger than the memory. @returns bytes of all texts */
async function writeLibrary(dir: string, source: Source, all: AsyncIterable<Written>): Promise<number> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(join(source.dir, 'playlists'), join(dir, 'playlists'), { recursive: true }).catch(() => undefined);
  const files: object[] = [];
  const made = new Set<string>();
  let bytes = 0;
  for await (const { entry, text } of all) {
    // By number: names of files are not the bench's subject, and some systems could not store each of them.
    const path = `${Math.floor(files.length / 1000)}/${files.length}.txt`;
    const names = { folder: entry.folder, language: entry.language, file_name: entry.fileName };
    files.push({ ...names, file_path: path, s3_path: path, song_no: entry.songNo });
    if (text === null) continue;
    const file = join(dir, 'texts', path);
    if (!made.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
    made.add(dirname(file));
    await writeFile(file, text);
    bytes += Buffer.byteLength(text);
  }
  const playlists = (await openLibrary(source.dir).list()).playlists;
  await writeFile(join(dir, 'files.json'), JSON.stringify({ files, playlists }));
  return bytes;
}

async function* grown(source: Source, entries: readonly GrownEntry[]): AsyncGenerator<Written> {
  for (const entry of entries) {
    const text = await source.textOf(source.entries[entry.seed] as ListedSeed);
    yield { entry, text: text === null ? null : grownText(text, entry) };
  }
}

/** A library of `count` texts made from another. @returns bytes of all texts */
export function writeGrownLibrary(dir: string, source: Source, count: number): Promise<number> {
  return writeLibrary(dir, source, grown(source, grow(source.entries, count)));
}

/** A text between two sizes in bytes, made of others in turn; the last of them may end early. */
async function textBetween(source: Source, { from, to }: { from: number; to: number }): Promise<string> {
  let text = '';
  for (let at = 0; Buffer.byteLength(text) < from; at += 1) {
    const part = await source.textOf(source.entries[at % source.entries.length] as ListedSeed);
    text += `${part ?? ''}\n\n${at}\n\n`;
  }
  while (Buffer.byteLength(text) > to) text = text.slice(0, text.trimEnd().lastIndexOf('\n'));
  return text;
}

/** What `visitLibrary` adds where a library has no list or no text of that size. */
export const TRIALS = {
  folder: 'Bench',
  language: 'ENG',
  songs: 1000,
  /** Bytes of the usual text (never more than 8 KB, which the budget of a reading page is for) and of the long one. */
  usual: { fileName: '0001 A usual text.txt', from: 5000, to: 8000 },
  long: { fileName: '0001 A long text.txt', from: 300_000, to: 400_000 },
};

/** The library as it is, with a list of 1,000 songs, a usual text and one of 300 KB where it has none of its own. */
export async function writeVisitLibrary(dir: string, source: Source): Promise<void> {
  const lists = Map.groupBy(source.entries, ({ folder, language }) => `${folder}/${language}`);
  const longList = [...lists.values()].some(({ length }) => length >= TRIALS.songs * 0.9);
  async function* all(): AsyncGenerator<Written> {
    const wanted = [TRIALS.usual, TRIALS.long].map((trial) => ({ ...trial, found: false }));
    for (const entry of source.entries) {
      const text = await source.textOf(entry);
      const bytes = Buffer.byteLength(text ?? '');
      for (const trial of wanted) trial.found ||= bytes >= trial.from && bytes <= trial.to;
      yield { entry, text };
    }
    const { folder, language } = TRIALS;
    const names = longList ? [] : grow(source.entries, source.entries.length * 40);
    const different = [...new Set(names.map(({ fileName }) => fileName))].slice(0, TRIALS.songs);
    for (const [at, fileName] of different.entries()) {
      yield { entry: { folder, language, fileName, songNo: at + 1 }, text: `${fileName}\n` };
    }
    for (const { found, fileName, ...sizes } of wanted) {
      const entry = { folder, language, fileName, songNo: TRIALS.songs + 1 };
      if (!found) yield { entry, text: await textBetween(source, sizes) };
    }
  }
  await writeLibrary(dir, source, all());
}
