/** What a search may know of the reader, to choose the language of a song that has several. */
import type { ByLocale } from '#words/locales.ts';
import type { ReaderPreference } from './messages.ts';

/** ISO 15924 code of the script of each language of the interface. English says nothing of what is read. */
const SCRIPT_OF: ByLocale<string> = { ta: 'Taml', hi: 'Deva', sa: 'Deva' };

/** @example localeScript('ta') → 'Taml'; localeScript('en') → '' */
export const localeScript = (locale: string): string => SCRIPT_OF[locale] ?? '';

/** @param chosen code of the language that the reader chose last, in any folder; '' for none */
export function readerPreference(chosen: string): ReaderPreference {
  return { chosen, locale: localeScript(document.documentElement.lang) };
}
