/** The whole place at once: a copy of it as a file, the way back from such a file, and an empty place. */

import { button, make } from '#ui/make.ts';
import { isEmptyPlace, type Place } from './my-place.ts';
import { holds, restore, save, take } from './page-backup.ts';
import { type Section, section } from './section.ts';
import { change, keepOpenList, readAll } from './store.ts';

const WORDS = {
  title: 'Keep it, or clear it',
  about:
    'Your place is on this device alone. A copy of it as a file is safe from a cleared browser, and brings it to another device.',
  save: 'Save a copy',
  restore: 'Restore from a copy',
  file: 'File of a copy',
  clear: 'Clear everything',
  sure: 'Clear all of it from this device?',
  yes: 'Yes, clear everything',
  no: 'No, keep it',
  cleared: 'Everything is cleared.',
  undo: 'Undo',
  back: 'Everything is back.',
};

function empty(): Place {
  const before = readAll();
  for (const part of ['recent', 'marks', 'lists'] as const) change(part, () => []);
  keepOpenList(null);
  return before;
}

export function keepingSection(): Section {
  let asking = false;
  let before: Place | null = null;

  const file = make('input', {
    type: 'file',
    accept: '.json,application/json',
    'aria-label': WORDS.file,
    hidden: true,
  });
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? [];
    if (chosen) await restore(part, chosen);
    file.value = ''; // the same file may be chosen again
  });

  const ask = (on: boolean, focus: string) => {
    asking = on;
    part.draw(focus);
  };
  const question = () =>
    make(
      'div',
      { class: 'do ask', role: 'group', 'aria-label': WORDS.sure },
      make('p', {}, `${WORDS.sure} (${holds(readAll())})`),
      button(
        WORDS.yes,
        'yes',
        () => {
          before = empty();
          part.say(WORDS.cleared);
          ask(false, 'undo-clear');
        },
        { class: 'button' },
      ),
      button(WORDS.no, 'no', () => ask(false, 'clear'), { class: 'button' }),
    );
  const putBack = (place: Place) =>
    button(
      WORDS.undo,
      'undo-clear',
      () => {
        if (!part.tell(take(place), '')) return;
        before = null;
        part.say(WORDS.back);
        part.draw('clear');
      },
      { class: 'button' },
    );

  const part = section('keeping', WORDS.title, () => [
    make('p', {}, WORDS.about),
    make(
      'div',
      { class: 'do' },
      button(WORDS.save, 'save', () => save(part), { class: 'button' }),
      button(WORDS.restore, 'restore', () => file.click(), { class: 'button' }),
      file,
      button(WORDS.clear, 'clear', () => ask(true, 'no'), {
        class: 'button',
        disabled: asking || isEmptyPlace(readAll()),
      }),
      before && putBack(before),
    ),
    asking ? question() : null,
  ]);
  return part;
}
