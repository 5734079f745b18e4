/** Back returns to the list as it was, every way Home to Home as it was (SPEC section 2); without a script they are plain links. */

import { HOME_KEY, READ_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';

/** A longer query is nobody's, and no host takes it. */
const MOST_QUERY = 2000;

/**
 * The history's last entry before this one that is of this site and no reading page: the list, Home or playlist that the
 * reader came by, with its scroll and its state. Addresses of other entries are hidden by the referrer policy, so reading
 * pages are told by the keys they left.
 */
function cameFrom(): string | undefined {
  const { navigation } = globalThis;
  const current = navigation?.currentEntry;
  if (!navigation || !current) return undefined;
  const read = (stored(READ_KEY, 'sessionStorage') ?? '').split(' ').slice(-99);
  // Where nothing can be stored Back is the link that it is.
  if (!read.includes(current.key) && !store(READ_KEY, [...read, current.key].join(' '), 'sessionStorage'))
    return undefined;
  return navigation
    .entries()
    .slice(0, current.index)
    .findLast(({ key }) => !read.includes(key))?.key;
}

/** Where the browser tells nothing of its history, the address of the last page that was no text stands for it. */
export const notePage = (): void => void store(READ_KEY, location.pathname + location.search, 'sessionStorage');

export function leadBack(): void {
  const key = cameFrom();
  const back = document.querySelector<HTMLAnchorElement>('[data-back]');
  const address = globalThis.navigation ? null : stored(READ_KEY, 'sessionStorage');
  if (back && address && /^\/(?!\/)/.test(address)) back.setAttribute('href', address);
  if (key) {
    back?.addEventListener('click', (event) => {
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      navigation.traverseTo(key);
    });
  }
  const query = stored(HOME_KEY, 'sessionStorage');
  if (!query || query.length > MOST_QUERY) return;
  // Only ever a query of this site's Home: whatever is stored, the path stays.
  for (const home of document.querySelectorAll<HTMLAnchorElement>('a[href="/"], a[href^="/?"]')) home.search = query;
}
