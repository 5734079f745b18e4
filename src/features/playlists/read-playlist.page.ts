/**
 * Stores, for this tab, the songs of a playlist in its order as soon as one of them is opened, or all are shown on a screen or learned by
 * heart: reciting and learning go on by it.
 */
import { openScreen } from '#features/recite/index.ts';
import { PLAYLIST_KEY } from '#schemas/storage-keys.ts';
import { store } from '#ui/storage.ts';

const isSong = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && /^\/file(?:\/[^/]+){3}\/$/.test(pathname);

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const link = target.closest('a');
  const isScreen = link?.dataset['screen'] !== undefined;
  if (!isScreen && !(link && isSong(link)) && !target.closest('.learn')) return;
  const songs = [...document.querySelectorAll<HTMLAnchorElement>('.playlist a')].filter(isSong);
  // Where it cannot be stored, the song after it in its collection comes next.
  store(PLAYLIST_KEY, JSON.stringify([...new Set(songs.map(({ pathname }) => pathname))]), 'sessionStorage');
  if (isScreen) openScreen();
});
