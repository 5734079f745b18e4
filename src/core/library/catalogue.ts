/** The catalogue's columns: made from a folder at the build, read back in the browser. */
import type { FolderColumns } from '#schemas/catalogue.ts';
import { detectScript, languageScript } from './languages.ts';
import type { Folder, Song } from './library.ts';
import { displayName } from './names.ts';
import { bySongNumber } from './order.ts';
import { safeSegment } from './paths.ts';

const VERSION: FolderColumns['version'] = 2;

/** Bits of the largest safe integer (ECMA-262, Number.MAX_SAFE_INTEGER). */
const MOST_LANGUAGES = 53;

/** The last segment of a path, decoded. */
const lastSegment = (path: string): string => decodeURIComponent(path.split('/').at(-2) ?? '');

/** `[language, title]` of one row, the language by its bit. A language that is not there has the first title. */
type RowTitles = FolderColumns['titles'][number];

/** The titles of one row: first that of the languages that have none of their own, then those that differ from it. */
function titlesOfRow(songs: readonly (Song | undefined)[], titles: ReadonlyMap<Song, string>): RowTitles {
  const all = songs.flatMap((song, bit) => {
    const title = song && titles.get(song);
    return title === undefined ? [] : [{ bit, title, own: song?.title === title }];
  });
  const usual = all.find(({ own }) => !own) ?? all[0];
  if (!usual) return [];
  const others = all.filter(({ title }) => title !== usual.title);
  return [usual, ...others].map(({ bit, title }) => [bit, title]);
}

/** The title to show in a language, by its bit. */
export const titleIn = (titles: RowTitles | undefined, language: number): string | undefined =>
  (titles?.find(([bit]) => bit === language) ?? titles?.[0])?.[1];

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
  const all = folder.languages.flatMap((language) => language.songs);
  const rows = [...Map.groupBy(all, ({ fileName, songNo }) => `${fileName}\n${songNo}`).values()]
    .map((same) => {
      const { fileName, songNo } = same[0] as Song;
      return { fileName, songNo, songs: languages.map((code) => same.find(({ language }) => language === code)) };
    })
    .toSorted(bySongNumber);
  const bits = (songs: readonly (Song | undefined)[], has: (song: Song) => boolean): number =>
    songs.reduce((mask, song, bit) => (song && has(song) ? mask + 2 ** bit : mask), 0);
  return {
    version: VERSION,
    folder: folder.name,
    languages,
    files: rows.map(({ fileName }) => fileName),
    numbers: rows.map(({ songNo }) => songNo),
    masks: rows.map(({ songs }) => bits(songs, () => true)),
    missing: rows.map(({ songs }) => bits(songs, ({ unavailable }) => unavailable)),
    segments: rows.flatMap(({ fileName, songs }, at) =>
      songs.flatMap((song, language) => {
        const segment = song && lastSegment(song.path);
        return segment === undefined || segment === safeSegment(fileName)
          ? []
          : [[at, language, segment] as [number, number, string]];
      }),
    ),
    titles: rows.map(({ songs }) => titlesOfRow(songs, titles)),
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
  /** Its titles in their own script, by language. */
  titles?: RowTitles | undefined;
}

/** The rows of one folder, in the order of its columns; `folder` is its position in the index. */
export const fromColumns = (
  { files, numbers, masks, missing, titles }: FolderColumns,
  folder: number,
): CatalogueRow[] =>
  files.map((fileName, at) => ({
    folder,
    at,
    fileName,
    name: displayName(fileName),
    songNo: numbers[at] ?? null,
    mask: masks[at] ?? 0,
    missing: missing[at] ?? 0,
    titles: titles[at],
  }));

/** The lines of a row's name in a language, by its bit and its code: `['कर्मयोग', 'Karma Yoga']` */
export function rowNames({ name, titles }: Pick<CatalogueRow, 'name' | 'titles'>, bit: number, code: string): string[] {
  const title = titleIn(titles, bit);
  if (title === undefined) return [name];
  return languageScript(code) === detectScript(title) ? [title, name] : [name, title];
}
