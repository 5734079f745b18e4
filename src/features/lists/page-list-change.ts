/** What a list of the reader's own lets be changed: its name, the order of its songs, and which they are. */

import {
  addToList,
  change,
  type KeptSong,
  listName,
  moveInList,
  type OwnList,
  removeFromList,
  renameList,
  type SectionTools,
  type Undo,
} from '#features/my-place/index.ts';
import { button, make, sign } from '#ui/make.ts';

const WORDS = {
  rename: 'Its name',
  save: 'Rename',
  renamed: (name: string) => `The list is called “${name}” now.`,
  nameless: 'A list needs a name. Write one, and try again.',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, number: number, of: number) => `${name} is number ${number} of ${of} now.`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed: ${name}.`,
  full: 'The list holds as many songs as it can. Remove one, and try again.',
};

/** The field for another name. */
export function renameForm(part: SectionTools, { id, name }: OwnList): HTMLElement {
  const field = make('input', {
    id: `name-${id}`,
    value: name,
    maxlength: '80',
    autocomplete: 'off',
    'data-key': `name:${id}`,
  });
  const form = make(
    'form',
    { class: 'line' },
    make('label', { for: `name-${id}` }, WORDS.rename),
    field,
    make('button', { class: 'button', 'data-key': `rename:${id}` }, WORDS.save),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = listName(field.value);
    if (name === '') {
      part.say(WORDS.nameless);
      return;
    }
    if (
      part.tell(
        change('lists', (lists) => renameList(lists, id, name)),
        '',
      )
    )
      part.say(WORDS.renamed(name));
  });
  return form;
}

/** The buttons at the end of a song's row. */
export function arrange(
  part: SectionTools,
  undo: Undo,
  { id, songs }: OwnList,
  song: KeptSong,
  at: number,
): HTMLElement {
  const { path, name } = song;
  const move = (step: 1 | -1) => {
    if (
      !part.tell(
        change('lists', (lists) => moveInList(lists, id, path, step)),
        '',
      )
    )
      return;
    part.say(WORDS.moved(name, at + step + 1, songs.length));
    const ended = at + step === 0 || at + step === songs.length - 1;
    const way = step < 0 !== ended ? 'up' : 'down';
    part.draw(`${way}:${id}${path}`);
  };
  const remove = () => {
    const back = () =>
      part.tell(
        change('lists', (lists) => addToList(lists, id, song, at)),
        WORDS.full,
      );
    const outcome = change('lists', (lists) => removeFromList(lists, id, path));
    if (part.tell(outcome, '')) part.draw(undo.add(at, WORDS.removed(name), back));
  };
  const small = { class: 'plain small' };
  return make(
    'span',
    { class: 'arrange' },
    button(sign('↑', WORDS.up(name)), `up:${id}${path}`, () => move(-1), { ...small, disabled: at === 0 }),
    button(sign('↓', WORDS.down(name)), `down:${id}${path}`, () => move(1), {
      ...small,
      disabled: at === songs.length - 1,
    }),
    button(sign('×', WORDS.remove(name)), `remove:${id}${path}`, remove, small),
  );
}
