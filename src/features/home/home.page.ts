/** Wakes Home's island where it is needed before it is touched, and takes the reader who asks for it to the search. */
import { keysAreOff } from '#features/keys/index.ts';
import { loadLocales } from '#features/look/index.ts';
import { tellWait } from '#ui/tell-wait.ts';

// Home has its line of languages from the first: the press that comes before its script brings it, and is done again.
document.querySelector('main [data-locales]')?.addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const open = () => loadLocales().then(() => true);
    tellWait(async () => {
      const isThere = await open().catch(() => false);
      if (isThere) target.click();
      return isThere;
    }, target);
  },
  { once: true },
);

const island = document.querySelector<HTMLElement>('[data-live]');
if (location.search !== '') island?.dispatchEvent(new CustomEvent('intent'));

// The page has the first songs of the list; the others come when a reader who scrolls is near the end of these.
const songs = island?.querySelector('.songs');
const more = () => {
  if (!songs || songs.getBoundingClientRect().bottom > 2 * innerHeight) return;
  removeEventListener('scroll', more);
  const { list } = JSON.parse(island?.dataset['props'] ?? '{}');
  if (songs.childElementCount < list?.total) island?.dispatchEvent(new CustomEvent('intent'));
};
addEventListener('scroll', more, { passive: true });

const field = island?.querySelector<HTMLInputElement>('input[name="q"]');

// '/' pressed on another page leads here.
if (location.hash === '#find') {
  history.replaceState(history.state, '', location.pathname + location.search);
  field?.focus();
  field?.select();
}

// The key of every page, here without its late part: what is typed next goes into the field.
document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey || keysAreOff()) return;
  event.preventDefault();
  field?.focus();
});
