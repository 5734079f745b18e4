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

/** Asked of the island `Keys`: to show which keys there are, or to do what was pressed, in order; it takes out what it does. */
export type KeysRequest = { show: true } | KeyboardEvent[];

const strokes: KeyboardEvent[] = [];
let box: OpenBox = { typed: '' };

/** What is typed after `/` until its field is there, which gets it; null while none is on its way. */
let letters: string | null = null;

const hasFailed = (): boolean => document.querySelector<HTMLElement>('[data-failed]')?.hidden === false;

const isComing = (name: string): boolean => islandOf(name)?.dataset['intent'] === 'loading';

/** In a field a letter is typed, or chooses from a list. */
export const isTyped = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') letters = null;
  const key = keyOf(event, isMac);
  if (key === null) return;
  if (key === BOX_KEY) {
    // The browser has a use for it.
    event.preventDefault();
    if (event.repeat || isComing('Command')) return;
    box = { typed: '' };
    ask('Command', box);
  } else if (event.key.length === 1 && isComing('Command')) {
    // Typed before the box is open, wherever the focus is.
    event.preventDefault();
    box.typed += event.key;
  } else if (letters !== null && event.key.length === 1 && !isTyped(event) && !hasFailed()) {
    event.preventDefault();
    if (!event.repeat) letters += event.key;
  } else if (KEYS[key] && !isTyped(event) && !event.defaultPrevented && !keysAreOff()) {
    const field = key === '/' && document.querySelector<HTMLElement>('.home input[name="q"]');
    if (field) {
      // It needs no code that is still to come: what is typed next goes into it.
      event.preventDefault();
      field.focus();
      return;
    }
    letters = key === '/' && !document.querySelector('dialog[open]') ? '' : null;
    // Those that could not be done are left: the reader has gone on.
    if (!isComing('Keys')) strokes.length = 0;
    strokes.push(event);
    ask('Keys', strokes);
    // Firefox has a use for `/`, and what it means here may still be on its way.
    event.preventDefault();
  }
});

document.addEventListener('focusin', (event) => {
  if (letters === null || !isTyped(event)) return;
  const typed = letters;
  letters = null;
  // As if it were typed now, once what gave the focus is done: what listens to the field hears of it.
  if (typed !== '') queueMicrotask(() => document.execCommand('insertText', false, typed));
});
// Elsewhere it leads to Home.
addEventListener('pagehide', () => {
  letters = null;
});
