/**
 * Hears the keys of every page and hands them on: single keys to the island `keys`, Ctrl+K to the island `command`. What is
 * pressed while those are on their way waits, and is done in order.
 */

import { ask } from '#ui/ask.ts';
import type { OpenBox } from './box-requests.ts';
import type { Strokes } from './key-requests.ts';
import { keysAreOff } from './keys-store.browser.ts';
import { SHORTCUT_KEYS } from './shortcut-keys.ts';

const strokes: Strokes = [];
let box: OpenBox = { typed: '' };

const isComing = (name: string): boolean =>
  document.querySelector<HTMLElement>(`[data-live="${name}"]`)?.dataset['intent'] === 'loading';

const isTyped = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

window.addEventListener('keydown', (event) => {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = event;
  if (altKey || isComposing) return;
  // By its place, on a keyboard of another script: see `keys.ts`.
  const sign = (key > '~' && /^(?:Key|Slash)(.?)$/.exec(code)?.[1]) || key;
  if (ctrlKey || metaKey) {
    const [own, other] = /^(?:Mac|iP)/.test(navigator.platform) ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
    if (!own || other || shiftKey || !/^k$/i.test(sign)) return;
    // The browser has a use for Ctrl+K; a Mac's cuts a line.
    event.preventDefault();
    if (repeat || isComing('command')) return;
    box = { typed: '' };
    ask('command', box);
  } else if (key.length === 1 && isComing('command')) {
    // Typed before the box is open, wherever the focus is.
    event.preventDefault();
    box.typed += key;
  } else if (SHORTCUT_KEYS.test(sign) && !isTyped(event) && !defaultPrevented && !keysAreOff()) {
    const field = sign === '/' && document.querySelector<HTMLElement>('.home input[name="q"]');
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
