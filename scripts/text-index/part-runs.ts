/** Reads some of the texts of a snapshot into runs. */
import { readText } from '../../src/snapshot.ts';
import type { Document } from './documents.ts';
import { type Range, writeRuns } from './runs.ts';

/** What one process reads. */
export interface PartOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** Number of its first text. */
  first: number;
  /** Digests of its texts, in order; null where there is no text. The list of the whole library stays with the parent. */
  texts: readonly (string | null)[];
  /** Where its runs go. */
  folder: string;
}

/** Reads texts by their numbers into runs. */
export function writeDocumentRuns(
  snapshot: string,
  documents: readonly Document[],
  ranges: readonly Range[],
  folder: string,
): void {
  const textOf = (number: number): string | null => textIn(snapshot, documents[number]?.text);
  writeRuns({ folder, ranges, textOf });
}

/** Writes the runs of a part. */
export function writePart({ snapshot, first, texts, folder }: PartOrder): void {
  const textOf = (number: number): string | null => textIn(snapshot, texts[number - first]);
  writeRuns({ folder, ranges: [[first, first + texts.length]], textOf });
}

const textIn = (snapshot: string, digest: string | null | undefined): string | null =>
  digest ? readText(snapshot, digest) : null;
