/** Answers questions for names, one at a time: a newer question cancels an older one. */

import type { CatalogueRow } from '#core/library/catalogue.ts';
import { wantedLanguage } from '#core/library/languages.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { SearchLibrary } from './catalogue-loader.ts';
import { listOfFirstMatch } from './choose-list.ts';
import { type Highlighter, type LibraryStep, libraryQuery, shownRow } from './library-search.ts';
import { elsewhere, listRows } from './list-rows.ts';
import type { ListAsked, NameAnswer, Reply, Request, ShownRow } from './messages.ts';

/** Milliseconds after which results so far are sent; before that, the next step is likely to be done soon. */
const SOON = 16;

type Ask = Extract<Request, { type: 'ask' }>;

/** The list that is shown, to send more rows from. */
interface Shown {
  id: number;
  at: ListAsked;
  rows: CatalogueRow[];
  /** Finds the ranges of a name to highlight. */
  highlight: Highlighter;
}

/**
 * @param library the loaded catalogue
 * @param reply sends an answer: early results first, then all of them
 * @param pause lets other messages be handled between two steps of a search
 */
export function createNameSearch(library: SearchLibrary, reply: (message: Reply) => void, pause: () => Promise<void>) {
  const { rows, folders } = library;
  let latest = 0;
  let shown: Shown | undefined;

  const cut = ({ at, rows, highlight }: Shown, from: number, count: number): ShownRow[] => {
    const folder = folders.find(({ name }) => name === at.folder);
    return rows.slice(from, from + count).map((row) => shownRow(library, row, folder, at.language, highlight));
  };

  /**
   * The folder that a query names while it matches no song (*gita*): all of it is the answer.
   * @param at name of the folder on show, which must then be the one; null for any
   */
  const namedFolder = ({ entries, places, settled }: LibraryStep, at: string | null): FolderSummary | null => {
    if (!settled || entries.length > 0) return null;
    const paths = places.places.map(({ path }) => path);
    const named = folders.filter(({ path }) => paths.includes(path));
    return named.find(({ name }) => at === null || name === at) ?? null;
  };

  /** What an answer holds without a list. */
  const answerOf = ({ id }: Ask, step: LibraryStep | null): NameAnswer => {
    const total = step?.entries.length ?? 0;
    return {
      type: 'answer',
      id,
      folder: '',
      language: '',
      total,
      rows: [],
      songs: [],
      places: step?.places.places ?? [],
      also: [],
      anywhere: total,
      similar: step?.similar ?? { places: [], songs: [] },
      settled: step?.settled ?? true,
    };
  };

  const listOf = (request: Ask, at: ListAsked, step: LibraryStep | null, highlight: Highlighter): NameAnswer => {
    const named = step ? namedFolder(step, at.folder) : null;
    const found = step && named === null ? Array.from(step.entries, (entry) => rows[entry] as CatalogueRow) : null;
    shown = { id: request.id, at, rows: listRows(found ?? rows, at, folders), highlight };
    return {
      ...answerOf(request, step),
      folder: at.folder,
      language: at.language,
      total: shown.rows.length,
      rows: cut(shown, 0, request.count),
      also: found ? elsewhere(found, at, folders) : [],
      anywhere: found?.length ?? listRows(rows, { ...at, find: '' }, folders).length,
    };
  };

  return {
    async ask(request: Ask): Promise<void> {
      latest = request.id;
      const { q, list, preference, count } = request;
      if (q.trim() === '') {
        reply(list ? listOf(request, list, null, () => []) : answerOf(request, null));
        return;
      }
      const query = libraryQuery(library, q, preference);
      let first: { folder: string; language: string } | null = null;
      const began = performance.now();
      let isAnswered = false;
      for (const step of query.steps()) {
        // The list is chosen once, by the best tier that finds anything; a guess chooses none, and names as written not for good.
        if (list?.follows) first ??= listOfFirstMatch(rows, step, list, folders, query.preference);
        const named: FolderSummary | null =
          first === null && list?.follows && step.settled ? namedFolder(step, null) : null;
        if (named) first = { folder: named.name, language: wantedLanguage(named.languages, query.preference) ?? '' };
        // An answer that the next one replaces at once is not sent; and one is enough before the last.
        const due = !isAnswered && (step.isWritten || performance.now() - began >= SOON);
        if (step.settled || (step.entries.length > 0 && due)) {
          isAnswered = true;
          reply(
            list
              ? listOf(request, { ...list, ...first }, step, query.highlight)
              : { ...answerOf(request, step), songs: [...step.entries.subarray(0, count)].map(query.song) },
          );
        }
        if (step.isWritten) first = null;
        await pause();
        if (latest !== request.id) return;
      }
    },
    more({ id, from, count }: Extract<Request, { type: 'more' }>): void {
      if (shown?.id === id) reply({ type: 'more', id, from, rows: cut(shown, from, count) });
    },
  };
}
