/** What a query finds in the whole library: places, songs and similar names, each in its order. Home and the command box show it. */
import { type CatalogueRow, titleIn } from '#core/library/catalogue.ts';
import { detectScript, toTitle } from '#core/library/languages.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { SearchLibrary } from './catalogue-loader.ts';
import type { Engine } from './engine.ts';
import { isMissing, languageFor } from './list-rows.ts';
import type { FoundSong, ReaderPreference, ShownRow, Similar } from './messages.ts';
import type { FoundPlaces } from './places.ts';

export type Highlighter = ReturnType<Engine['highlighter']>;

/**
 * @param folder the row's own; undefined where the library has no such folder
 * @param language code of the edition to show
 * @param highlight finds the ranges of a name to highlight
 */
export function shownRow(
  library: Pick<SearchLibrary, 'pathOf'>,
  row: CatalogueRow,
  folder: FolderSummary | undefined,
  language: string,
  highlight: Highlighter,
): ShownRow {
  const title = titleIn(row.titles, folder?.languages.findIndex(({ code }) => code === language) ?? -1);
  return {
    path: library.pathOf(row, language),
    name: row.name,
    ...(title !== undefined && { title: { ...toTitle(title, language), marks: highlight(title) } }),
    songNo: row.songNo,
    missing: folder !== undefined && isMissing(row, folder, language),
    marks: highlight(row.name),
  };
}

/** Similar names that are shown: who looks further writes it otherwise. */
const MOST_SIMILAR = 6;

/** What is found so far. */
export interface LibraryStep {
  /** Positions of the rows that match, best first, and the tier of each. */
  entries: Uint32Array;
  tiers: Uint8Array;
  places: FoundPlaces;
  similar: Similar;
  /** Only what matches as written: all names are to be folded before the rest can be found. */
  isWritten: boolean;
  /** Nothing more will come. */
  settled: boolean;
}

const NOTHING: Similar = { places: [], songs: [] };

/** @param typed what the reader typed, not blank */
export function libraryQuery(library: SearchLibrary, typed: string, reader: ReaderPreference) {
  const engine = library.engine();
  const preference = { ...reader, script: detectScript(typed) };
  const highlight = engine.highlighter(typed);
  /** A row that was found, in the language that the reader wants. */
  const song = (entry: number): FoundSong => {
    const row = library.rows[entry] as CatalogueRow;
    const folder = library.folders[row.folder] as FolderSummary;
    const code = languageFor(row, folder, preference);
    return {
      ...shownRow(library, row, folder, code, highlight),
      folder: folder.label,
      language: folder.languages.find((one) => one.code === code)?.label ?? code,
    };
  };
  return {
    /** The language that the reader wants, the script typed considered. */
    preference,
    highlight,
    song,
    *steps(): Generator<LibraryStep, void, void> {
      const places = library.places.find(typed);
      for (const { entries, tiers, matches, isWritten, settled } of engine.steps(typed)) {
        const guesses = settled ? [...entries.subarray(matches, matches + MOST_SIMILAR)] : [];
        yield {
          entries: entries.subarray(0, matches),
          tiers: tiers.subarray(0, matches),
          places,
          similar: settled ? { places: places.similar, songs: guesses.map(song) } : NOTHING,
          isWritten,
          settled,
        };
      }
    },
  };
}
