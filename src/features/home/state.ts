/** What the reader has set on Home, which stands in the page's address: `/?folder=Rigveda&language=SAN&q=agni`. */

import { preferredLanguage } from '#core/library/languages.ts';
import { nextSortOrder } from '#core/library/order.ts';
import type { HomeState } from '#features/search/index.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { truncate } from '#ui/truncate.ts';
import type { MessageId, Values } from '#words/messages.ts';

/** The whole of Home's state: what the address says, and how it is to be searched for. */
export interface Question extends HomeState {
  /** The reader searches: the folder is that of the first match, which is not known yet. */
  follows: boolean;
  /** Code of the language that the reader chose last; '' for none. */
  chosen: string;
}

/** Longer than any name; what an address says beyond it is nobody's query. */
const LONGEST_QUERY = 512;

/** A folder as opened by choosing it: its preferred language. */
const opened = (folder: FolderSummary): Pick<HomeState, 'folder' | 'language'> => ({
  folder: folder.name,
  language: preferredLanguage(folder.languages) ?? '',
});

const isReadable = ({ languages }: FolderSummary): boolean =>
  languages.some(({ count, missing = 0 }) => missing < count);

/** Home before anything was chosen: the first folder with a text that is available, as if it were chosen. */
export function firstState(folders: readonly FolderSummary[]): Question {
  const folder = folders.find(isReadable) ?? folders[0];
  const place = folder ? opened(folder) : { folder: '', language: '' };
  return { ...place, q: '', find: '', sort: 'off', follows: false, chosen: '' };
}

/**
 * The state that an address holds. Invalid values (an unknown folder, a language the folder has not, another
 * order) fall back quietly: a stale link still leads somewhere. A name without a folder (`/?q=agni`) is a search as if it were
 * typed, and a language is one that the reader chose.
 * @param search `location.search`: `?folder=Puranas&q=kanda`
 * @param first Home before anything was chosen
 */
export function readState(search: string, folders: readonly FolderSummary[], first: HomeState): Question {
  const query = new URLSearchParams(search);
  const text = (key: string): string => (query.get(key) ?? '').slice(0, LONGEST_QUERY).toWellFormed();
  const named = folders.find(({ name }) => name === query.get('folder'));
  const place = named ? opened(named) : first;
  const languages = folders.find(({ name }) => name === place.folder)?.languages ?? [];
  const language = languages.find(({ code }) => code === query.get('language'))?.code ?? place.language;
  const sort = query.get('sort');
  return {
    folder: place.folder,
    language,
    q: text('q'),
    find: text('find'),
    sort: sort === 'asc' || sort === 'desc' ? sort : 'off',
    follows: query.has('q') && !query.has('folder'),
    chosen: query.get('language') ?? '',
  };
}

/** The state as an address, without what Home shows anyway: `''`, or `?folder=Puranas&language=TAM&q=kanda`. */
export function writeState(state: HomeState, first: HomeState): string {
  const away = state.folder !== first.folder || state.language !== first.language;
  const said: [string, string][] = [
    ['folder', away ? state.folder : ''],
    ['language', away ? state.language : ''],
    ['q', state.q],
    ['find', state.find],
    ['sort', state.sort === 'off' ? '' : state.sort],
  ];
  const query = new URLSearchParams(said.filter(([, value]) => value !== ''));
  return query.size > 0 ? `?${query}` : '';
}

/** What a reader does on Home, and where the search has found the first match. */
export type HomeAction =
  | { type: 'search'; q: string }
  | { type: 'find'; find: string }
  | { type: 'folder'; folder: string }
  | { type: 'language'; language: string }
  | { type: 'place'; folder: string; language: string }
  | { type: 'sort' }
  | { type: 'unsort' }
  | { type: 'found'; folder: string; language: string; settled: boolean };

/** The next state. Choosing a folder chooses its language anew, and leaves the filter behind; the query stays. */
export function nextState(state: Question, action: HomeAction, folders: readonly FolderSummary[]): Question {
  switch (action.type) {
    case 'search':
      return { ...state, q: action.q.slice(0, LONGEST_QUERY), follows: true };
    case 'found': // while the reader types, the folder switches here; the worker has chosen it (`search/choose-list.ts`)
      return {
        ...state,
        folder: action.folder,
        language: action.language,
        follows: state.follows && !action.settled,
      };
    case 'find':
      return { ...state, find: action.find.slice(0, LONGEST_QUERY) };
    case 'folder': {
      const folder = folders.find(({ name }) => name === action.folder) ?? folders[0];
      return { ...state, ...(folder && opened(folder)), find: '', follows: false };
    }
    case 'language':
      return { ...state, language: action.language, chosen: action.language, follows: false };
    case 'place': {
      const { folder, language } = action;
      return { ...state, folder, language, chosen: language, find: '', follows: false };
    }
    case 'sort':
      return { ...state, sort: nextSortOrder(state.sort) };
    case 'unsort':
      return { ...state, sort: 'off' };
  }
}

/** Items whose text holds what was typed, letters in either case; all of them when nothing was typed. */
export function narrow<T>(items: readonly T[], typed: string, text: (item: T) => string): T[] {
  const wanted = typed.trim().toLowerCase();
  return items.filter((item) => text(item).toLowerCase().includes(wanted));
}

/** What was asked when a list has nothing to show, for the specified empty states. */
export interface Emptiness {
  q: string;
  find: string;
  /** Labels of what is chosen. */
  folder: string;
  language: string;
  /** Songs that match the query in any folder and language. */
  anywhere: number;
}

/** More of a query than this would hide the sentence that quotes it. */
const LONGEST_QUOTE = 80;

/** The specified sentence for an empty list (SPEC section 2, "Empty states"). */
export function emptyMessage({ q, find, folder, language, anywhere }: Emptiness): [id: MessageId, values: Values] {
  if (q.trim() !== '' && anywhere === 0) return ['home.no-songs-matching', { query: truncate(q, LONGEST_QUOTE) }];
  const query = truncate(find, LONGEST_QUOTE) || truncate(q, LONGEST_QUOTE);
  if (query !== '') return ['home.no-files-matching', { query, folder, language }];
  return ['home.no-files-found', {}];
}
