/** The dialog that shows the keys of this page, with the switch for those that are a single letter. */

import { adopt } from '#ui/adopt.ts';
import { make, show } from '#ui/dialog.ts';
import switchCss from '#ui/switch.css?inline';
import css from './keys.css?inline';
import { KEYS, type KeyAction } from './keys.ts';
import { onPage } from './keys-page.ts';
import { keysAreOff, turnKeys } from './keys-store.ts';
import { DIALOG_WORDS, KEY_WORDS } from './keys-words.ts';

adopt(switchCss);
adopt(css);

const works = (action: KeyAction): boolean => action === 'keys' || (action !== 'box' && onPage(action) !== null);

function keyList(): HTMLElement {
  const list = make('dl');
  for (const [key, action] of KEYS) {
    if (works(action))
      list.append(make('div', '', make('dt', '', make('kbd', '', key)), make('dd', '', KEY_WORDS[action])));
  }
  return list;
}

/** The switch, and the line under it that says how it stands. */
function keySwitch(list: HTMLElement): HTMLElement {
  const said = make('p', 'quiet');
  said.id = 'keys-state';
  const turn = make('button', 'switch', make('span', 'knob'), DIALOG_WORDS.single);
  turn.type = 'button';
  turn.setAttribute('role', 'switch');
  turn.setAttribute('aria-describedby', said.id);
  const state = (): void => {
    const off = keysAreOff();
    turn.setAttribute('aria-checked', String(!off));
    said.textContent = off ? DIALOG_WORDS.off : DIALOG_WORDS.on;
    list.toggleAttribute('data-off', off);
  };
  turn.addEventListener('click', () => {
    turnKeys(!keysAreOff());
    state();
  });
  state();
  return make('div', 'turn', turn, said);
}

function closeButton(dialog: HTMLDialogElement): HTMLElement {
  const close = make('button', 'button', DIALOG_WORDS.close);
  close.type = 'button';
  close.autofocus = true;
  close.addEventListener('click', () => dialog.close());
  return make('p', '', close);
}

/** The way to the command box for those who have no keys for it. */
function boxButton(openBox: () => void): HTMLElement {
  const mac = /^(?:Mac|iP)/.test(navigator.platform);
  const keys = make('span', '', make('kbd', '', mac ? '⌘' : 'Ctrl'), ' ', make('kbd', '', 'K'));
  const button = make('button', 'find', keys, KEY_WORDS.box);
  button.type = 'button';
  button.addEventListener('click', openBox);
  return button;
}

/** @param openBox closes this dialog and opens the command box */
export function openKeys(openBox: () => void): void {
  const dialog = make('dialog', 'dialog keys');
  const title = make('h2', '', DIALOG_WORDS.title);
  title.id = 'keys-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const list = keyList();
  dialog.append(make('div', 'sheet', title, list, boxButton(openBox), keySwitch(list), closeButton(dialog)));
  show(dialog, 'keys');
}

/** For a part that could not be fetched: the line is down, or a deploy took this build's files away. */
export function sayBroken(): void {
  const dialog = make('dialog', 'dialog keys');
  const said = make('p', '', DIALOG_WORDS.broken);
  said.id = 'keys-broken';
  dialog.setAttribute('aria-labelledby', said.id);
  dialog.append(make('div', 'sheet', said, closeButton(dialog)));
  show(dialog, 'keys');
}
