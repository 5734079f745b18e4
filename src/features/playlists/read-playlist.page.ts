/** Keeps, for this tab, the songs of a playlist in its order as soon as one of them is opened: reciting goes on by it. */
import { PLAYLIST_KEY } from '#schemas/storage-keys.ts';

const isSong = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && /^\/file(?:\/[^/]+){3}\/$/.test(pathname);

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a');
  if (!link || !isSong(link)) return;
  const songs = [...document.querySelectorAll<HTMLAnchorElement>('.playlist a')].filter(isSong);
  try {
    sessionStorage.setItem(PLAYLIST_KEY, JSON.stringify([...new Set(songs.map(({ pathname }) => pathname))]));
  } catch {
    // Blocked: then the song after it in its collection comes next.
  }
});
