/** What Home and its search worker say to each other. */

import type { HomeState } from '#domain/home.ts';
import type { Elsewhere } from '#domain/shelf.ts';

/** A row ready to be shown. */
export interface ShownRow {
  path: string;
  name: string;
  songNo: number | null;
  /** Only the placeholder exists in this language. */
  missing: boolean;
  /** Matched stretches of the name, `[start, end)` in UTF-16 units, in order. */
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
