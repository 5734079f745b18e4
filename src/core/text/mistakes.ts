/** A mistake that a reader tells: what differs, and the letter about it. */
import { diffArrays } from 'diff';
import type { Proposal } from '#schemas/mistake.ts';

/** Words that are in both versions of a verse, or in one alone. */
export interface Run {
  kind: 'same' | 'went' | 'came';
  words: string;
}

/** More words out and in are taken for another verse altogether: the time grows with the square. */
const MOST_EDITS = 1000;

/** Words, and the white space between them. */
const piecesOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/**
 * What differs, word by word; all but `came` joined is the first version, all but `went` the second.
 * `('a b c', 'a B c')` → same `a `, went `b`, came `B`, same ` c`
 */
export function wordDiff(before: string, after: string): Run[] {
  const parts = diffArrays(piecesOf(before), piecesOf(after), { maxEditLength: MOST_EDITS }) ?? [
    { value: [before], removed: true, added: false },
    { value: [after], removed: false, added: true },
  ];
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'came' : removed ? 'went' : 'same',
    words: value.join(''),
  }));
}

/** Letters of a run of equal words of which both ends alone are shown. */
const LONG = 600;
const END = 200;

/** A verse with its differences as `wdiff` marks them: `a [-b-]{+B+} c`. */
export function markedWords(before: string, after: string): string {
  return wordDiff(before, after)
    .map(({ kind, words }) => {
      if (kind === 'went') return `[-${words}-]`;
      if (kind === 'came') return `{+${words}+}`;
      return words.length > LONG ? `${words.slice(0, END)} […] ${words.slice(-END)}` : words;
    })
    .join('');
}

/** What the line of a letter that a program reads begins with. */
export const LETTER_MARK = 'nama-mistake';
/** Raised when a field of the line changes its meaning. */
export const LETTER_VERSION = 1;

/**
 * The letter: what a person reads, and at its end the line that a program reads (docs/letters.md).
 * @param where the song and the verse in words: `Kappu (Song No 1), verse 3, Tamil`
 * @param link leads to the verse
 */
export function writeLetter(proposal: Proposal, where: string, link: string): string {
  const { before, after, note, source } = proposal;
  return [
    `There is a mistake in ${where}:\n${link}`,
    after === ''
      ? `The verse:\n${markedWords(before, before)}`
      : `The verse, with what is wrong as [-…-] and what it should be as {+…+}:\n${markedWords(before, after)}`,
    ...(note === '' ? [] : [`The reader says: ${note}`]),
    ...(source === '' ? [] : [`Source: ${source}`]),
    `For "npm run letters":\n${LETTER_MARK} ${LETTER_VERSION} ${JSON.stringify(proposal)}`,
  ].join('\n\n');
}
