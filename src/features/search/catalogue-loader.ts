/** The catalogue in the worker: rows of every folder, their addresses, and the engine over all of them. */
import { fetchCatalogueIndex, fetchColumns } from '#api/catalogue.ts';
import { type CatalogueRow, fromColumns } from '#library/catalogue.ts';
import { catalogueIndexPath, safeSegment } from '#library/paths.ts';
import type { CatalogueIndex, FolderColumns, FolderSummary } from '#schemas/catalogue.ts';
import { type Engine, engineInSlices } from './engine.ts';
import { groupRows, type RowGroups } from './list-rows.ts';
import { pause } from './pause.ts';

export interface SearchLibrary {
  folders: FolderSummary[];
  rows: CatalogueRow[];
  groups: RowGroups;
  /** Built at the first call, in slices: a query that comes meanwhile does not wait for it. */
  engine(): Promise<Engine>;
  /** The page of a row in one of its languages. */
  pathOf(row: CatalogueRow, language: string): string;
}

let asking: Promise<CatalogueIndex> | undefined;

/**
 * The index of the catalogue, fetched once. A failure is not cached: the next query tries again.
 * @throws {ApiError} when it cannot be fetched or parsed
 */
export function loadIndex(): Promise<CatalogueIndex> {
  asking ??= fetchCatalogueIndex(catalogueIndexPath()).catch((error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

function makePathOf(index: CatalogueIndex, columns: readonly FolderColumns[]): SearchLibrary['pathOf'] {
  const own = new Map(
    columns.flatMap(({ segments }, folder) =>
      segments.map(([at, bit, segment]) => [`${folder}/${at}/${bit}`, segment]),
    ),
  );
  return (row, code) => {
    const languages = index.folders[row.folder]?.languages ?? [];
    const bit = languages.findIndex((language) => language.code === code);
    const segment = own.get(`${row.folder}/${row.at}/${bit}`) ?? safeSegment(row.fileName);
    return `${languages[bit]?.path ?? ''}${encodeURIComponent(segment)}/`;
  };
}

async function buildEngine(rows: readonly CatalogueRow[]): Promise<Engine> {
  const slices = engineInSlices(rows);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    await pause(); // lets other messages be handled
  }
}

/**
 * Fetches the catalogue and makes it searchable.
 * @throws {ApiError} when any part of it cannot be fetched or parsed
 */
export async function loadLibrary(): Promise<SearchLibrary> {
  const index = await loadIndex();
  const columns = await Promise.all(index.folders.map((folder) => fetchColumns(folder.columns)));
  const rows = columns.flatMap(fromColumns);
  let engine: Promise<Engine> | undefined;
  return {
    folders: index.folders,
    rows,
    groups: groupRows(rows),
    engine() {
      engine ??= buildEngine(rows);
      return engine;
    },
    pathOf: makePathOf(index, columns),
  };
}
