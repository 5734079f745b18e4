/** The keys of every page; this part comes with the first of them. */
import { type KeyAction, keyAction } from '#domain/keys.ts';
import { openKeys } from './keys-dialog.ts';
import { keysAreOff } from './keys-kept.ts';
import { onPage } from './keys-page.ts';

/** Here a letter is typed, or chooses from a list. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(FIELDS) !== null) || document.querySelector('dialog[open]') !== null;

function doing(action: KeyAction): (() => void) | null {
  return action === 'keys' ? openKeys : action === 'box' ? null : onPage(action);
}

/**
 * A key, wherever on the page it was pressed. One that a script gives to the window is an entry of a menu; others of
 * scripts repeat for a late part what the reader has pressed already.
 */
export function press(event: KeyboardEvent): void {
  const { target, isTrusted } = event;
  const entry = !isTrusted && target === window;
  if (!isTrusted && !entry) return;
  const action = keyAction(event, {
    mac: /^(?:Mac|iP)/.test(navigator.platform),
    off: !entry && keysAreOff(),
    busy: isBusy(target),
  });
  const run = action && (action === 'box' || !event.defaultPrevented) ? doing(action) : null;
  if (!run) return;
  event.preventDefault();
  run();
}

addEventListener('keydown', press);
