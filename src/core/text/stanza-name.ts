/** What a stanza is called: by the number of its verse, or by its place among the parts of the text. */

export interface StanzaName {
  /** `2.1`; '' where it is of no numbered verse. */
  verse: string;
  /** Its place in the text, from 1, and of how many. */
  part: number;
  of: number;
}

/** For messages that say either: `{of, select, none {verse {verse}} other {part {verse} of {of}}}`. */
export interface NameValues {
  verse: string;
  /** `none` where the verse has a number. */
  of: string;
  [name: string]: string;
}

/** @example nameValues({ verse: '', part: 4, of: 9 }) → { verse: '4', of: '9' } */
export const nameValues = ({ verse, part, of }: StanzaName): NameValues =>
  verse === '' ? { verse: String(part), of: String(of) } : { verse, of: 'none' };
