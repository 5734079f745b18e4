/** What is shown of the list, and what it becomes with a reply of the search. `id` 0 is the list built into the page. */
import type { Reply, ShownRow } from '#features/search/index.ts';

export interface List extends Omit<Extract<Reply, { type: 'answer' }>, 'type' | 'songs' | 'settled'> {
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
