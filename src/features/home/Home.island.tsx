import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { InTexts, sayVerses, useInTexts } from '#features/search/index.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { island } from '#ui/island.tsx';
import { Status } from '#ui/Status.tsx';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';
import { useWords } from '#words/useWords.ts';
import { HomeView } from './HomeView.tsx';
import type { List } from './list.ts';
import { ORDERS } from './SortToggle.tsx';
import type { HomeAction } from './state.ts';
import { useHome } from './useHome.ts';

export interface HomeProps {
  folders: readonly FolderSummary[];
  /** The list that the static page has the first rows of. */
  list: List;
  /** Rendered by the page, under the search. */
  under?: ReactNode;
}

/** Places, songs and verses, in the order in which they stand. */
const links = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('.home :is(.songs, .verses) a'),
];

const toFirst = (): void => links()[0]?.focus();

/** What a search of the whole library has found: `2 songs in Thirumurai, Tamil; 4 elsewhere`, `1 collection`. */
function sayFound(
  { total, anywhere, places, similar }: List,
  inList: { folder: string; language: string },
  t: Translate,
): string[] {
  const m = anywhere - total;
  const kinds = {
    'search.collections-found': places.filter(({ kind }) => kind === 'folder').length,
    'search.playlists-found': places.filter(({ kind }) => kind === 'playlist').length,
    'search.names-similar': similar.places.length + similar.songs.length,
  } as const;
  return [
    m <= 0 ? t('search.songs-found', { n: total }) : t('search.songs-here', { n: total, m, ...inList }),
    ...(Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((id) => (kinds[id] > 0 ? t(id, { n: kinds[id] }) : [])),
  ];
}

/** Home's island: binds the view to the address bar, the keyboard and the search worker. */
function LiveHome({ folders, list: first, under }: HomeProps): ReactNode {
  const t = useWords();
  const field = useRef<HTMLInputElement>(null);
  const { state, list, isAnswered, act, retry, stop, loadMore, texts, preference } = useHome(folders, first, field);
  const inTexts = useInTexts({ q: state.q, port: texts, preference, isReady: isAnswered });
  const { begin } = inTexts;
  const onAction = useCallback(
    (action: HomeAction) => {
      const isTyped = action.type === 'search' && field.current?.value === action.q;
      if (!isTyped) return act(action);
      begin(action.q); // what it asks the network for is on its way while the worker searches the names
      // In a task of its own: in that of the key the browser lays the letter out, which may ask for a font.
      setTimeout(() => {
        if (field.current?.value !== action.q) return; // the next letter has come, and a task for it
        act(action);
        begin(action.q); // the first question starts the worker
      });
    },
    [act, begin],
  );
  // The page is laid out between the render and its frame, in a task of its own: a key that comes now goes between them.
  useLayoutEffect(() => {
    const timer = setTimeout(() => void document.body.offsetHeight);
    return () => clearTimeout(timer);
  });

  const onListKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const place = links().indexOf(event.target as HTMLAnchorElement);
    if (place < 0) return;
    if (event.key === 'Escape' || (step === -1 && place === 0)) {
      event.preventDefault();
      field.current?.focus();
    } else if (step !== 0) {
      event.preventDefault();
      links()[place + step]?.focus();
    }
  };

  const chooseFolder = useCallback(
    (folder: string) => {
      act({ type: 'folder', folder });
      const heading = document.getElementById('list');
      heading?.scrollIntoView({ behavior: 'instant' });
      heading?.focus({ preventScroll: true });
    },
    [act],
  );

  const folder = folders.find(({ name }) => name === state.folder);
  const language = folder?.languages.find(({ code }) => code === state.language);
  const inList = { folder: sayName(t, folder?.label ?? ''), language: sayName(t, language?.label ?? '') };
  const outcome = [
    // A search is of the whole library, but where 'Search Files' limits it to the list.
    ...(state.q.trim() === ''
      ? [t('home.songs-in-list', { n: list.total, ...inList })]
      : sayFound(state.find === '' ? list : { ...list, anywhere: list.total }, inList, t)),
    state.sort !== 'off' && t(ORDERS[state.sort]),
    sayVerses(inTexts.state, t),
  ].filter(Boolean);
  const within = [
    { limits: { folder: list.folder, language: '' }, label: inList.folder },
    { limits: { folder: '', language: list.language }, label: inList.language },
  ].filter(({ label }) => label !== '');
  const verses = (
    <InTexts
      state={inTexts.state}
      typed={state.q}
      choices={within}
      onSearch={inTexts.search}
      onLimit={inTexts.limit}
      onMore={inTexts.showMore}
    />
  );
  const isOffered = inTexts.state.phase === 'offered';
  return (
    <>
      <HomeView
        folders={folders}
        state={state}
        list={list}
        field={field}
        onAction={onAction}
        onMore={loadMore}
        onRetry={() => {
          retry();
          inTexts.again();
        }}
        onStop={stop}
        onLeave={toFirst}
        onListKey={onListKey}
        onChooseFolder={chooseFolder}
        onChoosePlace={({ folder, language }) => {
          act({ type: 'place', folder, language });
          // Its list comes to the top, and what is pressed may go.
          scrollTo({ top: 0, behavior: 'instant' });
          document.getElementById('list')?.focus({ preventScroll: true });
        }}
        inTexts={!isOffered && verses}
        offer={isOffered && verses}
        under={under}
      />
      <Status settles className="visually-hidden">
        {isAnswered ? outcome.join('; ') : ''}
      </Status>
    </>
  );
}

export const Home = island('Home', LiveHome);
