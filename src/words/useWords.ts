import { createContext, useContext, useSyncExternalStore } from 'react';
import { langOf } from './lang.ts';
import { currentLocale, currentWords, onWords, type Translate } from './store.ts';

/** Around each island (`ui/island.tsx`): a list has hundreds of words, and each would subscribe by itself. */
export const WordsContext = createContext(currentWords());

/** The function that says messages in the reader's language; another one when they choose another language. */
export const useWords = (): Translate => useContext(WordsContext);

/** The same for who provides it. */
export const useCurrentWords = (): Translate => useSyncExternalStore(onWords, currentWords, currentWords);

/** The `lang` of words of the library, by their letters; none where it is the page's own. */
export function nameLang(words: string): string | undefined {
  const lang = langOf(words);
  return lang === currentLocale() || !/\p{L}/u.test(words) ? undefined : lang;
}

/** The same for a view, which is drawn anew in another language. */
export function useNameLang(): typeof nameLang {
  useWords();
  return nameLang;
}
