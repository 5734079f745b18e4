/** What is on show of the list, and what a reply of the search makes of it. */
import type { Elsewhere, Reply, ShownPlace, ShownRow, Similar } from '#features/search/index.ts';

export interface List {
  /** Number of the question that it answers; 0 is the page's own. */
  id: number;
  /** Where its rows are from. */
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

const shownAs = ({ path, marks }: ShownRow): string => `${path} ${marks}`;

/** Rows that are as before stay the very same objects, so that only the others are rendered again. */
function reuseRows(before: List['rows'], after: List['rows']): List['rows'] {
  return after.map((row, at) => {
    const old = before[at];
    return old && shownAs(old) === shownAs(row) ? old : row;
  });
}

export function nextList(list: List, reply: Reply): List {
  switch (reply.type) {
    case 'answer':
      return { ...reply, rows: reuseRows(list.rows, reply.rows), phase: reply.settled ? 'ready' : 'searching' };
    case 'more':
      return { ...list, rows: [...list.rows.slice(0, reply.from), ...reply.rows] };
    default:
      return { ...list, phase: reply.type };
  }
}
