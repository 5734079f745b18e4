/** A row of the catalogue, as the page shows it. */
import { type CatalogueRow, titleIn } from '#core/library/catalogue.ts';
import { type LanguageWish, toTitle } from '#core/library/languages.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { SearchLibrary } from './catalogue-loader.ts';
import { isMissing, languageFor } from './list-rows.ts';
import type { FoundSong, ShownRow } from './messages.ts';
import type { Range } from './ranges.ts';

type Highlighter = (name: string) => readonly Range[];

/**
 * @param folder the row's own; undefined where the library has no such folder
 * @param language code of the edition to show
 * @param highlight finds the ranges of a name to highlight
 */
export function shownRow(
  library: Pick<SearchLibrary, 'pathOf'>,
  row: CatalogueRow,
  folder: FolderSummary | undefined,
  language: string,
  highlight: Highlighter,
): ShownRow {
  const title = titleIn(row.titles, folder?.languages.findIndex(({ code }) => code === language) ?? -1);
  return {
    path: library.pathOf(row, language),
    name: row.name,
    ...(title !== undefined && { title: toTitle(title) }),
    songNo: row.songNo,
    missing: folder !== undefined && isMissing(row, folder, language),
    marks: highlight(row.name),
  };
}

/** A song of any folder, in the language that the reader wants. */
export function foundSong(
  library: Pick<SearchLibrary, 'pathOf' | 'folders' | 'rows'>,
  entry: number,
  wish: LanguageWish,
  highlight: Highlighter,
): FoundSong {
  const row = library.rows[entry] as CatalogueRow;
  const folder = library.folders[row.folder] as FolderSummary;
  const code = languageFor(row, folder, wish);
  return {
    ...shownRow(library, row, folder, code, highlight),
    folder: folder.label,
    language: folder.languages.find((one) => one.code === code)?.label ?? code,
  };
}
