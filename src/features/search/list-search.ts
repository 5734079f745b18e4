/** Answers Home's queries, one at a time: a newer query cancels an older one. */

import type { CatalogueRow } from '#core/library/catalogue.ts';
import { wantedLanguage } from '#core/library/languages.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { SearchLibrary } from './catalogue-loader.ts';
import type { Engine } from './engine.ts';
import { type LibraryStep, libraryQuery } from './library-search.ts';
import { elsewhere, listOfFirstMatch, listRows } from './list-rows.ts';
import type { Answer, HomeState, Reply, Request, ShownRow } from './messages.ts';
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

  /**
   * The folder that a query names while it matches no song (*gita*): all of it is the answer.
   * @param at name of the folder on show, which must then be the one; null for any
   */
  const namedFolder = ({ entries, places, settled }: LibraryStep, at: string | null): FolderSummary | null => {
    if (!settled || entries.length > 0) return null;
    const paths = places.places.map(({ path }) => path);
    const named = library.folders.filter(({ path }) => paths.includes(path));
    return named.find(({ name }) => at === null || name === at) ?? null;
  };

  const answer = (request: Ask, state: HomeState, step: LibraryStep | null, highlight: Highlighter): Answer => {
    const named = step ? namedFolder(step, state.folder) : null;
    const found = named === null ? (step?.entries ?? null) : null;
    shown = { id: request.id, state, list: listRows(groups, found, state, library.folders), highlight };
    return {
      type: 'answer',
      id: request.id,
      folder: state.folder,
      language: state.language,
      total: shown.list.length,
      rows: cut(shown, 0, request.count),
      places: step?.places.places ?? [],
      also: found ? elsewhere(groups, found, state, library.folders) : [],
      anywhere: found?.length ?? listRows(groups, null, { ...state, find: '' }, library.folders).length,
      similar: step?.similar ?? { places: [], songs: [] },
      settled: step?.settled ?? true,
    };
  };

  return {
    async ask(request) {
      latest = request.id;
      const { state, follow, wish } = request;
      if (state.q.trim() === '') {
        reply(answer(request, state, null, () => []));
        return;
      }
      const query = libraryQuery(library, state.q, wish);
      let first: { folder: string; language: string } | null = null;
      const began = performance.now();
      for (const step of query.steps()) {
        // The list is chosen once, by the best tier that finds anything; a guess chooses none.
        if (follow) first ??= listOfFirstMatch(groups, step, state, library.folders, query.wish);
        const named: FolderSummary | null = first === null && follow && step.settled ? namedFolder(step, null) : null;
        if (named) first = { folder: named.name, language: wantedLanguage(named.languages, query.wish) ?? '' };
        // An answer that the next one replaces at once is not sent.
        const due = performance.now() - began >= SOON;
        if (step.settled || (step.entries.length > 0 && due))
          reply(answer(request, { ...state, ...first }, step, query.highlight));
        await pause();
        if (latest !== request.id) return;
      }
    },
    more({ id, from, count }) {
      if (shown?.id === id) reply({ type: 'more', id, from, rows: cut(shown, from, count) });
    },
  };
}
