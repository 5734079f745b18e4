/**
 * Hears the keys of every page and hands them on: single keys to the island `Keys`, Ctrl+K to the island `Command`. What is
 * pressed while those are on their way waits, and is done in order.
 */
import { ask, islandOf } from '#ui/ask.ts';
import { isMac, keysAreOff } from './keys.browser.ts';
import { BOX_KEY, KEYS, keyOf } from './keys.ts';

/** Opens the command box, with what was typed while it was on its way; asked of the island `Command`. */
export interface OpenBox {
  typed: string;
}

/** Asked of the island `Keys`: to show which keys there are, or to do what was pressed, in order; it takes out what is done. */
export type KeysRequest = { show: true } | KeyboardEvent[];

const strokes: KeyboardEvent[] = [];
let box: OpenBox = { typed: '' };

const isComing = (name: string): boolean => islandOf(name)?.dataset['intent'] === 'loading';

/** In a field a letter is typed, or chooses from a list. */
export const isTyped = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;

window.addEventListener('keydown', (event) => {
  const key = keyOf(event, isMac);
  if (key === null || event.key.length > 1) return;
  if (key === BOX_KEY) {
    // The browser has a use for it.
    event.preventDefault();
    if (event.repeat || isComing('Command')) return;
    box = { typed: '' };
    ask('Command', box);
  } else if (isComing('Command')) {
    // Typed before the box is open, wherever the focus is.
    event.preventDefault();
    box.typed += event.key;
    // Queued where an earlier key still waits, too: it may be text for the field which that key opens.
  } else if ((KEYS[key] || strokes[0]) && !isTyped(event) && !event.defaultPrevented && !keysAreOff()) {
    const field = key === '/' && document.querySelector<HTMLElement>('.home input[name="q"]');
    if (field) {
      // It needs no code that is still to come: what is typed next goes into it.
      event.preventDefault();
      field.focus();
      return;
    }
    // Those that could not be done are left: the reader has gone on.
    if (islandOf('Keys')?.dataset['intent'] === 'failed') strokes.length = 0;
    strokes.push(event);
    ask('Keys', strokes);
    // Firefox has a use for `/`, and what it means here may still be on its way.
    event.preventDefault();
  }
});
