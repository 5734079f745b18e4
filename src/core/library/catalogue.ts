/** The catalogue's columns: made from a folder at the build, read back in the browser. */

import type { FolderColumns } from '#schemas/catalogue.ts';
import type { Folder, Song } from './library.ts';
import { displayName, leadingDigits } from './names.ts';
import { bySongNumber } from './order.ts';
import { safeSegment } from './paths.ts';

const VERSION: FolderColumns['version'] = 1;

/** Bits of the largest safe integer (ECMA-262, Number.MAX_SAFE_INTEGER). */
const MOST_LANGUAGES = 53;

/** Run-length encodes a list, each run by its first position: `[a, a, b]` → `[[0, a], [2, b]]`. */
function toRuns<T>(values: readonly T[]): [number, T][] {
  return values.flatMap((value, row) => (row > 0 && values[row - 1] === value ? [] : [[row, value] as [number, T]]));
}

/** The head of the next row if numbers go up by one, in the same width and spacing: `0113 ` → `0114 `. */
function nextHead(head: string): string {
  const digits = leadingDigits(head);
  if (!/^\d{1,15}$/.test(digits)) return head;
  return String(Number(digits) + 1).padStart(digits.length, '0') + head.slice(digits.length);
}

/** A file name in its three parts; joined, they are the name again. `0113 Dawn.txt` → `['0113 ', 'Dawn', '.txt']` */
function parts(fileName: string): [head: string, name: string, tail: string] {
  const name = displayName(fileName);
  const at = fileName.lastIndexOf(name);
  return [fileName.slice(0, at), name, fileName.slice(at + name.length)];
}

/** The number a file name begins with, for numbers to be counted from; 0 where it has none in ASCII digits. */
const leadingNumber = (fileName: string): number => Number(/^\d{1,15}/.exec(fileName)?.[0] ?? 0);

const numberOffset = (songNo: number | null, fileName: string): number | null =>
  songNo === null ? null : songNo - leadingNumber(fileName);

/** The last segment of a path, decoded. */
const lastSegment = (path: string): string => decodeURIComponent(path.split('/').at(-2) ?? '');

interface Row {
  fileName: string;
  songNo: number | null;
  songs: Map<string, Song>;
}

/**
 * The columns of one folder in the order of its lists: a row for each file name, or each number of it where languages
 * disagree.
 * @param titles of its songs, in their own script
 */
export function toColumns(folder: Folder, titles: ReadonlyMap<Song, string> = new Map()): FolderColumns {
  const languages = folder.languages.map((language) => language.code);
  if (languages.length > MOST_LANGUAGES) {
    throw new RangeError(
      `${folder.name} has ${languages.length} languages.\n  Split the folder: the catalogue holds ${MOST_LANGUAGES} a folder.`,
    );
  }
  const songs = folder.languages.flatMap((language) => language.songs);
  const rows: Row[] = [...Map.groupBy(songs, (song) => `${song.fileName}\n${song.songNo}`).values()]
    .map((same) => ({
      fileName: same[0]?.fileName ?? '',
      songNo: same[0]?.songNo ?? null,
      songs: new Map(same.map((song) => [song.language, song])),
    }))
    .toSorted((a, b) => bySongNumber(a, b));
  const split = rows.map((row) => parts(row.fileName));
  const bits = (row: Row, has: (song: Song | undefined) => boolean): number =>
    languages.reduce((mask, code, bit) => (has(row.songs.get(code)) ? mask + 2 ** bit : mask), 0);
  const titled = titleColumn(rows, languages, titles);
  return {
    version: VERSION,
    folder: folder.name,
    languages,
    names: split.map(([, name]) => name),
    heads: split.flatMap(([head], row) =>
      row > 0 && nextHead(split[row - 1]?.[0] ?? '') === head ? [] : [[row, head] as [number, string]],
    ),
    tails: toRuns(split.map(([, , tail]) => tail)),
    numbers: toRuns(rows.map((row) => numberOffset(row.songNo, row.fileName))),
    masks: toRuns(rows.map((row) => bits(row, (song) => song !== undefined))),
    missing: toRuns(rows.map((row) => bits(row, (song) => song?.unavailable === true))).filter(
      ([row, mask]) => row > 0 || mask > 0,
    ),
    segments: rows.flatMap((row, at) =>
      languages.flatMap((code, language) => {
        const song = row.songs.get(code);
        const segment = song && lastSegment(song.path);
        return segment === undefined || segment === safeSegment(row.fileName)
          ? []
          : [[at, language, segment] as [number, number, string]];
      }),
    ),
    ...(titled.length > 0 && { titles: titled }),
  };
}

