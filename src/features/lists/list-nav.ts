/** While a song is read from a list: the songs before and after it in the list, in the place of those of the library. */

import { type KeptSong, type ListStep, openList, songHere, stepOf, words } from '#features/my-place/index.ts';
import { listPath, myPath } from '#library/paths.ts';
import { adopt } from '#ui/adopt.ts';
import { make } from '#ui/make.ts';
import css from './list-nav.css?inline';

const WORDS = { nav: 'Songs of the list', previous: 'Previous', next: 'Next', of: 'of', unnamed: 'Your list' };

function neighbour(song: KeptSong | undefined, rel: 'prev' | 'next'): HTMLElement {
  if (!song) return make('span');
  return make(
    'a',
    { href: song.path, rel },
    make('small', {}, rel === 'prev' ? WORDS.previous : WORDS.next),
    words(song.name),
  );
}

function place({ number, of }: ListStep, name: string, link: string): HTMLElement {
  return make(
    'a',
    { href: link === '' ? myPath() : listPath(link), class: 'list' },
    make('small', {}, name === '' ? WORDS.unnamed : words(name)),
    `${number} ${WORDS.of} ${of}`,
  );
}

/** The links are those of the list, as high as what stood there: nothing beneath them moves. */
export function showListNav(): void {
  const list = openList();
  const step = list && stepOf(list, songHere()?.path ?? '');
  const nav = document.querySelector<HTMLElement>('nav[data-log="song-nav"]');
  if (!step || !nav) return;
  adopt(css);
  nav.style.minBlockSize = `${nav.offsetHeight}px`;
  nav.dataset['log'] = 'list-nav';
  nav.setAttribute('aria-label', WORDS.nav);
  nav.replaceChildren(
    neighbour(step.previous, 'prev'),
    place(step, list.name, list.link),
    neighbour(step.next, 'next'),
  );
}
