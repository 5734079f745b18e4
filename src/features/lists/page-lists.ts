/** The reader's own lists: made, opened, and brought back once deleted. */

import {
  change,
  deleteList,
  listName,
  makeList,
  type OwnList,
  openUndo,
  putBackList,
  read,
  type Section,
  section,
} from '#features/my-place/index.ts';
import { make } from '#ui/make.ts';
import { newId } from './new-id.ts';
import { type ListPart, ownList } from './page-own-list.ts';

const WORDS = {
  title: 'Lists',
  none: 'A list is your own order of songs: for the morning, for a festival, for a friend.',
  name: 'Name of a new list',
  make: 'Make the list',
  made: (name: string) => `The list “${name}” is made.`,
  nameless: 'A list needs a name. Write one, and make it again.',
  full: 'There are as many lists as can be kept. Delete one, and try again.',
  deleted: (name: string) => `The list “${name}” is deleted.`,
};

export function listsSection(): Section {
  const open = new Set<string>();
  const editing = new Set<string>();
  const undo = openUndo(() => part.draw());

  function makeForm(): HTMLElement {
    const field = make('input', {
      id: 'new-list',
      name: 'name',
      maxlength: '80',
      autocomplete: 'off',
      'data-key': 'new-list',
    });
    const form = make(
      'form',
      { class: 'line' },
      make('label', { for: 'new-list' }, WORDS.name),
      field,
      make('button', { class: 'button', 'data-key': 'make' }, WORDS.make),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const name = listName(field.value);
      if (name === '') {
        part.say(WORDS.nameless);
        field.focus();
        return;
      }
      const id = newId();
      field.value = ''; // before the change, which draws the field anew with what stands in it
      open.add(id);
      const kept = change('lists', (lists) => makeList(lists, { id, name, songs: [], at: Date.now() }));
      if (!part.tell(kept, WORDS.full)) {
        field.value = name;
        return;
      }
      part.say(WORDS.made(name));
      part.draw(`list:${id}`);
    });
    return form;
  }

  function remove(list: OwnList, at: number): void {
    const back = () =>
      part.tell(
        change('lists', (lists) => putBackList(lists, list, at)),
        WORDS.full,
      );
    const outcome = change('lists', (lists) => deleteList(lists, list.id));
    if (part.tell(outcome, WORDS.full)) part.draw(undo.add(at, WORDS.deleted(list.name), back));
  }

  const part: ListPart = Object.assign(
    section('lists', WORDS.title, () => {
      const rows = undo.among(read('lists').map((list, at) => ownList(part, list, () => remove(list, at))));
      return [
        rows.length === 0
          ? make('p', { class: 'quiet' }, WORDS.none)
          : make('ul', { class: 'lists', role: 'list' }, ...rows),
        makeForm(),
      ];
    }),
    { open, editing },
  );
  return part;
}
