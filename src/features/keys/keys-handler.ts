/** The keys of every page; this part comes with the first of them. */

import { adopt } from '#ui/adopt.ts';
import { make, show } from '#ui/dialog.ts';
import { type KeyAction, keyAction } from './keys.ts';
import { openKeys, sayBroken } from './keys-dialog.ts';
import { onPage } from './keys-page.ts';
import { keysAreOff } from './keys-store.ts';

/** Here a letter is typed, or chooses from a list. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(FIELDS) !== null) || document.querySelector('dialog[open]') !== null;

/** The command box, which is fetched when it is asked for: `site.ts` hands in how. */
type Box = typeof import('#features/command/command.ts');
let loadBox: (() => Promise<Box>) | undefined;

/** What is typed while the box is on its way. */
let coming: string | null = null;

async function openBox(): Promise<void> {
  const open = document.querySelector<HTMLDialogElement>('dialog[open]');
  open?.close();
  if (open?.classList.contains('command') || !loadBox) return;
  coming = '';
  try {
    const { openBox } = await loadBox();
    openBox({ adopt, make, show, openKeys: () => openKeys(openBoxNow) }, coming);
  } catch {
    sayBroken();
  } finally {
    coming = null;
  }
}

const openBoxNow = (): void => void openBox();

function doing(action: KeyAction): (() => void) | null {
  return action === 'keys' ? () => openKeys(openBoxNow) : action === 'box' ? openBoxNow : onPage(action);
}

/** A key pressed while the box is on its way belongs to it. */
function typeAhead(event: KeyboardEvent): void {
  if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  coming += event.key;
}

/**
 * A key, wherever on the page it was pressed. One that a script gives to the window is an entry of a menu; others of
 * scripts repeat for a late part what the reader has pressed already.
 * @param load fetches the command box
 */
export function press(event: KeyboardEvent, load = loadBox): void {
  const { target, isTrusted } = event;
  const entry = !isTrusted && target === window;
  loadBox = load;
  if (!isTrusted && !entry) return;
  if (coming !== null) {
    typeAhead(event);
    return;
  }
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

window.addEventListener('keydown', (event) => press(event));
