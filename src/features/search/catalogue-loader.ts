/** The catalogue in the worker: rows of every folder, their addresses, and the engine over all of them. */
import { fetchCatalogueIndex, fetchColumns } from '#api/catalogue.ts';
import { type CatalogueRow, fromColumns } from '#library/catalogue.ts';
import { catalogueIndexPath, safeSegment } from '#library/paths.ts';
import type { CatalogueIndex, FolderColumns, FolderSummary } from '#schemas/catalogue.ts';
import { type Engine, engineInSlices } from './engine.ts';
import { type Shelves, toShelves } from './list-rows.ts';
import { pause } from './pause.ts';

export interface SearchLibrary {
  folders: FolderSummary[];
  rows: CatalogueRow[];
  shelves: Shelves;
  /** Built at the first call, in slices: a list that is asked for meanwhile does not wait for it. */
  engine(): Promise<Engine>;
  /** The page of a row in one of its languages. */
  pathOf(row: CatalogueRow, language: string): string;
}

let asking: Promise<CatalogueIndex> | undefined;

/**
 * The index, fetched once; a failure is forgotten, so that the next question tries again.
 * @throws {ApiError} when it cannot be had or read
 */
export function openIndex(): Promise<CatalogueIndex> {
  asking ??= fetchCatalogueIndex(catalogueIndexPath()).catch((error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

function pathFinder(index: CatalogueIndex, columns: readonly FolderColumns[]): SearchLibrary['pathOf'] {
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
    await pause(); // other questions come in between
  }
}

/**
 * Fetches the catalogue and makes it searchable.
 * @throws {ApiError} when any part of it cannot be had or read
 */
export async function loadLibrary(): Promise<SearchLibrary> {
  const index = await openIndex();
  const columns = await Promise.all(index.folders.map((folder) => fetchColumns(folder.columns)));
  const rows = columns.flatMap(fromColumns);
  let engine: Promise<Engine> | undefined;
  return {
    folders: index.folders,
    rows,
    shelves: toShelves(rows),
    engine() {
      engine ??= buildEngine(rows);
      return engine;
    },
    pathOf: pathFinder(index, columns),
  };
}
