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

/** Ends what waits for a field to type into. */
let ahead: AbortController | null = null;

/** What is typed after a key that asks for a field is typed into it, once it has the focus; not where it cannot come, or is not wanted. */
function typeAhead(strokes: KeyboardEvent[]): void {
  ahead = new AbortController();
  const { signal } = ahead;
  const end = (): KeyboardEvent[] => {
    ahead?.abort();
    ahead = null;
    return strokes.splice(0);
  };
  const type = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const [, ...letters] = end().flatMap(({ key, repeat }) => (repeat ? [] : key));
    // As if they were typed now, once what gave the focus is done: what listens to the field hears of it.
    if (letters.length > 0) queueMicrotask(() => document.execCommand('insertText', false, letters.join('')));
  };
  document.addEventListener('focusin', type, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  addEventListener('pagehide', end, { signal });
  const failure = document.querySelector<HTMLElement>('[data-failed]');
  const watch = new MutationObserver(() => failure?.hidden || end());
  if (failure) watch.observe(failure, { attributeFilter: ['hidden'] });
  signal.addEventListener('abort', () => watch.disconnect());
}

/** Does what was pressed. A key that asks for a field stays among them until that is there. */
function press(strokes: KeyboardEvent[]): void {
  for (let [stroke] = strokes; stroke && !ahead; [stroke] = strokes) {
    const action = actionOf(stroke, isMac, ACTIONS);
    // What it was pressed after may have opened a dialog, or turned the keys off.
    const isOff = document.querySelector('dialog[open]') || keysAreOff();
    if (action && !isOff && /^(?:find|search)$/.test(action.id)) typeAhead(strokes);
    else strokes.shift();
    if (action && !isOff) void action.run(null);
  }
}

function LiveKeys(): ReactNode {
  const [open, setOpen] = useState(false);
  const [off, setOff] = useState(keysAreOff);

  useIntent((request: KeysRequest) => {
    if ('show' in request) {
      setOff(keysAreOff());
      setOpen(true);
    } else press(request);
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
