/** Escapes text from outside for a terminal and for a CI log. */

/** Characters that move the cursor, hide text or begin a line: C0, C1, line separators, bidi controls, the BOM. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNPRINTABLE = /[\u0000-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g;

/** As one harmless line: `"a\n::set-output"` → `a\u000a::set-output`. Joiners stay: Indic scripts are spelt with them. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A name in quotes, escaped as in JSON. */
export const quoted = (name: string): string => oneLine(JSON.stringify(name));
