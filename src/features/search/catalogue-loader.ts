/** The catalogue in the worker: rows of every folder, their addresses, and the engine over all of them. */
import { fetchCatalogueIndex, fetchColumns } from '#api/catalogue.ts';
import { type CatalogueRow, fromColumns } from '#core/library/catalogue.ts';
import { catalogueIndexPath, safeSegment } from '#core/library/paths.ts';
import type { CatalogueIndex, FolderColumns } from '#schemas/catalogue.ts';
import { createEngine, type Engine } from './engine.ts';
import { createPlaces } from './places.ts';

export type SearchLibrary = ReturnType<typeof openCatalogue>;

/** Returns what finds the page of a row in one of its languages. */
function makePathOf(index: CatalogueIndex, columns: readonly FolderColumns[]) {
  const own = new Map(
    columns.flatMap(({ segments }, folder) =>
      segments.map(([at, bit, segment]) => [`${folder}/${at}/${bit}`, segment]),
    ),
  );
  return (row: CatalogueRow, code: string): string => {
    const languages = index.folders[row.folder]?.languages ?? [];
    const bit = languages.findIndex((language) => language.code === code);
    const segment = own.get(`${row.folder}/${row.at}/${bit}`) ?? safeSegment(row.fileName);
    return `${languages[bit]?.path ?? ''}${encodeURIComponent(segment)}/`;
  };
}

/**
 * Makes a catalogue searchable.
 * @param columns those of each folder, in the order of the index
 */
export function openCatalogue(index: CatalogueIndex, columns: readonly FolderColumns[]) {
  const rows = columns.flatMap(fromColumns);
  const places = createPlaces(index);
  let engine: Engine | undefined;
  return {
    folders: index.folders,
    rows,
    /** Folders and playlists by their names. */
    places,
    /** Built at the first call. */
    engine() {
      engine ??= createEngine(rows, places.scopesOf);
      return engine;
    },
    pathOf: makePathOf(index, columns),
  };
}

/**
 * Fetches the catalogue and makes it searchable.
 * @throws {ApiError} when any part of it cannot be fetched or parsed
 */
export async function loadLibrary(): Promise<SearchLibrary> {
  const index = await fetchCatalogueIndex(catalogueIndexPath());
  return openCatalogue(
    index,
    await Promise.all(index.folders.map(({ inline, columns }) => inline ?? fetchColumns(columns))),
  );
}
