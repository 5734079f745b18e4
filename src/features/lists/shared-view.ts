/** What a reader sees of a shared list: its songs, each in the language of their choice, and what to do with it. */

import { change, counted, keepOpenList, makeList, songLink, words } from '#features/my-place/index.ts';
import { homePath, myPath } from '#library/paths.ts';
import { button, make, redraw } from '#ui/make.ts';
import type { LinkFault } from './link.ts';
import { newId } from './new-id.ts';
import type { ResolvedSong } from './resolve.ts';

const WORDS = {
  unnamed: 'A list of songs',
  about: 'Shared by a link. The list is in the link itself, and on no server.',
  read: 'Start reading',
  keep: 'Keep this list',
  kept: 'The list is yours now: it stands in',
  place: 'My place',
  full: 'There are as many lists in your place as can be kept. Delete one there, and come back.',
  refused:
    'This browser keeps nothing for the library: its storage is full, or closed to this site. The link keeps the list all the same.',
  gone: 'No longer in the library',
  moved: 'No longer in the language that was chosen',
  language: (name: string) => `Language of ${name}`,
  unasked:
    'The library could not be asked whether all of these are still there. Load the page again when the line is better.',
  allGone: 'None of these songs is in the library any more. The library itself is still there:',
  none: (count: number) => `${counted(count, 'song is', 'songs are')} no longer in the library.`,
  home: 'Back to Home',
};

/** What is wrong with an address, and what to do. */
const FAULTS: Readonly<Record<LinkFault, string>> = {
  none: 'This page shows a list of songs that somebody shares by a link, and this address holds none. Make lists of your own in your place, and share them from there.',
  large: 'This address is longer than that of any list, so it was not read. Ask for the link again.',
  newer:
    'This list was shared from a newer version of the library. Load the page again; if that does not help, come back tomorrow.',
  broken:
    'This link holds no list that can be read: it was cut or changed on its way. Ask for it again, and open the whole of it.',
  browser: 'This browser is too old to read this list. Open the link in a newer one.',
};

export interface ShownList {
  name: string;
  /** The fragment that it came by. */
  link: string;
  songs: readonly ResolvedSong[];
  /** Whether the catalogue was asked. */
  asked: boolean;
}

const title = document.title;

function fill(root: HTMLElement, name: string, content: readonly (Node | false)[], focus?: string): void {
  const heading = document.querySelector('h1');
  heading?.replaceChildren(words(name));
  document.title = title.replace(/^[^·]*(?= ·)/, name.replaceAll('·', ' '));
  redraw(root, content, focus);
}

export function showFault(root: HTMLElement, fault: LinkFault): void {
  fill(root, WORDS.unnamed, [
    make('p', { role: fault === 'none' ? undefined : 'alert' }, FAULTS[fault]),
    make('p', { class: 'do' }, make('a', { href: homePath() }, WORDS.home), make('a', { href: myPath() }, WORDS.place)),
  ]);
}

/** The choice of languages of a song; one alone is only said. */
function languages(song: ResolvedSong, choose: (path: string) => void): HTMLElement | undefined {
  if (song.languages.length < 2) return undefined;
  const choice = make('select', {
    'aria-label': WORDS.language(song.name),
    'data-key': `language:${song.languages[0]?.path}`,
  });
  for (const { path, label } of song.languages) {
    choice.append(make('option', { value: path, selected: path === song.path }, label));
  }
  choice.addEventListener('change', () => choose(choice.value));
  return choice;
}

export function showList(root: HTMLElement, { name, link, songs, asked }: ShownList): void {
  const said = make('p', { class: 'quiet said', role: 'status' });
  let shown = [...songs];
  const there = () => shown.filter(({ state }) => state !== 'gone').map(({ path, name, no }) => ({ path, name, no }));
  const openHere = () => keepOpenList({ name, songs: there(), link });

  const keep = () => {
    const list = { id: newId(), name: name || WORDS.unnamed, songs: there(), at: Date.now() };
    const outcome = change('lists', (lists) => makeList(lists, list));
    if (outcome === 'kept') said.replaceChildren(`${WORDS.kept} `, make('a', { href: myPath() }, WORDS.place), '.');
    else said.textContent = outcome === 'same' ? WORDS.full : WORDS.refused;
  };

  const row = (song: ResolvedSong, at: number): HTMLElement => {
    if (song.state === 'gone') {
      const gone = songLink(song, { note: WORDS.gone });
      return make('li', { class: 'gone' }, make('div', {}, ...gone.childNodes));
    }
    const choice = languages(song, (path) => {
      shown = shown.with(at, { ...song, path, state: 'here' });
      draw();
    });
    const note = song.state === 'moved' ? { note: WORDS.moved } : {};
    const row = songLink(song, { ...note, ...(choice ? { end: null } : {}), key: `song:${at}` });
    row.addEventListener('click', openHere);
    return make('li', {}, row, choice);
  };

  const draw = () => {
    const [first] = there();
    const gone = shown.length - there().length;
    const read = first && make('a', { class: 'button', href: first.path, 'data-key': 'read' }, WORDS.read);
    read?.addEventListener('click', openHere);
    fill(root, name || WORDS.unnamed, [
      make('p', { class: 'quiet' }, `${counted(shown.length, 'song', 'songs')}. ${WORDS.about}`),
      gone > 0 && make('p', { role: 'note' }, first ? WORDS.none(gone) : WORDS.allGone),
      !asked && make('p', { role: 'note' }, WORDS.unasked),
      first
        ? make('div', { class: 'do' }, read ?? '', button(WORDS.keep, 'keep', keep, { class: 'button' }))
        : make('p', {}, make('a', { href: homePath() }, WORDS.home)),
      said,
      make('ol', { class: 'songs one', role: 'list' }, ...shown.map(row)),
    ]);
  };
  draw();
}
