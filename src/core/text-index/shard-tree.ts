/**
 * Which file holds a key. The range of all keys is halved, and each half again, until the keys of a part fit into one file. So where a
 * file ends hangs on what is in it and in its other half alone, and the whole division is a few bits in the root.
 */
import { KEY_BITS, type KeyRange } from './grams.ts';

/** Halvings that are always made: a build sorts one of these parts at a time. */
export const FIRST_HALVINGS = 6;

/** A file's part of the range. */
export interface ShardPart {
  /** A one, then the bits that its keys begin with; the file's name has it in base 36. */
  readonly node: number;
  readonly first: number;
  readonly end: number;
}

/** The part of a node. */
export function partOf(node: number): ShardPart {
  const shift = KEY_BITS - (31 - Math.clz32(node));
  const first = (node << shift) - (1 << KEY_BITS);
  return { node, first, end: first + (1 << shift) };
}

/** The nodes of these parts. */
export const ROOTS: readonly number[] = Array.from(
  { length: 1 << FIRST_HALVINGS },
  (_, at) => (1 << FIRST_HALVINGS) + at,
);

/** One letter for each node, a node before its halves: `s` is halved, `f` has a file, `e` is empty. */
export type NodeMark = 's' | 'f' | 'e';

/** The files of an index in the order of their keys. @throws {RangeError} when it is no such tree */
export function readTree(marks: string): ShardPart[] {
  const parts: ShardPart[] = [];
  let at = 0;
  const read = (node: number): void => {
    const mark = marks[at];
    at += 1;
    if (mark === 's' && node < 1 << KEY_BITS) {
      read(node * 2);
      read(node * 2 + 1);
    } else if (mark === 'f') parts.push(partOf(node));
    else if (mark !== 'e') throw new RangeError(`The tree of the index ends at ${at}.\n  Load it again: it was cut.`);
  };
  for (const root of ROOTS) read(root);
  return parts;
}

/** The files that may hold keys of a range, in order. */
export function partsWith(parts: readonly ShardPart[], [first, end]: KeyRange): ShardPart[] {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle] as ShardPart).end <= first) low = middle + 1;
    else high = middle;
  }
  const found: ShardPart[] = [];
  for (let at = low; at < parts.length && (parts[at] as ShardPart).first < end; at += 1)
    found.push(parts[at] as ShardPart);
  return found;
}
