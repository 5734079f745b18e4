/** Answers what Home asks of the library, one question at a time; a newer question ends an older one. */

import type { HomeState } from '#features/home/index.ts';
import type { CatalogueRow } from '#library/catalogue.ts';
import type { SearchLibrary } from './catalogue-loader.ts';
import type { Engine } from './engine.ts';
import { elsewhere, placeOfFirst, shelfRows } from './list-rows.ts';
import type { Answer, Reply, Request, ShownRow } from './messages.ts';
import { shownRow } from './shown-row.ts';

/** Milliseconds after which a reader should see what is found by then; before that the next step is likely to be done. */
const SOON = 16;

type Ask = Extract<Request, { type: 'ask' }>;
type Marker = ReturnType<Engine['marker']>;

/** The list on show, to cut more rows from. */
interface Shown {
  id: number;
  state: HomeState;
  list: CatalogueRow[];
  /** Finds the stretches of a name to mark. */
  marks: Marker;
}

export interface Desk {
  ask(request: Ask): Promise<void>;
  more(request: Extract<Request, { type: 'more' }>): void;
}

/**
 * @param library the loaded catalogue
 * @param reply sends an answer; called with early results first, then once more when all are found
 * @param pause lets other messages in between two steps of a search
 */
export function openDesk(library: SearchLibrary, reply: (message: Reply) => void, pause: () => Promise<void>): Desk {
  const { shelves } = library;
  let latest = 0;
  let shown: Shown | undefined;

  const cut = ({ state, list, marks }: Shown, from: number, count: number): ShownRow[] => {
    const folder = library.folders.find(({ name }) => name === state.folder);
    return list.slice(from, from + count).map((row) => shownRow(library, row, folder, state.language, marks));
  };

  const answer = (
    request: Ask,
    state: HomeState,
    found: Uint32Array | null,
    marks: Marker,
    settled: boolean,
  ): Answer => {
    shown = { id: request.id, state, list: shelfRows(shelves, found, state, library.folders), marks };
    return {
      type: 'answer',
      id: request.id,
      folder: state.folder,
      language: state.language,
      total: shown.list.length,
      rows: cut(shown, 0, request.count),
      also: found ? elsewhere(shelves, found, state, library.folders) : [],
      anywhere: found?.length ?? library.rows.length,
      settled,
    };
  };

  return {
    async ask(request) {
      latest = request.id;
      const { state, follow } = request;
      if (state.q.trim() === '') {
        reply(answer(request, state, null, () => [], true));
        return;
      }
      const engine = await library.engine();
      if (latest !== request.id) return;
      const marks = engine.marker(state.q);
      let place: { folder: string; language: string } | null = null;
      const began = performance.now();
      for (const { entries, tiers, settled } of engine.steps(state.q)) {
        // The place is chosen once: by the best tier that finds anything, so that late fuzzy matches do not move the list.
        if (follow) place ??= placeOfFirst(shelves, { entries, tiers }, state, library.folders);
        // An answer that the next one would replace at once is not worth drawing.
        const due = performance.now() - began >= SOON;
        if (settled || (entries.length > 0 && due))
          reply(answer(request, { ...state, ...place }, entries, marks, settled));
        await pause();
        if (latest !== request.id) return;
      }
    },
    more({ id, from, count }) {
      if (shown?.id === id) reply({ type: 'more', id, from, rows: cut(shown, from, count) });
    },
  };
}
