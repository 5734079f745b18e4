/** Stores, for this tab, the songs of a playlist in its order as soon as one of them is opened, or all are shown on a screen: reciting goes on by it. */
import { openScreen } from '#features/recite/index.ts';
import { PLAYLIST_KEY } from '#schemas/storage-keys.ts';
import { store } from '#ui/storage.ts';

const isSong = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && /^\/file(?:\/[^/]+){3}\/$/.test(pathname);

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a');
  const isScreen = link && link.dataset['screen'] !== undefined;
  if (!link || !(isScreen || isSong(link))) return;
  const songs = [...document.querySelectorAll<HTMLAnchorElement>('.playlist a')].filter(isSong);
  // Where it cannot be stored, the song after it in its collection comes next.
  store(PLAYLIST_KEY, JSON.stringify([...new Set(songs.map(({ pathname }) => pathname))]), 'sessionStorage');
  if (isScreen) openScreen();
});
