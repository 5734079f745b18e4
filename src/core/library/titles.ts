/** The title of a song in its own script, as lists show it under the Roman name. */
import { detectScript, textLanguage } from './languages.ts';

/** A title, and the BCP 47 tag of its script's language. */
export interface Title {
  text: string;
  lang: string;
}

/** A title with its tag: `कर्मयोग` → `sa`, `கர்மயோக` → `ta`. */
export function toTitle(text: string): Title {
  return { text, lang: textLanguage('', detectScript(text), []).lang };
}
