import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { InTexts, type LimitChoice, useInTexts } from '#features/search/index.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { Settled } from '#ui/Settled.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import { early } from './early-input.ts';
import { HomeView, type List } from './HomeView.tsx';
import type { HomeState } from './state.ts';
import { leftAt, useAddress } from './useAddress.ts';
import { useCatalogue } from './useCatalogue.ts';

export interface HomeProps {
  folders: readonly FolderSummary[];
  /** What the static page shows: the first folder, and the first rows of its list. */
  state: HomeState;
  list: List;
  /** Drawn by the page, under the search and above the list; on the server alone. */
  under?: ReactNode;
  tools?: ReactNode;
}

const links = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('.home .songs a')];

const toFirst = (): void => links()[0]?.focus();

/** Home's island: binds the view to the address bar, the keyboard and the search worker. */
export function Home({ folders, state: firstState, list: firstList, under, tools }: HomeProps): ReactNode {
  const t = useWords();
  const field = useRef<HTMLInputElement>(null);
  const { state, list, act, take, retry, want, texts, wish } = useCatalogue(
    folders,
    { state: firstState, list: firstList },
    field,
  );
  const inTexts = useInTexts({ q: state.q, port: texts, wish, isReady: list.id > 0 && list.phase === 'ready' });
  const returned = useRef(false);
  useAddress(state, folders, take);
  // The page is laid out with the drawing and not with its frame: a key that comes now goes between the two.
  useLayoutEffect(() => void document.body.offsetHeight);

  const onListKey = useCallback((event: KeyboardEvent) => {
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
  }, []);

  useEffect(() => {
    // Letters may have come between the reading of `early` and this moment; they are in the field.
    const typed = field.current?.value || early.q;
    if (location.search === '' && (typed !== '' || (early.folder !== '' && early.folder !== firstState.folder))) {
      act(typed === '' ? { type: 'folder', folder: early.folder } : { type: 'search', q: typed });
    }
  }, [act, firstState.folder]);

  useEffect(() => {
    if (returned.current || list.phase !== 'ready' || !list.id) return;
    returned.current = true;
    const top = leftAt();
    if (top > 0) scrollTo(0, top);
  }, [list]);

  const folder = folders.find(({ name }) => name === state.folder);
  const language = folder?.languages.find(({ code }) => code === state.language);
  const within: LimitChoice[] = [
    { limits: { folder: list.folder, language: '' }, label: sayName(t, folder?.label ?? '') },
    { limits: { folder: '', language: list.language }, label: sayName(t, language?.label ?? '') },
  ].filter(({ label }) => label !== '');
  const said =
    list.id > 0 && list.phase === 'ready'
      ? t('home.songs-in-list', {
          n: list.total,
          folder: sayName(t, folder?.label ?? ''),
          language: sayName(t, language?.label ?? ''),
        })
      : '';
  return (
    <>
      <HomeView
        folders={folders}
        state={state}
        list={list}
        field={field}
        earlyFilter={early.filter}
        onAction={act}
        onWanted={want}
        onRetry={retry}
        onLeave={toFirst}
        onListKey={onListKey}
        inTexts={
          <InTexts
            state={inTexts.state}
            typed={state.q}
            choices={within}
            onSearch={inTexts.search}
            onLimit={inTexts.limit}
            onMore={inTexts.showMore}
          />
        }
        under={under}
        tools={tools}
      />
      <Settled>{said}</Settled>
    </>
  );
}
