/** The rows of the list that Home shows, in which order, and where else a query matches. */

import type { CatalogueRow } from '#core/library/catalogue.ts';
import { type LanguagePreference, wantedLanguage } from '#core/library/languages.ts';
import { type SortOrder, sortSongs } from '#core/library/order.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';

/** Identifies a list of songs: a folder by its name, a language by its code. */
export interface ListKey {
  folder: string;
  language: string;
}

/** Songs of one folder in one language that match the query too. */
export interface Elsewhere extends ListKey {
  count: number;
}

/** The bit of a language in a folder's masks; -1 when the folder does not have the language. */
const bitOf = (folder: FolderSummary | undefined, code: string): number =>
  folder?.languages.findIndex((language) => language.code === code) ?? -1;

/** Whether a bit is set in a mask of up to 53 bits, of which `&` sees the lowest 32. */
const holds = (mask: number, bit: number): boolean => bit >= 0 && Math.floor(mask / 2 ** bit) % 2 === 1;

/** Whether a row's text in this language is only the placeholder. */
export function isMissing(row: CatalogueRow, folder: FolderSummary, language: string): boolean {
  return holds(row.missing, bitOf(folder, language));
}

/**
 * The language in which a song of any folder is opened ({@link wantedLanguage}). Languages that have only the placeholder
 * come last. '' for a row without languages.
 */
export function languageFor(row: CatalogueRow, folder: FolderSummary, preference: LanguagePreference): string {
  const all = folder.languages.filter((_, bit) => holds(row.mask, bit));
  const available = all.filter(({ code }) => !isMissing(row, folder, code));
  return wantedLanguage(available.length > 0 ? available : all, preference) ?? '';
}

/**
 * The rows of one folder and language, filtered by file name and sorted. The given order is kept if sorting is off.
 * @param rows the rows of every folder, or those that were found
 */
export function listRows(
  rows: readonly CatalogueRow[],
  at: ListKey & { find: string; sort: SortOrder },
  folders: readonly FolderSummary[],
): CatalogueRow[] {
  const here = folders.findIndex((folder) => folder.name === at.folder);
  const bit = bitOf(folders[here], at.language);
  const wanted = at.find.trim().toLowerCase();
  const listed = rows.filter(
    ({ folder, mask, fileName }) =>
      folder === here && holds(mask, bit) && (wanted === '' || fileName.toLowerCase().includes(wanted)),
  );
  return sortSongs(listed, at.sort);
}

/** How many of the rows found are in each other list, most first. */
export function elsewhere(found: readonly CatalogueRow[], at: ListKey, folders: readonly FolderSummary[]): Elsewhere[] {
  const byFolder = Map.groupBy(found, ({ folder }) => folder);
  return folders
    .flatMap(({ name, languages }, place) =>
      languages.map(({ code }, bit) => ({
        folder: name,
        language: code,
        count: (byFolder.get(place) ?? []).filter(({ mask }) => holds(mask, bit)).length,
      })),
    )
    .filter(({ folder, language, count }) => count > 0 && !(folder === at.folder && language === at.language))
    .sort((a, b) => b.count - a.count);
}
