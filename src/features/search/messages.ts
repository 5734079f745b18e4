/** The messages between the search worker and Home or the command box. */

import type { LanguageWish, Title } from '#core/library/languages.ts';
import type { SortOrder } from '#core/library/order.ts';
import type { Elsewhere } from './list-rows.ts';
import type { ShownPlace } from './places.ts';

export type { ShownPlace };

/** A row ready to be shown. */
export interface ShownRow {
  path: string;
  name: string;
  /** Its title in its own script, where it has one. */
  title?: Title;
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
export type ReaderWish = Omit<LanguageWish, 'script'>;

export type Request =
  /** The catalogue is fetched before anything is asked. */
  | { type: 'open' }
  | {
      type: 'ask';
      id: number;
      state: HomeState;
      wish: ReaderWish;
      /** Go to the folder of the first match: the query is new. */
      follow: boolean;
      /** How many rows to send at once. */
      count: number;
    }
  /** More rows of the list that `ask` number `id` made. */
  | { type: 'more'; id: number; from: number; count: number };

export interface Answer {
  type: 'answer';
  id: number;
  folder: string;
  language: string;
  /** Rows of the list in all, and its first ones. */
  total: number;
  rows: ShownRow[];
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

/** The catalogue cannot be loaded; or it came, and cannot be read. */
interface CatalogueFault {
  type: 'failed' | 'malformed';
  id: number;
}

export type Reply = Answer | { type: 'more'; id: number; from: number; rows: ShownRow[] } | CatalogueFault;

/** What the command box asks for: folders, playlists and songs of any folder. */
export interface FindRequest {
  type: 'find';
  id: number;
  q: string;
  wish: ReaderWish;
  count: number;
}

export interface Found {
  type: 'found';
  id: number;
  places: ShownPlace[];
  /** The first of them. */
  songs: FoundSong[];
  /** Songs that match in all. */
  total: number;
  /** What only looks or sounds similar; counted nowhere. */
  similar: Similar;
  /** false while similar names are still to come. */
  settled: boolean;
}

export type FindReply = Found | CatalogueFault;
