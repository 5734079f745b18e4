/** Does what the keys of a page mean, and shows which there are. */
import { type ReactNode, useState } from 'react';
import { adopt } from '#ui/adopt.ts';
import { island, useIntent } from '#ui/island.tsx';
import switchCss from '#ui/switch.css?inline';
import { ACTIONS } from './actions.browser.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { isMac, keysAreOff, turnKeys } from './keys.browser.ts';
import css from './keys.css?inline';
import type { KeysRequest } from './keys.page.ts';
import { actionOf, keysHere } from './keys.ts';

adopt(switchCss);
adopt(css);

function press(stroke: KeyboardEvent): void {
  const action = actionOf(stroke, isMac, ACTIONS);
  // What it was pressed after may have opened a dialog, or turned the keys off.
  if (!action || document.querySelector('dialog[open]') || keysAreOff()) return;
  void action.run(null);
}

function LiveKeys(): ReactNode {
  const [open, setOpen] = useState(false);
  const [off, setOff] = useState(keysAreOff);

  useIntent((asked: KeysRequest) => {
    if ('show' in asked) {
      setOff(keysAreOff());
      setOpen(true);
    } else for (const stroke of asked.splice(0)) press(stroke);
  });

  if (!open) return null;
  return (
    <KeysDialog
      keys={keysHere(ACTIONS)}
      isMac={isMac}
      off={off}
      onTurn={(next) => {
        turnKeys(next);
        setOff(next);
      }}
      onClose={() => setOpen(false)}
    />
  );
}

export const Keys = island('Keys', LiveKeys, null);
