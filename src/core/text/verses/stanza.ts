/** A stanza of a text, and a block while it is read: its lines, the numbers beside it, and its kind. */
import type { Block } from '../blocks.ts';
import { type Kind, lineKind } from './line-kinds.ts';
import { type Candidate, type ClosingCandidate, closingsOf, type OpeningCandidate, openingOf } from './numbers.ts';

/** A line of a stanza, without its line end. */
export interface Line {
  /** `gap`: the empty lines of the source within a verse. */
  kind: Kind | 'gap';
  from: number;
  to: number;
}

/** What was read of a block. */
export interface Reading {
  /** Of the words in it; a stanza with a verse and a speaker's line is a verse. */
  kind: Kind;
  /** It is of the same verse as the block before. */
  goesOn: boolean;
  lines: Line[];
  /** The number of its verse as printed with this stanza, where that is told before its words or after them. */
  opening: OpeningCandidate | null;
  closing: Candidate | null;
  /** What a reader calls its verse: `12`, `2.1`, `9-12`. '' for a stanza of no numbered verse. */
  verse: string;
  /** First and last of the verses that it is of; 0 for none. */
  first: number;
  last: number;
}

/** What has an address: all that belongs to the number of a verse, or a block that has no number. */
export interface Stanza extends Reading, Block {
  /** Place of its first block in the text, from 1. */
  place: number;
}

/** Lines longer than this, on the whole, are prose: they fill the measure and do not hang. */
const PROSE_LENGTH = 100;
/** The longest line of Griffith's Rigveda, 10.133, has 171. */
const LONGEST_VERSE = 180;

/** A block that is being read. */
export interface OpenBlock {
  text: string;
  lines: (Line & { kind: Kind })[];
  /** Kind of the whole where its lines alone tell it. */
  ownKind: Kind | null;
  opening: OpeningCandidate | null;
  closings: ClosingCandidate[];
  kind: Kind;
}

function linesOf(text: string): OpenBlock['lines'] {
  const lines: OpenBlock['lines'] = [];
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    lines.push({ kind: lineKind(text.slice(from, to)) ?? 'verse', from, to });
    from = to + 1;
  }
  return lines;
}

/** With what its own lines tell. */
export function openBlock(text: string): OpenBlock {
  const lines = linesOf(text);
  const words = lines.filter(({ kind }) => kind === 'verse');
  const ownKind = words.length === 0 ? (lines[0]?.kind ?? null) : null;
  // Numbers are read from the words alone: `इति द्वितीयः खण्डः॥२॥` ends no verse.
  const [start, end] = [words[0]?.from ?? 0, words.at(-1)?.to ?? 0];
  return {
    text,
    lines,
    ownKind,
    opening: ownKind ? null : openingOf(text, start),
    closings: ownKind ? [] : closingsOf(text, end),
    kind: ownKind ?? 'verse',
  };
}

/** Words are broken into lines of verse: two follow each other, and none is longer. A source has a paragraph of prose on one line. */
export function isLined(text: string): boolean {
  const lines = text.split('\n');
  const hasWords = (line = ''): boolean => /\p{L}/u.test(line);
  return (
    lines.every((line) => line.length <= LONGEST_VERSE) &&
    lines.some((line, at) => hasWords(line) && hasWords(lines[at + 1]))
  );
}

/** The middle line's length says whether words that are not broken into lines are prose; empty lines are none. */
export function isProse({ text }: Pick<OpenBlock, 'text'>): boolean {
  const lengths = text
    .split('\n')
    .map((line) => line.trim().length)
    .filter(Boolean)
    .sort((a, b) => a - b);
  return (lengths[lengths.length >> 1] ?? 0) > PROSE_LENGTH && !isLined(text);
}

/** The verses are no verses, but something else. */
export const setKind = (one: OpenBlock, kind: Kind): void => {
  one.kind = kind;
  for (const line of one.lines) if (line.kind === 'verse') line.kind = kind;
};
