/** What is on show of the list. */
import type { Elsewhere, ShownPlace, ShownRow, Similar } from '#features/search/index.ts';

export interface List {
  /** Number of the question that it answers; 0 is the page's own. */
  id: number;
  /** Where its rows are from: the state follows it one frame later. */
  folder: string;
  language: string;
  total: number;
  /** The first of them. */
  rows: readonly ShownRow[];
  places: readonly ShownPlace[];
  also: readonly Elsewhere[];
  similar: Similar;
  anywhere: number;
  /** `loading`: the catalogue is on its way; `searching`: more matches may come; `failed`: it cannot be loaded; `malformed`: not be read. */
  phase: 'ready' | 'loading' | 'searching' | 'failed' | 'malformed';
}
