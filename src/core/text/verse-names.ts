/** What the stanzas of a page are called: by the number of their verse, or by their place among the parts of the text. */
import { cited } from './verse-number.ts';

/** What a page shows of a stanza. */
export interface Shown {
  /** The words of its link; '' for none. */
  number: string;
  /** Whether that stands before the words of its verse, and so counts for what follows, or after them. */
  isOpening: boolean;
  /** It has no line of a verse. */
  isApart: boolean;
  /** What the page says besides, where the rest would tell otherwise; '' for no verse. null for nothing. */
  override: string | null;
}

/**
 * The number of each stanza's verse: its own, or that of the verse it is in the midst of; '' for none. `१॥` → `1`
 * A stanza without a number belongs to the one after it that ends a verse, else to the one before it that begins one.
 */
export function verseNames(shown: readonly Shown[]): string[] {
  const own = shown.map(({ number, override }) => override ?? (number === '' ? '' : cited(number)));
  const isPlain = ({ number, isApart, override }: Shown): boolean => number === '' && !isApart && override === null;
  const names = [...own];
  let ends = '';
  for (let at = shown.length - 1; at >= 0; at -= 1) {
    const one = shown[at] as Shown;
    if (isPlain(one)) names[at] = ends;
    else ends = one.number !== '' && !one.isOpening ? (own[at] ?? '') : '';
  }
  let begins = '';
  for (const [at, one] of shown.entries()) {
    if (!isPlain(one)) begins = one.number !== '' && one.isOpening ? (own[at] ?? '') : '';
    else if (names[at] === '') names[at] = begins;
  }
  return names;
}

/** What a stanza is called: by the number of its verse, or by its place among the parts of the text. */

export interface StanzaName {
  /** `2.1`; '' where it is of no numbered verse. */
  verse: string;
  /** Its place in the text, from 1, and of how many. */
  part: number;
  of: number;
}

/**
 * For messages that say either: `{of, select, none {verse {verse}} other {part {verse} of {of}}}`.
 * @example nameValues({ verse: '', part: 4, of: 9 }) → { verse: '4', of: '9' }
 */
export const nameValues = ({ verse, part, of }: StanzaName) =>
  verse === '' ? { verse: String(part), of: String(of) } : { verse, of: 'none' };
