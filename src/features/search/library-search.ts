/** What a query finds in the whole library: places, songs and similar names, each in its order. Home and the command box show it. */
import { detectScript, type LanguageWish } from '#core/library/languages.ts';
import type { SearchLibrary } from './catalogue-loader.ts';
import type { Engine } from './engine.ts';
import type { FoundSong, ReaderWish, Similar } from './messages.ts';
import type { FoundPlaces } from './places.ts';
import { foundSong } from './shown-row.ts';

/** Similar names that are shown: who looks further writes it otherwise. */
const MOST_SIMILAR = 6;

/** What is found so far. */
export interface LibraryStep {
  /** Positions of the rows that match, best first, and the tier of each. */
  entries: Uint32Array;
  tiers: Uint8Array;
  places: FoundPlaces;
  similar: Similar;
  /** Nothing more will come. */
  settled: boolean;
}

export interface LibraryQuery {
  /** The language that the reader wants, the script typed considered. */
  wish: LanguageWish;
  highlight: ReturnType<Engine['highlighter']>;
  /** A row that was found, in that language. */
  song(entry: number): FoundSong;
  steps(): Generator<LibraryStep, void, void>;
}

const NOTHING: Similar = { places: [], songs: [] };

/** @param typed what the reader typed, not blank */
export function libraryQuery(library: SearchLibrary, typed: string, reader: ReaderWish): LibraryQuery {
  const engine = library.engine();
  const wish = { ...reader, script: detectScript(typed) };
  const highlight = engine.highlighter(typed);
  const song = (entry: number): FoundSong => foundSong(library, entry, wish, highlight);
  return {
    wish,
    highlight,
    song,
    *steps() {
      const places = library.places.find(typed);
      for (const { entries, tiers, matches, settled } of engine.steps(typed)) {
        const guesses = settled ? [...entries.subarray(matches, matches + MOST_SIMILAR)] : [];
        yield {
          entries: entries.subarray(0, matches),
          tiers: tiers.subarray(0, matches),
          places,
          similar: settled ? { places: places.similar, songs: guesses.map(song) } : NOTHING,
          settled,
        };
      }
    },
  };
}
