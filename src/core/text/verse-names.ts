/** What the stanzas of a page are called: by the number of their verse, or by their place among the parts of the text. */
import { cited } from './verse-number.ts';

/**
 * The number of a stanza's verse; '' for none. `१॥` → `1`
 * @param number the words of its link; '' for none
 * @param override what the page says besides, where the link would tell otherwise
 */
export const verseName = (number: string, override: string | null | undefined): string => override ?? cited(number);

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
