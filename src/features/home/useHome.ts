/** Binds Home's one state to the address, to the fields of the page and to the search. */
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { openSearch, type Reply, readerPreference, type SearchClient } from '#features/search/index.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { leftAt, rememberScroll, setAddress } from './address.browser.ts';
import { type List, nextList } from './list.ts';
import { STRETCH } from './SongGrid.tsx';
import { firstState, type HomeAction, nextState, type Question, readState, writeState } from './state.ts';

/** Milliseconds without a letter until the address is written: that takes a phone as long as several letters. */
const WAIT = 1000;

/** What is shown. */
interface Shown {
  state: Question;
  list: List;
}

/**
 * @param folders the folders of the library
 * @param first what the static page shows
 * @param field the search field, which shows what the state says
 * @param show renders; in a transition where the next letter goes first
 */
function openHome(
  folders: readonly FolderSummary[],
  first: Shown,
  field: RefObject<HTMLInputElement | null>,
  show: (shown: Shown) => void,
) {
  let { state, list } = first;
  let client: SearchClient | null = null;
  /** Number of the last question. */
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const render = (): void => show({ state, list });

  const write = (): void => setAddress(writeState(state, first.state));
  const writeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(write, WAIT);
  };

  const receive = (reply: Reply): void => {
    if (reply.id !== latest) return; // an older question's answer
    list = nextList(list, reply);
    if (reply.type === 'answer') {
      const { folder, language, settled } = reply;
      state = nextState(state, { type: 'found', folder, language, settled }, folders);
      writeSoon();
    }
    startTransition(render);
  };

  const ask = (): void => {
    if (!client) list = { ...list, phase: 'loading' };
    // A little more than the screen shows, since they are rendered at every key; at first as many as a reader who comes back had.
    const few = screen.width < 768 ? 12 : STRETCH;
    const count = client ? few : Math.max(few, leftAt().rows);
    client ??= openSearch(receive);
    latest = client.ask({ q: state.q, preference: readerPreference(state.chosen), count, list: state });
  };

  const change = (next: Question): void => {
    const isTyped = next.q !== state.q;
    state = next;
    document.querySelector('main')?.toggleAttribute('data-searching', state.q !== '');
    if (field.current && field.current.value !== state.q) field.current.value = state.q;
    ask();
    // What is typed stands in the field already, and the answer renders the rest.
    if (!isTyped) render();
    else if (list.phase === 'loading') startTransition(render);
    writeSoon();
  };

  const act = (action: HomeAction): void => change(nextState(state, action, folders));

  /** What the address says; then what the reader chose and typed before this code came: the fields have it still. */
  const readFields = (): void => {
    let next = location.search === '' ? state : readState(location.search, folders, first.state);
    const folder = document.querySelector<HTMLSelectElement>('.home select[name="folder"]')?.value ?? '';
    if (folder !== '' && folder !== first.state.folder) next = nextState(next, { type: 'folder', folder }, folders);
    const q = field.current?.value ?? next.q;
    if (q !== next.q) next = nextState(next, { type: 'search', q }, folders);
    if (next !== state) change(next);
  };

  return {
    act,

    /** Until the page goes; returns what ends it. */
    live() {
      const onPop = (): void => change(readState(location.search, folders, first.state));
      const onHide = (): void => {
        write(); // who leaves at once comes back to the same list
        rememberScroll();
      };
      addEventListener('popstate', onPop);
      addEventListener('pagehide', onHide);
      readFields();
      return () => {
        removeEventListener('popstate', onPop);
        removeEventListener('pagehide', onHide);
        clearTimeout(timer);
        client?.close();
      };
    },

    retry() {
      list = { ...list, phase: 'loading' };
      ask();
      render();
    },

    /** Ends the wait for the catalogue, which has no end of its own; `retry` starts again. */
    stop() {
      client?.close();
      client = null;
      list = { ...list, phase: 'failed' };
      render();
    },

    /** Rows that were rendered at the build have no list behind them in the worker yet: the first ones beyond them make one. */
    loadMore(from: number) {
      if (client) return client.more(latest, from, STRETCH);
      ask();
      render();
    },

    texts: () => client?.texts ?? null,
    preference: () => readerPreference(state.chosen),
  };
}

/** @param first the list that the static page has the first rows of */
export function useHome(folders: readonly FolderSummary[], first: List, field: RefObject<HTMLInputElement | null>) {
  const [shown, show] = useState<Shown>(() => ({ state: firstState(folders), list: first }));
  const [home] = useState(() => openHome(folders, shown, field, show));
  useEffect(() => home.live(), [home]);

  const { list } = shown;
  const isAnswered = list.id > 0 && list.phase === 'ready';
  const returned = useRef(false);
  useEffect(() => {
    if (!isAnswered || returned.current) return;
    returned.current = true;
    const { top } = leftAt();
    if (top > 0) scrollTo(0, top);
  }, [isAnswered]);
  return { ...home, ...shown, isAnswered };
}
