import { type ReactNode, useEffect, useState } from 'react';
import { keepsTexts, loadOffline } from '#features/offline/index.ts';
import { island } from '#ui/island.tsx';
import { clearStored } from './clear-stored.ts';
import { StoredThings } from './StoredThings.tsx';
import { isKept } from './storage.browser.ts';
import { STORED, type StoredThing } from './stored-things.ts';

/** Only a browser keeps anything; what it keeps stands in the page before this lives (`privacy.page.ts`). */
const alive = typeof document !== 'undefined';

/** @param counted whether the reader can refuse to be counted, which is kept too */
function LiveStored({ counted }: { counted: boolean }): ReactNode {
  const [cleared, setCleared] = useState<readonly StoredThing[] | null>(null);
  const [, draw] = useState(0);
  useEffect(() => {
    // Another tab may have changed what is kept.
    const drawAnew = () => draw((times) => times + 1);
    addEventListener('storage', drawAnew);
    return () => removeEventListener('storage', drawAnew);
  }, []);
  const clear = async (): Promise<void> => {
    const keeps = keepsTexts(); // what says so goes with the rest
    const cleared = clearStored();
    if (keeps) await (await loadOffline()).removeAll();
    setCleared(cleared);
  };
  return (
    <StoredThings
      alive={alive}
      kept={alive ? STORED.filter(isKept) : []}
      counted={counted}
      cleared={cleared}
      onClear={() => void clear()}
    />
  );
}

export const Privacy = island('Privacy', LiveStored);
