/**
 * Hears the keys of every page and hands them on: single keys to the island `keys`, Ctrl+K to the island `command`. What is
 * pressed while those are on their way waits, and is done in order.
 */
import { ask } from '#ui/ask.ts';
import { isMac, keysAreOff } from './keys.browser.ts';
import { BOX_KEY, KEYS, keyOf } from './keys.ts';

/** Opens the command box, with what was typed while it was on its way; asked of the island `command`. */
export interface OpenBox {
  typed: string;
}

/** Asked of the island `keys`: to show which keys there are, or to do what was pressed, in order; it takes out what it does. */
export type KeysRequest = { show: true } | KeyboardEvent[];

const strokes: KeyboardEvent[] = [];
let box: OpenBox = { typed: '' };

const isComing = (name: string): boolean =>
  document.querySelector<HTMLElement>(`[data-live="${name}"]`)?.dataset['intent'] === 'loading';

/** In a field a letter is typed, or chooses from a list. */
const isTyped = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;

window.addEventListener('keydown', (event) => {
  const key = keyOf(event, isMac);
  if (key === null) return;
  if (key === BOX_KEY) {
    // The browser has a use for it.
    event.preventDefault();
    if (event.repeat || isComing('command')) return;
    box = { typed: '' };
    ask('command', box);
  } else if (event.key.length === 1 && isComing('command')) {
    // Typed before the box is open, wherever the focus is.
    event.preventDefault();
    box.typed += event.key;
  } else if (KEYS[key] && !isTyped(event) && !event.defaultPrevented && !keysAreOff()) {
    const field = key === '/' && document.querySelector<HTMLElement>('.home input[name="q"]');
    if (field) {
      // It needs no code that is still to come: what is typed next goes into it.
      event.preventDefault();
      field.focus();
      return;
    }
    // Those that could not be done are left: the reader has gone on.
    if (!isComing('keys')) strokes.length = 0;
    strokes.push(event);
    ask('keys', strokes);
  }
});
