/** Runs of letters of one script in a text. What stands between them stays as it is. */
import type { LettersId, ScriptId } from '#core/text/scripts.ts';

/** Vedic tones (udatta, anudatta), which Unicode shares among all these scripts: no letters, kept in their places. */
export const SVARITA = '\u0951';
export const ANUDATTA = '\u0952';

const JOINERS = '\u200C\u200D';
const LATIN = 'A-Za-z\u00C0-\u024F\u1E00-\u1EFF\u0300-\u036F';

type Written = Exclude<ScriptId, LettersId>;

/** Letters and signs of each script; digits, dandas and tones are none. */
const LETTERS: Readonly<Record<Written, RegExp>> = {
  deva: new RegExp(`[\\u0900-\\u0950\\u0953-\\u0963\\u0970-\\u097F\\u1CD0-\\u1CFF\\uA8E0-\\uA8FF${JOINERS}]+`, 'gu'),
  bengali: new RegExp(`[\\u0980-\\u09E5${JOINERS}]+`, 'gu'),
  gujarati: new RegExp(`[\\u0A80-\\u0AE5${JOINERS}]+`, 'gu'),
  tamil: new RegExp(`[\\u0B80-\\u0BE5${JOINERS}]+`, 'gu'),
  'tamil-numbers': new RegExp(`[\\u0B80-\\u0BE5\\u093D²³⁴ʼˮ꞉${JOINERS}]+`, 'gu'),
  telugu: new RegExp(`[\\u0C00-\\u0C65${JOINERS}]+`, 'gu'),
  kannada: new RegExp(`[\\u0C80-\\u0CE5${JOINERS}]+`, 'gu'),
  malayalam: new RegExp(`[\\u0D00-\\u0D65\\u0D7A-\\u0D7F${JOINERS}]+`, 'gu'),
  iast: new RegExp(`['’]*[${LATIN}]+(?:['’]+[${LATIN}]+)*['’]*`, 'gu'),
  roman: new RegExp(`[${LATIN}]+`, 'gu'),
};

/** Changes every run of letters of a script and nothing between them: a Latin word among Devanagari stays Latin. */
export function mapRuns(text: string, script: Written, change: (run: string) => string): string {
  return text.replace(LETTERS[script], change);
}

export type Rules = readonly (readonly [letters: RegExp, own: string])[];

/** Applies each rule in turn. */
export const rewrite = (text: string, rules: Rules): string =>
  rules.reduce((spelled, [letters, own]) => spelled.replace(letters, own), text);
