import { useSyncExternalStore } from 'react';
import { langOf } from './lang.ts';
import { currentLocale, currentWords, onWords, type Translate } from './store.ts';

/** The function that says messages in the reader's language; another one when they choose another language. */
export function useWords(): Translate {
  return useSyncExternalStore(onWords, currentWords, currentWords);
}

/** The `lang` of words of the library: none in an English page, whose own it is. */
export const nameLang = (words: string): string | undefined => (currentLocale() === 'en' ? undefined : langOf(words));

/** The same for a view, which is drawn anew in another language. */
export function useNameLang(): typeof nameLang {
  useWords();
  return nameLang;
}
