import { langOf } from './lang.ts';
import { currentLocale } from './store.ts';
import { useWords } from './useWords.ts';

/** The `lang` of words of the library: none in an English page, whose own it is. */
export const nameLang = (words: string): string | undefined => (currentLocale() === 'en' ? undefined : langOf(words));

/** The same for a view, which is drawn anew in another language. */
export function useNameLang(): typeof nameLang {
  useWords();
  return nameLang;
}
