/** A row of the catalogue, made ready to be shown. */
import type { CatalogueRow } from '#library/catalogue.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { SearchLibrary } from './catalogue-loader.ts';
import { isMissing } from './list-rows.ts';
import type { ShownRow } from './messages.ts';
import type { Range } from './ranges.ts';

/**
 * @param folder the row's own; undefined where the library has no such folder
 * @param language code of the edition to show
 * @param marks finds the stretches of a name to mark
 */
export function shownRow(
  library: Pick<SearchLibrary, 'pathOf'>,
  row: CatalogueRow,
  folder: FolderSummary | undefined,
  language: string,
  marks: (name: string) => readonly Range[],
): ShownRow {
  return {
    path: library.pathOf(row, language),
    name: row.name,
    songNo: row.songNo,
    missing: folder !== undefined && isMissing(row, folder, language),
    marks: marks(row.name),
  };
}
