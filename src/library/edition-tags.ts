/** The tags of editions for search engines, which tell languages apart where a screen reader needs a voice for the letters. */
import { languageScript, textLanguage } from './languages.ts';

/** The language of a code by itself: `SAN` → `sa`; `und` where neither the specification nor a maintainer says it. */
const ownLanguage = (code: string): string => textLanguage(code, 'Zyyy', []).lang;

/** Whether texts of a code are Sanskrit in its own letters: `SAN`, `DEV`. */
const isSanskrit = (code: string): boolean => ownLanguage(code) === 'sa' && languageScript(code) === 'Deva';

/**
 * As `textLanguage`, but for a code whose language nobody says: where the same song stands in Sanskrit, a text in the letters of
 * another language is that Sanskrit. That is how these libraries are made (`TEL` of the Bhagavad Gita); whoever has a
 * translation there says so in `languages.json`.
 * `('TEL', 'Telu', ['SAN', 'TEL'])` → `sa-Telu`; `('TEL', 'Telu', ['TAM', 'TEL'])` → `te`
 */
export function editionTag(code: string, script: string, codes: readonly string[]): string {
  const { lang } = textLanguage(code, script, codes);
  const isGuess = ownLanguage(code) === 'und' && !/^(?:und|sa)\b/.test(lang);
  return isGuess && codes.some(isSanskrit) ? `sa-${script}` : lang;
}
