/** Answers Home's queries, one at a time: a newer query cancels an older one. */

import type { HomeState } from '#features/home/index.ts';
import type { CatalogueRow } from '#library/catalogue.ts';
import type { SearchLibrary } from './catalogue-loader.ts';
import type { Engine } from './engine.ts';
import { elsewhere, listOfFirstMatch, listRows } from './list-rows.ts';
import type { Answer, Reply, Request, ShownRow } from './messages.ts';
import { shownRow } from './shown-row.ts';

/** Milliseconds after which results so far are sent; before that, the next step is likely to be done soon. */
const SOON = 16;

type Ask = Extract<Request, { type: 'ask' }>;
type Highlighter = ReturnType<Engine['highlighter']>;

/** The list that is shown, to send more rows from. */
interface Shown {
  id: number;
  state: HomeState;
  list: CatalogueRow[];
  /** Finds the ranges of a name to highlight. */
  highlight: Highlighter;
}

export interface ListSearch {
  ask(request: Ask): Promise<void>;
  more(request: Extract<Request, { type: 'more' }>): void;
}

/**
 * @param library the loaded catalogue
 * @param reply sends an answer: early results first, then all of them
 * @param pause lets other messages be handled between two steps of a search
 */
export function createListSearch(
  library: SearchLibrary,
  reply: (message: Reply) => void,
  pause: () => Promise<void>,
): ListSearch {
  const { groups } = library;
  let latest = 0;
  let shown: Shown | undefined;

  const cut = ({ state, list, highlight }: Shown, from: number, count: number): ShownRow[] => {
    const folder = library.folders.find(({ name }) => name === state.folder);
    return list.slice(from, from + count).map((row) => shownRow(library, row, folder, state.language, highlight));
  };

  const answer = (
    request: Ask,
    state: HomeState,
    found: Uint32Array | null,
    highlight: Highlighter,
    settled: boolean,
  ): Answer => {
    shown = { id: request.id, state, list: listRows(groups, found, state, library.folders), highlight };
    return {
      type: 'answer',
      id: request.id,
      folder: state.folder,
      language: state.language,
      total: shown.list.length,
      rows: cut(shown, 0, request.count),
      also: found ? elsewhere(groups, found, state, library.folders) : [],
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
      const highlight = engine.highlighter(state.q);
      let first: { folder: string; language: string } | null = null;
      const began = performance.now();
      for (const { entries, tiers, settled } of engine.steps(state.q)) {
        // The list is chosen once, by the best tier that finds anything: fuzzy matches, which come later, do not change it.
        if (follow) first ??= listOfFirstMatch(groups, { entries, tiers }, state, library.folders);
        // An answer that the next one replaces at once is not sent.
        const due = performance.now() - began >= SOON;
        if (settled || (entries.length > 0 && due))
          reply(answer(request, { ...state, ...first }, entries, highlight, settled));
        await pause();
        if (latest !== request.id) return;
      }
    },
    more({ id, from, count }) {
      if (shown?.id === id) reply({ type: 'more', id, from, rows: cut(shown, from, count) });
    },
  };
}
