/** Texts → runs: each holds the words of some texts, as many as fit into memory. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stanzasOf } from '#core/text/verses/read-stanzas.ts';
import { keyReader, keysOf, passagesIn } from '#core/text-index/words.ts';
import { readText } from '../../src/snapshot.ts';
import type { Document } from './documents.ts';
import { type RunWord, writeRun } from './run-file.ts';

/** Document numbers from the first to the one before the last. */
export type Range = readonly [first: number, end: number];

/** Postings that a run holds: with their lists some 40 MB. */
const MOST_POSTINGS = 600_000;

interface RunOrder {
  /** Where the runs go; it is there. */
  folder: string;
  /** Numbers of the texts, in order and apart from each other. */
  ranges: readonly Range[];
  /** A text by its number; null where there is none. */
  textOf(number: number): string | null;
  /** Postings in one run. */
  most?: number;
}

/** The file of a run, by the number of the first text in it: files in the order of their names are in the order of texts. */
const runFile = (folder: string, first: number): string => join(folder, `${String(first).padStart(8, '0')}.run`);

/** Adds the words of a text to those of others with smaller numbers. @returns how many postings these are */
export function addWords(
  words: Map<string, number[]>,
  number: number,
  text: string,
  keyOf: ReturnType<typeof keyReader>,
): number {
  let count = 0;
  for (const [at, passage] of stanzasOf(text).flatMap(passagesIn).entries()) {
    for (const key of keysOf(passage, keyOf)) {
      const postings = words.get(key);
      if (postings) postings.push(number, at + 1);
      else words.set(key, [number, at + 1]);
      count += 1;
    }
  }
  return count;
}

/** Writes runs, none of which holds texts of two ranges. */
function writeRuns({ folder, ranges, textOf, most = MOST_POSTINGS }: RunOrder): void {
  const keyOf = keyReader();
  for (const [first, end] of ranges) {
    let [words, count, begun] = [new Map<string, number[]>(), 0, first];
    for (let number = first; number < end; number += 1) {
      const text = textOf(number);
      if (text !== null) count += addWords(words, number, text, keyOf);
      if (count < most && number + 1 < end) continue;
      if (count > 0) writeRun(runFile(folder, begun), inOrder(words));
      [words, count, begun] = [new Map(), 0, number + 1];
    }
  }
}

/** Reads texts of a snapshot into runs, by their numbers. */
export function writeDocumentRuns(
  snapshot: string,
  documents: readonly Document[],
  ranges: readonly Range[],
  folder: string,
): void {
  const textOf = (number: number): string | null => {
    const digest = documents[number]?.text;
    return digest ? readText(snapshot, digest) : null;
  };
  writeRuns({ folder, ranges, textOf });
}

/** The runs of a folder, in the order of their texts. */
export const runsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.run'))
    .sort()
    .map((name) => join(folder, name));

export function* inOrder(words: ReadonlyMap<string, number[]>): Generator<RunWord> {
  for (const key of [...words.keys()].sort()) yield { key, postings: words.get(key) ?? [] };
}