/** One row of the catalogue, as search and lists see it. */
export interface CatalogueRow {
  /** The position of its folder in the index, and its own position in the columns. */
  folder: number;
  at: number;
  fileName: string;
  name: string;
  songNo: number | null;
  /** Bits of the folder's languages that have it, and that have only the placeholder. */
  mask: number;
  missing: number;
  /** Its titles in their own script, by language; absent where it has none. */
  titles?: RowTitles | undefined;
}

/** Decodes runs row by row; rows must be requested in order. */
function runReader<T>(runs: readonly (readonly [number, T])[], first: T): (row: number) => T {
  let at = 0;
  let value = first;
  return (row) => {
    for (; at < runs.length && (runs[at]?.[0] ?? Number.POSITIVE_INFINITY) <= row; at += 1) value = runs[at]?.[1] as T;
    return value;
  };
}

/** The rows of one folder, in the order of its columns; `folder` is its position in the index. */
export function fromColumns(columns: FolderColumns, folder: number): CatalogueRow[] {
  const heads = new Map(columns.heads);
  const tail = runReader(columns.tails, '');
  const offset = runReader<number | null>(columns.numbers, null);
  const mask = runReader(columns.masks, 0);
  const missing = runReader(columns.missing, 0);
  const titles = readTitleColumn(columns.titles ?? []);
  let head = '';
  return columns.names.map((name, row) => {
    head = heads.get(row) ?? nextHead(head);
    const fileName = head + name + tail(row);
    const less = offset(row);
    const songNo = less === null ? null : leadingNumber(fileName) + less;
    return { folder, at: row, fileName, name, songNo, mask: mask(row), missing: missing(row), titles: titles.get(row) };
  });
}

/** The column of a folder's titles in their own script: written at the build, read back in the browser. */

/** `[language, title]` of one row, the language by its bit. A language that is not there has the first title. */
export type RowTitles = readonly (readonly [language: number, title: string])[];

type TitleColumn = NonNullable<FolderColumns['titles']>;

/** The titles of one row: first that of the languages that have none of their own, then those that differ from it. */
function titlesOfRow(
  songs: ReadonlyMap<string, Song>,
  languages: readonly string[],
  titles: ReadonlyMap<Song, string>,
): RowTitles {
  const all = languages.flatMap((code, bit) => {
    const song = songs.get(code);
    const title = song && titles.get(song);
    return title === undefined ? [] : [{ bit, title, own: song?.title === title }];
  });
  const usual = all.find(({ own }) => !own) ?? all[0];
  if (!usual) return [];
  const others = all.filter(({ title }) => title !== usual.title);
  return [usual, ...others].map(({ bit, title }) => [bit, title]);
}

/**
 * The first title of every row, then the others, in runs of neighbours in one language.
 * @param rows the songs of each row by the codes of their languages
 * @param titles of the songs that have one
 */
export function titleColumn(
  rows: readonly { songs: ReadonlyMap<string, Song> }[],
  languages: readonly string[],
  titles: ReadonlyMap<Song, string>,
): TitleColumn {
  const column: TitleColumn = [];
  const titled = rows.map(({ songs }) => titlesOfRow(songs, languages, titles));
  for (let place = 0; place < languages.length; place += 1) {
    for (const [row, some] of titled.entries()) {
      const [bit, title] = some[place] ?? [];
      if (bit === undefined || title === undefined) continue;
      const last = column.at(-1);
      if (last && last[1] === bit && last[0] + last[2].length === row) last[2].push(title);
      else column.push([row, bit, [title]]);
    }
  }
  return column;
}

/** The titles of each row that has one. */
export function readTitleColumn(column: TitleColumn): ReadonlyMap<number, RowTitles> {
  const rows = new Map<number, [number, string][]>();
  for (const [from, bit, titles] of column)
    for (const [at, title] of titles.entries()) {
      const row = rows.get(from + at);
      if (row) row.push([bit, title]);
      else rows.set(from + at, [[bit, title]]);
    }
  return rows;
}

/** The title to show in a language, by its bit. */
export const titleIn = (titles: RowTitles | undefined, language: number): string | undefined =>
  (titles?.find(([bit]) => bit === language) ?? titles?.[0])?.[1];
