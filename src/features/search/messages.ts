/** The messages between the search worker and Home or the command box, which ask for names in the same way. */

import type { LanguagePreference, Title } from '#core/library/languages.ts';
import type { SortOrder } from '#core/library/order.ts';
import type { Elsewhere } from './list-rows.ts';
import type { ShownPlace } from './places.ts';

/** A row ready to be shown. */
export interface ShownRow {
  path: string;
  name: string;
  /** Its title in its own script, where it has one, and what of that to highlight. */
  title?: Title & { marks?: ShownRow['marks'] };
  songNo: number | null;
  /** Only the placeholder exists in this language. */
  missing: boolean;
  /** Matched ranges of the name to highlight, `[start, end)` in UTF-16 units, in order. */
  marks: readonly (readonly [number, number])[];
}

/** A song in one of its languages, with the labels of both its places. */
export interface FoundSong extends ShownRow {
  folder: string;
  language: string;
}

/** What the reader has set on Home. */
export interface HomeState {
  /** Names as the API has them; '' in an empty library. */
  folder: string;
  language: string;
  /** 'Search by Song Number or Name', as typed. */
  q: string;
  /** 'Search Files', as typed. */
  find: string;
  sort: SortOrder;
}

/** What is known of the reader; the script is that of what was typed. */
export type ReaderPreference = Omit<LanguagePreference, 'script'>;

/** The list of Home that a question is about. */
export interface ListAsked extends Omit<HomeState, 'q'> {
  /** Go to the folder of the first match: the query is new. */
  follows: boolean;
}

export interface NameQuestion {
  q: string;
  preference: ReaderPreference;
  /** How many rows to send at once. */
  count: number;
  /** null for songs of any folder. */
  list: ListAsked | null;
}

export type Request =
  /** The catalogue is fetched before anything is asked. */
  | { type: 'open' }
  | ({ type: 'ask'; id: number } & NameQuestion)
  /** More rows of the list that `ask` number `id` made. */
  | { type: 'more'; id: number; from: number; count: number };

export interface NameAnswer {
  type: 'answer';
  id: number;
  /** Those of the list; '' where songs of any folder were asked for. */
  folder: string;
  language: string;
  /** Rows of the list in all, and its first ones. */
  total: number;
  rows: ShownRow[];
  /** The first songs of any folder, where these were asked for. */
  songs: FoundSong[];
  /** Folders and playlists that the query names. */
  places: ShownPlace[];
  /** Where else the query matches. */
  also: Elsewhere[];
  /** Songs that match in any folder and language, those that 'Search Files' leaves out too. */
  anywhere: number;
  /** What only looks or sounds similar; counted nowhere. */
  similar: Similar;
  /** false while similar names are still to come. */
  settled: boolean;
}

export interface Similar {
  places: readonly ShownPlace[];
  songs: readonly FoundSong[];
}

export type Reply =
  | NameAnswer
  | { type: 'more'; id: number; from: number; rows: ShownRow[] }
  /** The catalogue cannot be loaded; or it came, and cannot be read. */
  | { type: 'failed' | 'malformed'; id: number };
