/** Values that anything may have written: into storage, a file or a link. By hand, since zod would be most of the page. */

/** What shows nothing, breaks a line, or turns the words around it (Unicode, Bidi_Control). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const HIDDEN = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]+/g;

/** The fields of an object; of anything else, none. */
export const recordOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>;

/** Words for one line, at most so many characters long: `' a\nb '` → `a b`; no text → ''. */
export function lineOf(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  // Cut first: nothing below reads more than a line's worth of a megabyte.
  const line = value
    .slice(0, most * 2)
    .toWellFormed()
    .replace(HIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, most).join('').trim();
}

/** A time in milliseconds since 1970; anything else → 0, which is earlier than any. */
export function timeOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** The first of each key, in their order. */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

/** Of the first entries of a list, those that `read` did not answer with null; of anything else, none. */
export function readAll<T>(value: unknown, most: number, read: (entry: unknown) => T | null): T[] {
  return Array.isArray(value) ? value.slice(0, most).flatMap((entry) => read(entry) ?? []) : [];
}
