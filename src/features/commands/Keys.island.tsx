/** Does what the keys of a page mean, and shows which there are. */
import { type ReactNode, useState } from 'react';
import { adopt } from '#ui/adopt.ts';
import { useIntent } from '#ui/intent.tsx';
import switchCss from '#ui/switch.css?inline';
import { KeysDialog } from './KeysDialog.tsx';
import type { OPEN_KEYS, Strokes } from './key-requests.ts';
import { KEYED } from './keyed.ts';
import css from './keys.css?inline';
import { actionOf, BOX_KEY, keysHere } from './keys.ts';
import { keysAreOff, turnKeys } from './keys-store.browser.ts';

adopt(switchCss);
adopt(css);

/** Here a letter is typed, or chooses from a list. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(FIELDS) !== null) || document.querySelector('dialog[open]') !== null;

const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

export default function LiveKeys(): ReactNode {
  const [open, setOpen] = useState(false);
  const [off, setOff] = useState(keysAreOff);

  const show = (): void => {
    setOff(keysAreOff());
    setOpen(true);
  };
  const press = (stroke: KeyboardEvent): void => {
    const setting = { mac: isMac(), off: keysAreOff(), busy: isBusy(stroke.target) };
    const action = actionOf(stroke, setting, KEYED);
    if (!action || action.key === BOX_KEY || stroke.defaultPrevented) return;
    stroke.preventDefault();
    void action.run(null);
  };
  useIntent((asked: Strokes | typeof OPEN_KEYS) => {
    if ('open' in asked) show();
    else for (const stroke of asked.splice(0)) press(stroke);
  });

  if (!open) return null;
  return (
    <KeysDialog
      keys={keysHere(KEYED)}
      isMac={isMac()}
      off={off}
      onTurn={(next) => {
        turnKeys(next);
        setOff(next);
      }}
      onClose={() => setOpen(false)}
    />
  );
}
