/** The privacy page, that of data and those of what is new have more words than all pages have: they come in a file of their own. */
import type { ByLocale } from '#words/locales.ts';
import type { Messages } from '#words/messages.ts';

const WORDS: ByLocale<() => Promise<{ default: Messages }>> = {
  en: () => import('virtual:words/en/privacy'),
  hi: () => import('virtual:words/hi/privacy'),
  ta: () => import('virtual:words/ta/privacy'),
  sa: () => import('virtual:words/sa/privacy'),
};

const moreWords = async (locale: string): Promise<Messages> => (await WORDS[locale]?.())?.default ?? {};

Object.assign(globalThis, { moreWords });
// On their way together with those of the page.
const { lang } = document.documentElement.dataset;
if (lang) moreWords(lang).catch(() => {});
