/** The column of a folder's titles in their own script: written at the build, read back in the browser. */
import type { FolderColumns } from '#schemas/catalogue.ts';
import type { Song } from './library.ts';

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
