/** Wakes Home's island where it is needed before it is touched, and takes the reader who asks for it to the search. */
import { HOME_KEY } from '#schemas/storage-keys.ts';
import { ask, islandOf } from '#ui/ask.ts';
import { store } from '#ui/storage.ts';

// Who leaves before the island lives left Home as its address says; later the island notes what they do.
store(HOME_KEY, location.search, 'sessionStorage');

const island = islandOf('Home');
const field = island?.querySelector<HTMLInputElement>('input[name="q"]');
// From the first letter on what is found has the room. In a task of its own: in that of a key the browser lays the letter out, and
// with `:placeholder-shown` it would lay out the page as well.
const showSearching = (q: string): void =>
  void document.querySelector('main')?.toggleAttribute('data-searching', q !== '');
if (field) field.addEventListener('input', () => setTimeout(() => showSearching(field.value)));
if (location.search !== '') showSearching(new URLSearchParams(location.search).get('q') ?? '');

// What the address asks for is a press that waits: where the code cannot be had, the page says so.
if (location.search !== '') ask('Home', { link: field });

// The page has the first songs of the list; the others come when a reader who scrolls is near the end of these.
const songs = island?.querySelector('.songs');
const more = () => {
  if (!songs || songs.getBoundingClientRect().bottom > 2 * innerHeight) return;
  removeEventListener('scroll', more);
  const [first] = songs.children;
  if (songs.childElementCount < Number(first?.getAttribute('aria-setsize'))) ask('Home', null);
};
addEventListener('scroll', more, { passive: true });

// '/' pressed on another page leads here.
if (location.hash === '#find') {
  history.replaceState(history.state, '', location.pathname + location.search);
  field?.focus();
  field?.select();
}
