/** Says the page in the reader's language: `data-lang` on its root, which the script in the head and the choices of looks set. */
import type { ByLocale } from './locales.ts';
import type { Messages } from './messages.ts';

type Load = () => Promise<{ apply: (more?: Messages) => void }>;

const PAGES: ByLocale<Load> = {
  hi: () => import('virtual:words/hi/page'),
  ta: () => import('virtual:words/ta/page'),
  sa: () => import('virtual:words/sa/page'),
};

/** Left by a page that has more words than all pages have: `features/privacy/privacy-words.page.ts`. */
interface MoreWords {
  moreWords?: (locale: string) => Promise<Messages>;
}

/**
 * Where the words cannot be loaded just now, the page stays in the language that it is in.
 * @param english how to say a page in English that was in another language before
 * @returns whether the words could be loaded
 */
export async function showWords(english: Readonly<Record<string, Load>> = {}): Promise<boolean> {
  const root = document.documentElement;
  const locale = root.dataset['lang'] ?? 'en';
  if (root.lang === locale) return true;
  try {
    const words = await (PAGES[locale] ?? english[locale])?.();
    const more = await (globalThis as MoreWords).moreWords?.(locale);
    if ((root.dataset['lang'] ?? 'en') === locale) words?.apply(more);
    return true;
  } catch {
    if (root.lang === 'en') delete root.dataset['lang'];
    return false;
  }
}
