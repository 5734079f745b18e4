/** A row of the catalogue, as the page shows it. */
import type { CatalogueRow } from '#library/catalogue.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { SearchLibrary } from './catalogue-loader.ts';
import { isMissing } from './list-rows.ts';
import type { ShownRow } from './messages.ts';
import type { Range } from './ranges.ts';

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
  highlight: (name: string) => readonly Range[],
): ShownRow {
  return {
    path: library.pathOf(row, language),
    name: row.name,
    songNo: row.songNo,
    missing: folder !== undefined && isMissing(row, folder, language),
    marks: highlight(row.name),
  };
}
