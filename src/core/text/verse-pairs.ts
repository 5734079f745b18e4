/** Which stanza of one edition stands beside which of another. */
import { blocksOf } from './blocks.ts';
import { readBlocks } from './verses/read-stanzas.ts';
import type { Reading } from './verses/stanza.ts';

/** A stanza's row: where two columns stand beside each other, and where the second stands beneath the first. From 1. */
export interface Row {
  beside: number;
  beneath: number;
}

export type Rows = Record<'first' | 'second', Row[]>;

/** Verses that a stanza is of, `[9, 12]` for a group; null for none. Where a count begins again, it goes on from `ANEW`. */
type Verses = readonly [from: number, to: number] | null;

/** More than any text has verses: what is before or after a verse is told by fractions, the parts of a work by multiples. */
const ANEW = 1_000_000;
/** A stanza of more verses is none. */
const LARGEST_GROUP = 500;

/** What stands above a verse and leads to it; all else that has no number follows the one before. */
const LEADS = new Set(['title', 'hymn', 'speaker', 'mode']);
const ABOVE = 0.5;
const BELOW = 0.25;

function versesOf(stanzas: readonly Reading[]): Verses[] {
  let part = 0;
  let before = 0;
  return stanzas.map(({ first, last }) => {
    if (first === 0 || last - first >= LARGEST_GROUP) return null;
    if (first < before) part += 1;
    before = first;
    return [part * ANEW + first, part * ANEW + last];
  });
}

/** Each verse, groups as their verses. */
function numbersIn(verses: readonly Verses[]): Set<number> {
  const numbers = new Set<number>();
  for (const one of verses) if (one) for (let number = one[0]; number <= one[1]; number += 1) numbers.add(number);
  return numbers;
}

/** The first verse of the rows that each verse stands in: of a group in either text all verses stand beside each other. */
function groupsOf(all: readonly Verses[]): ReadonlyMap<number, number> {
  const groups = new Map<number, number>();
  let [start, end] = [0, 0];
  for (const [from, to] of all.filter((one) => one !== null).sort((a, b) => a[0] - b[0])) {
    if (from > end) start = from;
    end = Math.max(end, to);
    for (let number = from; number <= to; number += 1) groups.set(number, start);
  }
  return groups;
}

/** For each stanza the key of its rows. */
function keysOf(stanzas: readonly Reading[], verses: readonly Verses[], groups: ReadonlyMap<number, number>): number[] {
  const keys: number[] = verses.map((one) => (one ? (groups.get(one[0]) ?? one[0]) : 0));
  const next = [...keys];
  for (let at = next.length - 2; at >= 0; at -= 1) next[at] ||= next[at + 1] ?? 0;
  let last = 0;
  return keys.map((key, at) => {
    if (key > 0) last = key;
    if (key > 0) return key;
    const leads = last === 0 || LEADS.has(stanzas[at]?.kind ?? '');
    return leads && (next[at] ?? 0) > 0 ? (next[at] ?? 0) - ABOVE : last + BELOW;
  });
}

/** What each stanza is: what its first block is. */
function readEach(stanzas: readonly string[]): Reading[] {
  const blocks = stanzas.map(blocksOf);
  const readings = readBlocks(blocks.flat());
  let next = 0;
  return blocks.map(({ length }) => {
    next += length;
    return readings[next - length] as Reading;
  });
}

/** The share of verses that two editions must have in common for their numbers to mean the same. */
const SHARED = 0.8;

/** Rows for stanzas by their keys; `keys` in the order of reading. */
function layOut(first: readonly number[], second: readonly number[], keys: Iterable<number>): Rows {
  const placesOf = (verses: readonly number[]) => Map.groupBy(verses.keys(), (at) => verses[at] ?? 0);
  const [mine, theirs] = [placesOf(first), placesOf(second)];
  const rows: Rows = { first: [], second: [] };
  let beside = 1;
  let beneath = 1;
  for (const key of keys) {
    const [own, other] = [mine.get(key) ?? [], theirs.get(key) ?? []];
    for (const [place, at] of own.entries()) rows.first[at] = { beside: beside + place, beneath: beneath + place };
    for (const [place, at] of other.entries()) {
      rows.second[at] = { beside: beside + place, beneath: beneath + own.length + place };
    }
    beside += Math.max(own.length, other.length);
    beneath += own.length + other.length;
  }
  return rows;
}

/**
 * Pairs the stanzas of two editions: by their verses' numbers where both tell them and mean the same by them, else one by
 * one where there are as many. A text that numbers groups (`9-12`) stands beside all of their verses.
 * @returns null where neither holds: then the two can only stand beside each other as wholes
 */
export function pairVerses(first: readonly string[], second: readonly string[]): Rows | null {
  const [one, other] = [readEach(first), readEach(second)];
  const [mine, theirs] = [versesOf(one), versesOf(other)];
  const [own, others] = [numbersIn(mine), numbersIn(theirs)];
  const common = [...own].filter((number) => others.has(number)).length;
  if (common >= 2 && common >= SHARED * Math.max(own.size, others.size)) {
    const groups = groupsOf([...mine, ...theirs]);
    const [left, right] = [keysOf(one, mine, groups), keysOf(other, theirs, groups)];
    return layOut(
      left,
      right,
      [...new Set([...left, ...right])].sort((a, b) => a - b),
    );
  }
  if (first.length !== second.length || first.length === 0) return null;
  const places = first.map((_, at) => at);
  return layOut(places, places, places);
}
