/** Home's state in the address and in the tab's storage, so that it survives reload, Back and sharing. */
import { HOME_KEY, HOME_SCROLL_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';

/** @param address `?folder=Puranas&q=kanda`, or '' */
export function setAddress(address: string): void {
  store(HOME_KEY, address, 'sessionStorage');
  if (address !== location.search) history.replaceState(history.state, '', location.pathname + address);
}

/** Remembers how far down the reader leaves this address, and how many rows are shown. */
export function rememberScroll(): void {
  const rows = document.querySelectorAll('.home .grid li').length;
  store(HOME_SCROLL_KEY, `${location.search} ${Math.round(scrollY)} ${rows}`, 'sessionStorage');
}

/** The scroll position that this address was left at, and the rows that were shown, if the reader comes back to it; 0 otherwise. */
export function leftAt(): { top: number; rows: number } {
  const [search, top, rows] = (stored(HOME_SCROLL_KEY, 'sessionStorage') ?? '').split(' ');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const back = navigation?.type === 'back_forward' || navigation?.type === 'reload';
  const isBack = back && search === location.search;
  return { top: (isBack && Number(top)) || 0, rows: (isBack && Number(rows)) || 0 };
}
