/** Properties of a text. */

/** A text that begins so stands for one the library does not have (SPEC section 4). */
const UNAVAILABLE = 'NOT AVAILABLE IN';

/** Whether a normalised text is the placeholder: `NOT AVAILABLE IN ENGLISH` → true. Leading white space does not count. */
export function isUnavailable(text: string): boolean {
  return text.trimStart().startsWith(UNAVAILABLE);
}

/**
 * A text as the library keeps it: no byte order mark (some files are marked twice), line ends `\n`, Unicode NFC. Nothing else is altered.
 * `"\uFEFFक\r\nख"` → `"क\nख"`
 */
export function normaliseText(text: string): string {
  return text
    .replace(/^\uFEFF+/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}

/** Whether a text is too long to be laid out, or waited for, as a whole: more than 8,000 UTF-16 units. */
export const isLong = (text: string): boolean => text.length > 8000;

/** UTF-8 bytes of an opening: every page has one in its head, and a letter of an Indian script takes three. */
const OPENING = 110;

const encoder = new TextEncoder();

/**
 * The first words of a text, on one line and cut between words: `"1. तोडुडैय\nचेवियन् …"` → `1. तोडुडैय चेवियन् …`; '' where there
 * is none, or no word that is short enough.
 */
export function opening(text: string, most = OPENING): string {
  const words = text
    .slice(0, 4 * most)
    .trim()
    .split(/[\s\p{Cc}]+/u);
  let said = '';
  for (const word of words) {
    const longer = said && `${said} ${word}`;
    if (encoder.encode(longer || word).length > most) return said && `${said} …`;
    said = longer || word;
  }
  return said;
}

const lettersOf = (words: string): string => words.replace(/[^\p{L}\p{M}]+/gu, '');

/** Whether a text begins with a line that says the name above it and nothing else but numbers. */
export function beginsWithName(text: string, names: readonly string[]): boolean {
  const [first = '', next] = text.trim().split('\n', 2);
  const said = lettersOf(first);
  const both = [names.join(''), names.toReversed().join('')];
  return said !== '' && next?.trim() === '' && [...names, ...both].some((name) => lettersOf(name) === said);
}
