import { type ReactNode, useState } from 'react';
import { keepsTexts, loadOffline } from '#features/offline/index.ts';
import { island } from '#ui/island.tsx';
import { useListener } from '#ui/useListener.ts';
import { StoredThings } from './StoredThings.tsx';
import { clearStored, isStored } from './storage.browser.ts';
import { STORED, type StoredThing } from './stored-things.ts';

/** Only a browser stores anything; what it has stands in the page before this lives (`privacy.page.ts`). */
const alive = typeof document !== 'undefined';

/** @param counted whether the reader can refuse to be counted, which is stored too */
function LiveStored({ counted }: { counted: boolean }): ReactNode {
  const [cleared, setCleared] = useState<readonly StoredThing[] | null>(null);
  const [, render] = useState(0);
  // Another tab may have changed what is stored.
  useListener(['storage'], () => render((times) => times + 1));
  const clear = async (): Promise<void> => {
    const keeps = keepsTexts(); // what says so goes with the rest
    const cleared = clearStored();
    if (keeps) await (await loadOffline()).removeAll();
    setCleared(cleared);
  };
  return (
    <StoredThings
      alive={alive}
      stored={alive ? STORED.filter(isStored) : []}
      counted={counted}
      cleared={cleared}
      onClear={() => void clear()}
    />
  );
}

export const Privacy = island('Privacy', LiveStored);
