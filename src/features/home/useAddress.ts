/** Keeps Home's state in the address, so that it survives reload, Back and sharing. */
import { useEffect, useRef } from 'react';
import type { HomeState } from '#features/search/index.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { HOME_KEY, HOME_SCROLL_KEY } from '#schemas/storage-keys.ts';
import { readState, writeState } from './state.ts';

/** Browsers refuse an address that changes at every keystroke; this is often enough for a reader. */
const WAIT = 400;

export interface HowAsked {
  /** The folder follows what is found. */
  follow?: boolean;
  /** Code of the language that the reader chose last. */
  chosen?: string;
}

/** Storage can be blocked or full; then Home begins afresh. */
function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}

function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/**
 * An address that asks for a name and for no folder (`/?q=agni`) is a search as if it were typed: the first match decides the
 * folder. A language in it is one that the reader chose.
 */
function howAsked(search: string): HowAsked {
  const query = new URLSearchParams(search);
  const chosen = query.get('language');
  return { follow: query.has('q') && !query.has('folder'), ...(chosen && { chosen }) };
}

/**
 * @param first what an address without anything means
 * @param take gets the state of the address when the page opens with one, and when the reader goes back or forward
 */
export function useAddress(
  state: HomeState,
  folders: readonly FolderSummary[],
  first: HomeState,
  take: (state: HomeState, how: HowAsked) => void,
): void {
  const opened = useRef(false);
  /** What the page begins with, and what its address said last: states that the reader has not gone on from. */
  const given = useRef([state, first]);
  const write = useRef(() => {});

  useEffect(() => {
    const onPop = () => {
      const asked = readState(location.search, folders, first);
      given.current.push(asked);
      take(asked, howAsked(location.search));
    };
    if (location.search !== '') onPop();
    const onHide = () => {
      write.current(); // who leaves at once comes back to the same list
      const rows = document.querySelectorAll('.home .grid li').length;
      keep(HOME_SCROLL_KEY, `${location.search} ${Math.round(scrollY)} ${rows}`);
    };
    addEventListener('popstate', onPop);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('popstate', onPop);
      removeEventListener('pagehide', onHide);
    };
  }, [folders, first, take]);

  useEffect(() => {
    write.current = () => {
      const isGiven = given.current.includes(state);
      if (!opened.current && isGiven && location.search !== '') return; // the address is still on its way in
      const address = writeState(state, first);
      keep(HOME_KEY, address);
      if (address !== location.search) history.replaceState(history.state, '', location.pathname + address);
    };
    const timer = setTimeout(() => {
      write.current();
      opened.current = true;
    }, WAIT);
    return () => clearTimeout(timer);
  }, [state, first]);
}

/** The scroll position that this address was left at, and the rows that were drawn, if the reader comes back to it; 0 otherwise. */
export function leftAt(): { top: number; rows: number } {
  const [search, top, rows] = kept(HOME_SCROLL_KEY).split(' ');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const back = navigation?.type === 'back_forward' || navigation?.type === 'reload';
  const isBack = back && search === location.search;
  return { top: (isBack && Number(top)) || 0, rows: (isBack && Number(rows)) || 0 };
}
