/** Stores, for this tab, the songs of a playlist in its order as soon as one of them is opened: reciting goes on by it. */
import { PLAYLIST_KEY } from '#schemas/storage-keys.ts';
import { store } from '#ui/storage.ts';

const isSong = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && /^\/file(?:\/[^/]+){3}\/$/.test(pathname);

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a');
  if (!link || !isSong(link)) return;
  const songs = [...document.querySelectorAll<HTMLAnchorElement>('.playlist a')].filter(isSong);
  // Where it cannot be stored, the song after it in its collection comes next.
  store(PLAYLIST_KEY, JSON.stringify([...new Set(songs.map(({ pathname }) => pathname))]), 'sessionStorage');
});
