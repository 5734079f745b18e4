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
