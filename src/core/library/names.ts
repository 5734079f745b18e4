/** The parts of a file's name: its number, and the name that the reader sees. */

/** The three names that make an entry: no two entries of a library share all three. */
export interface EntryNames {
  folder: string;
  language: string;
  /** Whole: number prefix and `.txt` included. */
  fileName: string;
}

/** One string per entry, for maps: the three names joined by a slash, which no name may hold unescaped. */
export function entryKey({ folder, language, fileName }: EntryNames): string {
  return [folder, language, fileName].map((name) => name.replaceAll('%', '%25').replaceAll('/', '%2F')).join('/');
}

/**
 * `0113 Dawn (RV 1.113).txt` → `0113`; digits of any script count, since a Tamil name may carry Tamil digits. A number
 * that goes on (`1.113 Dawn`, `51-60 Names`) belongs to the name: half of it would mislead.
 */
const NUMBER_PREFIX = /^\p{Nd}+(?=[\s_]|[.-](?!\p{Nd})|$)[\s._-]*/u;
const EXTENSION = /\.txt$/i;

/** The digits that a file name begins with, as typed: `0113 Dawn.txt` → `0113`; none → ''. */
export function leadingDigits(fileName: string): string {
  return /^\p{Nd}+/u.exec(fileName)?.[0] ?? '';
}

/** That number, where its digits are ASCII: `0113 Dawn.txt` → 113; null for none. */
export function leadingNumber(fileName: string): number | null {
  const digits = leadingDigits(fileName);
  return /^[0-9]{1,9}$/.test(digits) ? Number(digits) : null;
}

/**
 * The name a reader sees: without number prefix and `.txt` (SPEC section 3).
 * `0113 Dawn (RV 1.113).txt` → `Dawn (RV 1.113)`; `108.txt` → `108`, because a name of nothing helps nobody.
 */
export function displayName(fileName: string): string {
  const stem = fileName.replace(EXTENSION, '').trim();
  const name = stem.replace(NUMBER_PREFIX, '').trim();
  return name || stem || fileName;
}

/** A folder as the reader sees it: underscores to spaces, title case (SPEC section 2). `Bhagavad_Gita` → `Bhagavad Gita`. */
export function folderLabel(folder: string): string {
  const words = folder.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  return (
    words.replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase()) || folder
  );
}
