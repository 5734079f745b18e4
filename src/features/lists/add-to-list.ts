/** The window that puts the song being read into lists of the reader's own. */

import {
  addToList,
  change,
  counted,
  isInList,
  type KeptSong,
  listName,
  makeList,
  type Outcome,
  read,
  removeFromList,
  songHere,
  words,
} from '#features/my-place/index.ts';
import { myPath } from '#library/paths.ts';
import { adopt, show } from '#ui/dialog.ts';
import type { Entry } from '#ui/entry.ts';
import { make, redraw } from '#ui/make.ts';
import css from './add-to-list.css?inline';
import { newId } from './new-id.ts';

const WORDS = {
  title: 'Add to a list',
  name: 'Name of a new list',
  make: 'Make it, with this song',
  close: 'Done',
  place: 'My place',
  added: (name: string) => `Added to “${name}”.`,
  removed: (name: string) => `Removed from “${name}”.`,
  nameless: 'A list needs a name. Write one, and make it again.',
  full: 'There is no room for more. Delete a list, or remove a song from this one, in My place.',
  refused:
    'This browser keeps nothing more for the library: its storage is full, or closed to this site. Allow the site to store data, and try again.',
};

let styled = false;

/** Opens the window; the browser keeps the focus in it, and gives it back when it is closed. */
export function addToAList(song: KeptSong): void {
  if (!styled) adopt(css);
  styled = true;
  const said = make('p', { class: 'quiet', role: 'status' });
  const choices = make('div');
  const field = make('input', { id: 'list-name', maxlength: '80', autocomplete: 'off' });
  const tell = (outcome: Outcome, done: string): boolean => {
    said.textContent = outcome === 'kept' ? done : outcome === 'same' ? WORDS.full : WORDS.refused;
    return outcome === 'kept';
  };

  const draw = () => {
    const rows = read('lists').map((list) => {
      const box = make('input', { type: 'checkbox', 'data-key': list.id, checked: isInList(list, song.path) });
      box.addEventListener('change', () => {
        const next = box.checked ? addToList : removeFromList;
        const outcome = change('lists', (lists) =>
          next === addToList ? addToList(lists, list.id, song) : removeFromList(lists, list.id, song.path),
        );
        tell(outcome, box.checked ? WORDS.added(list.name) : WORDS.removed(list.name));
        draw();
      });
      const count = make('small', { class: 'quiet' }, counted(list.songs.length, 'song', 'songs'));
      return make('li', {}, make('label', {}, box, words(list.name), count));
    });
    redraw(choices, rows.length > 0 ? [make('ul', { role: 'list' }, ...rows)] : []);
  };

  const form = make(
    'form',
    {},
    make('label', { for: 'list-name' }, WORDS.name),
    field,
    make('button', { class: 'button' }, WORDS.make),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = listName(field.value);
    if (name === '') {
      said.textContent = WORDS.nameless;
      return;
    }
    const list = { id: newId(), name, songs: [song], at: Date.now() };
    if (
      tell(
        change('lists', (lists) => makeList(lists, list)),
        WORDS.added(name),
      )
    )
      field.value = '';
    draw();
  });

  const close = make('button', { type: 'button', class: 'button' }, WORDS.close);
  const window = make(
    'dialog',
    { class: 'dialog to-list', 'aria-labelledby': 'to-list' },
    make('h2', { id: 'to-list' }, WORDS.title),
    choices,
    form,
    said,
    make('div', { class: 'foot' }, make('a', { href: myPath() }, WORDS.place), close),
  );
  close.addEventListener('click', () => window.close());
  draw();
  show(window, 'my');
}

/** For the menu of a text; nothing on a page that is no song's. */
export function listEntries(): Entry[] {
  const song = songHere();
  if (!song) return [];
  const run = async () => {
    await null; // the menu closes first, and takes the focus that the window gives back
    addToAList(song);
    return '';
  };
  return [{ label: 'Add to a list…', run }];
}
