/** Does what the keys of a page mean, and shows which there are. */
import { type ReactNode, useState } from 'react';
import type { OpenBox } from '#features/command/index.ts';
import { adopt } from '#ui/adopt.ts';
import { ask } from '#ui/ask.ts';
import { useIntent } from '#ui/intent.tsx';
import switchCss from '#ui/switch.css?inline';
import { KeysDialog } from './KeysDialog.tsx';
import css from './keys.css?inline';
import { KEYS, type KeyAction, keyAction } from './keys.ts';
import { keysAreOff, turnKeys } from './keys-store.ts';
import { onPage } from './page-keys.ts';
import type { OPEN_KEYS, Strokes } from './requests.ts';

adopt(switchCss);
adopt(css);

/** Here a letter is typed, or chooses from a list. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(FIELDS) !== null) || document.querySelector('dialog[open]') !== null;

const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

/** Where there is a text, the key of the search looks in it. */
const here = (action: KeyAction): KeyAction => (action === 'search' && onPage('find') !== null ? 'find' : action);

const works = (action: KeyAction): boolean => action === 'keys' || (action !== 'box' && onPage(action) !== null);

const findAnything = (): void => void ask('command', { typed: '' } satisfies OpenBox);

export default function LiveKeys(): ReactNode {
  const [open, setOpen] = useState(false);
  const [off, setOff] = useState(keysAreOff);

  const show = (): void => {
    setOff(keysAreOff());
    setOpen(true);
  };
  const press = (stroke: KeyboardEvent): void => {
    const action = keyAction(stroke, { mac: isMac(), off: keysAreOff(), busy: isBusy(stroke.target) });
    if (!action || action === 'box' || stroke.defaultPrevented) return;
    const asked = here(action);
    const run = asked === 'keys' ? show : onPage(asked as Exclude<KeyAction, 'keys' | 'box'>);
    if (!run) return;
    stroke.preventDefault();
    run();
  };
  useIntent((asked: Strokes | typeof OPEN_KEYS) => {
    if ('open' in asked) show();
    else for (const stroke of asked.splice(0)) press(stroke);
  });

  if (!open) return null;
  return (
    <KeysDialog
      keys={KEYS.map(([key, action]) => [key, here(action)] as const).filter(([, action]) => works(action))}
      isMac={isMac()}
      off={off}
      onTurn={(next) => {
        turnKeys(next);
        setOff(next);
      }}
      onFind={findAnything}
      onClose={() => setOpen(false)}
    />
  );
}
