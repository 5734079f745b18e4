/** The list that Home shows: which rows, in which order, and where else a query matches. */
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { CatalogueRow } from './catalogue.ts';
import { preferredLanguage } from './languages.ts';
import { type SortOrder, sortSongs } from './sorting.ts';

/** Songs of one folder in one language that match the query too. */
export interface Elsewhere {
  folder: string;
  language: string;
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
 * @param hits rows of the catalogue in the order of results, with their tiers
 * @returns null when nothing matches
 */
export function placeOfFirst(
  hits: readonly { row: CatalogueRow; tier: string }[],
  at: { folder: string; language: string },
  folders: readonly FolderSummary[],
): { folder: string; language: string } | null {
  const [first] = hits;
  if (!first) return null;
  const here = folders.findIndex((folder) => folder.name === at.folder);
  const stay = hits.find(({ row, tier }) => row.folder === here && tier === first.tier);
  const row = (stay ?? first).row;
  const folder = folders[row.folder];
  if (!folder) return null;
  const codes = folder.languages
    .map((language) => language.code)
    .filter((code) => holds(row.mask, bitOf(folder, code)));
  const language = codes.includes(at.language) ? at.language : (preferredLanguage(codes) ?? at.language);
  return { folder: folder.name, language };
}

/** The rows of one folder and language, filtered by file name and sorted. The order given is kept where sorting is off. */
export function shelfRows(
  rows: Iterable<CatalogueRow>,
  at: { folder: string; language: string; find: string; sort: SortOrder },
  folders: readonly FolderSummary[],
): CatalogueRow[] {
  const place = folders.findIndex((folder) => folder.name === at.folder);
  const bit = bitOf(folders[place], at.language);
  const wanted = at.find.trim().toLowerCase();
  const kept: CatalogueRow[] = [];
  for (const row of rows) {
    if (row.folder !== place || !holds(row.mask, bit)) continue;
    if (wanted === '' || row.fileName.toLowerCase().includes(wanted)) kept.push(row);
  }
  return sortSongs(kept, at.sort);
}

/** How many of the rows each folder and language has, the place at hand left out; most first. */
export function elsewhere(
  rows: Iterable<CatalogueRow>,
  at: { folder: string; language: string },
  folders: readonly FolderSummary[],
): Elsewhere[] {
  const counts = folders.map((folder) => folder.languages.map(() => 0));
  // Songs are many, sets of languages few.
  const masks = folders.map(() => new Map<number, number>());
  for (const { folder, mask } of rows) {
    const seen = masks[folder];
    seen?.set(mask, (seen.get(mask) ?? 0) + 1);
  }
  for (const [place, folder] of counts.entries()) {
    for (const [mask, count] of masks[place] ?? []) {
      for (let bit = 0; bit < folder.length; bit += 1) if (holds(mask, bit)) folder[bit] = (folder[bit] ?? 0) + count;
    }
  }
  return counts
    .flatMap((folder, place) =>
      folder.map((count, bit) => ({
        folder: folders[place]?.name ?? '',
        language: folders[place]?.languages[bit]?.code ?? '',
        count,
      })),
    )
    .filter(({ folder, language, count }) => count > 0 && !(folder === at.folder && language === at.language))
    .sort((a, b) => b.count - a.count);
}
