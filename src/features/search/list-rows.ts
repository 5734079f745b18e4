/** The list that Home shows: which rows, in which order, and where else a query matches. */

import type { CatalogueRow } from '#core/library/catalogue.ts';
import { type LanguagePreference, wantedLanguage } from '#core/library/languages.ts';
import { type SortOrder, sortSongs } from '#core/library/order.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';

/** Identifies a list of songs: a folder by its name, a language by its code. */
interface ListKey {
  folder: string;
  language: string;
}

/**
 * The rows of the catalogue in groups: rows of one folder that have the same languages. Rows are many and groups are few, so
 * filters test each group once instead of each row.
 */
export type RowGroups = ReturnType<typeof groupRows>;

/** @param rows the rows of every folder; results are positions in it */
export function groupRows(rows: readonly CatalogueRow[]) {
  const groups: Pick<CatalogueRow, 'folder' | 'mask'>[] = [];
  const known = new Map<string, number>();
  /** For each row, the position of its group in `groups`. */
  const groupOf = Uint32Array.from(rows, (row) => {
    const key = `${row.folder}/${row.mask}`;
    const group = known.get(key) ?? groups.push(row) - 1;
    known.set(key, group);
    return group;
  });
  return { rows, groupOf, groups };
}

/** Songs of one folder in one language that match the query too. */
export interface Elsewhere extends ListKey {
  count: number;
}

/** The bit of a language in a folder's masks; -1 when the folder does not have the language. */
const bitOf = (folder: FolderSummary | undefined, code: string): number =>
  folder?.languages.findIndex((language) => language.code === code) ?? -1;

/** Masks below this are tested by `&`, which is many times faster but works on signed 32-bit numbers only. */
const NARROW = 2 ** 31;

/** Whether a bit is set in a mask of up to 53 bits. */
function holds(mask: number, bit: number): boolean {
  if (bit < 0) return false;
  return mask < NARROW && bit < 31 ? (mask & (1 << bit)) !== 0 : Math.floor(mask / 2 ** bit) % 2 === 1;
}

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
 * The list that Home shows for a query: that of the first match (SPEC section 2), unless the current folder has a match of
 * the same tier, in the language that the reader wants ({@link languageFor}).
 * @param entries positions of the rows that match, in the order of results; guesses are not among them
 * @param tiers the tier of each
 * @returns null when nothing matches
 */
export function listOfFirstMatch(
  { rows }: RowGroups,
  { entries, tiers }: { readonly entries: Uint32Array; readonly tiers: Uint8Array },
  at: ListKey,
  folders: readonly FolderSummary[],
  preference: LanguagePreference,
): ListKey | null {
  const rowAt = (place: number): CatalogueRow | undefined => rows[entries[place] ?? -1];
  const here = folders.findIndex((folder) => folder.name === at.folder);
  let row = rowAt(0);
  for (let place = 0; place < entries.length && tiers[place] === tiers[0]; place += 1) {
    if (rowAt(place)?.folder !== here) continue;
    row = rowAt(place);
    break;
  }
  const folder = folders[row?.folder ?? -1];
  if (!row || !folder) return null;
  return { folder: folder.name, language: languageFor(row, folder, preference) };
}

/**
 * The rows of one folder and language, filtered by file name and sorted. The given order is kept if sorting is off.
 * @param entries positions of rows; null for all of them
 */
export function listRows(
  { rows, groupOf, groups }: RowGroups,
  entries: Uint32Array | null,
  at: ListKey & { find: string; sort: SortOrder },
  folders: readonly FolderSummary[],
): CatalogueRow[] {
  const here = folders.findIndex((folder) => folder.name === at.folder);
  const bit = bitOf(folders[here], at.language);
  const wanted = at.find.trim().toLowerCase();
  const within = groups.map(({ folder, mask }) => folder === here && holds(mask, bit));
  const found: CatalogueRow[] = [];
  const count = entries?.length ?? rows.length;
  for (let place = 0; place < count; place += 1) {
    const entry = entries?.[place] ?? place;
    if (!within[groupOf[entry] ?? -1]) continue;
    const row = rows[entry] as CatalogueRow;
    if (wanted === '' || row.fileName.toLowerCase().includes(wanted)) found.push(row);
  }
  return sortSongs(found, at.sort);
}

/**
 * How many of the rows found are in each other list, most first.
 * @param entries positions of the rows found
 */
export function elsewhere(
  { groupOf, groups }: RowGroups,
  entries: Uint32Array,
  at: ListKey,
  folders: readonly FolderSummary[],
): Elsewhere[] {
  const inGroup = new Uint32Array(groups.length);
  for (let place = 0; place < entries.length; place += 1) {
    const group = groupOf[entries[place] as number] as number;
    inGroup[group] = (inGroup[group] as number) + 1;
  }
  const found = groups.map(({ folder, mask }, group) => ({ folder, mask, count: inGroup[group] as number }));
  return folders
    .flatMap(({ name, languages }, place) => {
      const ours = found.filter(({ folder, count }) => folder === place && count > 0);
      return languages.map(({ code }, bit) => ({
        folder: name,
        language: code,
        count: ours.reduce((sum, { mask, count }) => (holds(mask, bit) ? sum + count : sum), 0),
      }));
    })
    .filter(({ folder, language, count }) => count > 0 && !(folder === at.folder && language === at.language))
    .sort((a, b) => b.count - a.count);
}
