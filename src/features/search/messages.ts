/** The messages between the search worker and Home or the command box. */

import type { HomeState } from '#features/home/index.ts';
import type { CatalogueIndex } from '#schemas/catalogue.ts';
import type { Elsewhere } from './list-rows.ts';

export type { CatalogueIndex };

/** A row ready to be shown. */
export interface ShownRow {
  path: string;
  name: string;
  songNo: number | null;
  /** Only the placeholder exists in this language. */
  missing: boolean;
  /** Matched ranges of the name to highlight, `[start, end)` in UTF-16 units, in order. */
  marks: readonly (readonly [number, number])[];
}

export type Request =
  | {
      type: 'ask';
      id: number;
      state: HomeState;
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
  /** Where else the query matches. */
  also: Elsewhere[];
  /** Songs that match in any folder and language. */
  anywhere: number;
  /** false while fuzzy matches are still to come. */
  settled: boolean;
}

export type Reply =
  | Answer
  | { type: 'more'; id: number; from: number; rows: ShownRow[] }
  /** The catalogue cannot be had, or not be read. */
  | { type: 'failed'; id: number };

/** What the command box asks for: folders and playlists, which are there before the songs, and songs of any folder. */
export type FindRequest =
  | { type: 'places'; id: number }
  /** `language`: the one to open songs in, where they have it. */
  | { type: 'find'; id: number; q: string; language: string; count: number };

/** A song in one of its languages, with the labels of both its places. */
export interface FoundSong extends ShownRow {
  folder: string;
  language: string;
}

export interface Found {
  type: 'found';
  id: number;
  /** The first of them. */
  songs: FoundSong[];
  /** Songs that match in all. */
  total: number;
  /** false while fuzzy matches are still to come; they only ever come at the end. */
  settled: boolean;
}

export type FindReply =
  | { type: 'places'; id: number; index: CatalogueIndex }
  | Found
  /** The catalogue cannot be had, or not be read. */
  | { type: 'failed'; id: number };
