import { useSyncExternalStore } from 'react';
import { currentWords, onWords, type Translate } from './store.ts';

/** The function that says messages in the reader's language; another one when they choose another language. */
export function useWords(): Translate {
  return useSyncExternalStore(onWords, currentWords, currentWords);
}
