import { useSyncExternalStore } from 'react';
import { type Look, readLook, writeLook } from './look.ts';
import { keptLook } from './store.browser.ts';

function subscribe(listener: () => void): () => void {
  const types = ['settings', 'storage', 'pageshow'];
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
}

const usual = (): null => null;

/** The look that is kept: chosen in this menu, elsewhere on the page, or in another tab. */
export const useLook = (): Look => readLook(useSyncExternalStore(subscribe, () => writeLook(keptLook()), usual));
