/** The catalogue, as the browser reads it from its own site. */
import { type CatalogueIndex, catalogueIndex, type FolderColumns, folderColumns } from '#schemas/catalogue.ts';
import { call } from './http.ts';

/** Where all of it lies. */
const PLACE = '/catalogue/';
/** A wait for it is for the reader to end (`ui/LongWait.tsx`). */
const LIMITS = { maxBytes: 64 * 1024 * 1024, accept: 'application/json' };

/** @throws {ApiError} when it cannot be loaded, is of another version, or leads elsewhere */
export function fetchCatalogueIndex(url: string): Promise<CatalogueIndex> {
  return call({ url, ...LIMITS }, (body) => {
    const index = catalogueIndex.parse(JSON.parse(body));
    for (const { columns } of index.folders) if (!columns.startsWith(PLACE)) throw Error(columns);
    return index;
  });
}

/**
 * @param url address of the columns, as the index gives it
 * @throws {ApiError} when they cannot be loaded, or are of another version
 */
export function fetchColumns(url: string): Promise<FolderColumns> {
  return call({ url, ...LIMITS }, (body) => folderColumns.parse(JSON.parse(body)));
}
