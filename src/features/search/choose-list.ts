/** Which folder and language Home shows for what is typed. The worker chooses, and `home/state.ts` takes it over. */
import type { CatalogueRow } from '#core/library/catalogue.ts';
import type { LanguagePreference } from '#core/library/languages.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { type ListKey, languageFor } from './list-rows.ts';

/**
 * The list that Home shows for a query: that of the first match (SPEC section 2), unless the current folder has a match of
 * the same tier, in the language that the reader wants ({@link languageFor}).
 * @param rows the rows of every folder
 * @param entries positions of those that match, in the order of results; guesses are not among them
 * @param tiers the tier of each
 * @returns null when nothing matches
 */
export function listOfFirstMatch(
  rows: readonly CatalogueRow[],
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
