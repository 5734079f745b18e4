/** The list that Home shows: which rows, in which order, and where else a query matches. */

import type { CatalogueRow } from '#library/catalogue.ts';
import { preferredLanguage } from '#library/languages.ts';
import { type SortOrder, sortSongs } from '#library/order.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';

/** A place in the library: a folder by its name, a language by its code. */
interface Place {
  folder: string;
  language: string;
}

/**
 * The rows of the catalogue by where they stand. Rows are many, sets of languages in a folder few: what is asked of all
 * the rows a query finds is asked once of each set.
 */
export interface Shelves {
  readonly rows: readonly CatalogueRow[];
  /** For each row, the place of its set in `sets`. */
  readonly setOf: Uint32Array;
  readonly sets: readonly Pick<CatalogueRow, 'folder' | 'mask'>[];
}

/** @param rows the rows of every folder; what is found is told by places in it */
export function toShelves(rows: readonly CatalogueRow[]): Shelves {
  const sets: CatalogueRow[] = [];
  const known = new Map<string, number>();
  const setOf = Uint32Array.from(rows, (row) => {
    const key = `${row.folder}/${row.mask}`;
    const set = known.get(key) ?? sets.push(row) - 1;
    known.set(key, set);
    return set;
  });
  return { rows, setOf, sets };
}

/** Songs of one folder in one language that match the query too. */
export interface Elsewhere extends Place {
  count: number;
}

/** Where a language stands in a folder's masks; -1 when it has none such. */
const bitOf = (folder: FolderSummary | undefined, code: string): number =>
  folder?.languages.findIndex((language) => language.code === code) ?? -1;

/** Masks below this are read by `&`, which is many times faster and knows 32 bits with their sign. */
const NARROW = 2 ** 31;

/** Whether a mask holds a bit; masks may be wider than those 32 bits. */
function holds(mask: number, bit: number): boolean {
  if (bit < 0) return false;
  return mask < NARROW && bit < 31 ? (mask & (1 << bit)) !== 0 : Math.floor(mask / 2 ** bit) % 2 === 1;
}

/** Whether a row's text in this language is only the placeholder. */
export function isMissing(row: CatalogueRow, folder: FolderSummary, language: string): boolean {
  return holds(row.missing, bitOf(folder, language));
}

/**
 * The language in which a song of any folder is opened: the one wished for, else SAN, else its first; those that have
 * only the placeholder come last. '' for a row of no language.
 */
export function languageFor(row: CatalogueRow, folder: FolderSummary, wished: string): string {
  const codes = folder.languages.map(({ code }) => code).filter((code) => holds(row.mask, bitOf(folder, code)));
  const real = codes.filter((code) => !isMissing(row, folder, code));
  const some = real.length > 0 ? real : codes;
  return some.includes(wished) ? wished : (preferredLanguage(some) ?? '');
}

/**
 * Where a query takes the reader: to the folder of the first match (SPEC section 2), unless the folder at hand holds a
 * match of the same tier. The language stays where that song has it, else it is the preferred one of those it has.
 * @param entries places of the rows found, in the order of results
 * @param tiers the tier of each
 * @returns null when nothing matches
 */
export function placeOfFirst(
  { rows }: Shelves,
  { entries, tiers }: { readonly entries: Uint32Array; readonly tiers: Uint8Array },
  at: Place,
  folders: readonly FolderSummary[],
): Place | null {
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
  const { mask } = row;
  const codes = folder.languages.map(({ code }) => code).filter((code) => holds(mask, bitOf(folder, code)));
  const language = codes.includes(at.language) ? at.language : (preferredLanguage(codes) ?? at.language);
  return { folder: folder.name, language };
}

/**
 * The rows of one folder and language, filtered by file name and sorted. The order given is kept where sorting is off.
 * @param entries places of rows; null for all of them
 */
export function shelfRows(
  { rows, setOf, sets }: Shelves,
  entries: Uint32Array | null,
  at: Place & { find: string; sort: SortOrder },
  folders: readonly FolderSummary[],
): CatalogueRow[] {
  const here = folders.findIndex((folder) => folder.name === at.folder);
  const bit = bitOf(folders[here], at.language);
  const wanted = at.find.trim().toLowerCase();
  const within = sets.map(({ folder, mask }) => folder === here && holds(mask, bit));
  const kept: CatalogueRow[] = [];
  const count = entries?.length ?? rows.length;
  for (let place = 0; place < count; place += 1) {
    const entry = entries?.[place] ?? place;
    if (!within[setOf[entry] ?? -1]) continue;
    const row = rows[entry] as CatalogueRow;
    if (wanted === '' || row.fileName.toLowerCase().includes(wanted)) kept.push(row);
  }
  return sortSongs(kept, at.sort);
}

/**
 * How many of the rows found each folder and language has, the place at hand left out; most first.
 * @param entries places of the rows found
 */
export function elsewhere(
  { setOf, sets }: Shelves,
  entries: Uint32Array,
  at: Place,
  folders: readonly FolderSummary[],
): Elsewhere[] {
  const inSet = new Uint32Array(sets.length);
  for (let place = 0; place < entries.length; place += 1) {
    const set = setOf[entries[place] as number] as number;
    inSet[set] = (inSet[set] as number) + 1;
  }
  const counts = folders.map((folder) => folder.languages.map(() => 0));
  for (const [set, { folder, mask }] of sets.entries()) {
    const languages = counts[folder] ?? [];
    if (inSet[set] === 0) continue;
    for (let bit = 0; bit < languages.length; bit += 1) {
      if (holds(mask, bit)) languages[bit] = (languages[bit] as number) + (inSet[set] as number);
    }
  }
  return counts
    .flatMap((languages, place) =>
      languages.map((count, bit) => ({
        folder: folders[place]?.name ?? '',
        language: folders[place]?.languages[bit]?.code ?? '',
        count,
      })),
    )
    .filter(({ folder, language, count }) => count > 0 && !(folder === at.folder && language === at.language))
    .sort((a, b) => b.count - a.count);
}
