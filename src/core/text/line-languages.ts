/** The languages of lines that are in other letters than their text: a screen reader says each in the voice of its own. */
import { detectScript, textLanguage } from '../library/languages.ts';

/** Letters of Sanskrit and Tamil in Latin script, which English does not have: `dharmakṣetre`. */
const ROMANISED = /[āīūēōṛṝḷḹṃṁḥṅñṭḍṇśṣḻṟṉ]/i;

/**
 * @param lang of the text, BCP 47; of one that is of several languages, `mul`, each line has its own; '' for no languages
 * @returns for a line its BCP 47 tag where that is not the text's: `lineLanguages('…', 'mul')('paraṃ bhūyaḥ')` → `sa-Latn`
 */
export function lineLanguages(text: string, lang: string): (line: string) => string | undefined {
  const isMixed = lang === 'mul' || (/\p{Script=Latin}/u.test(text) && /[^\P{L}\p{Script=Latin}]/u.test(text));
  if (lang === '' || !isMixed) return () => undefined;
  const own = lang === 'mul' ? '' : detectScript(text);
  return (line) => {
    const script = detectScript(line);
    if (script === 'Zyyy' || script === own) return undefined;
    if (script !== 'Latn') return textLanguage('', script, []).lang;
    if (!ROMANISED.test(line)) return 'en';
    return lang.startsWith('ta') ? 'ta-Latn' : 'sa-Latn';
  };
}
