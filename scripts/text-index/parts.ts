/** Reads all texts of a snapshot into runs, on as many cores as there are. */
import { mkdirSync, rmSync } from 'node:fs';
import pLimit from 'p-limit';
import { type LeftOutKey, withoutLeftOut } from '#library/left-out.ts';
import { readManifest, readText } from '../../src/library/snapshot.ts';
import { runInChild } from '../build/child-task.ts';
import { TOGETHER } from '../build/parts.ts';
import { type Document, documentsOf } from './documents.ts';
import { type Range, writeRuns } from './runs.ts';

/** What one process reads. */
export interface PartOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** Entries that are not in the index; the numbers of the others are those without them. */
  leftOut: readonly LeftOutKey[];
  ranges: readonly Range[];
  /** Where its runs go. */
  folder: string;
}

/** Texts for which another process pays: it takes a second to start. */
const LEAST = 1500;

/** Reads texts by their numbers into runs. */
export function writeDocumentRuns(
  snapshot: string,
  documents: readonly Document[],
  ranges: readonly Range[],
  folder: string,
): void {
  const textOf = (number: number): string | null => {
    const text = documents[number]?.text ?? null;
    return text === null ? null : readText(snapshot, text);
  };
  writeRuns({ folder, ranges, textOf });
}

/** Writes the runs of a part. */
export function writePart({ snapshot, leftOut, ranges, folder }: PartOrder): void {
  const documents = documentsOf(withoutLeftOut(readManifest(snapshot), leftOut));
  writeDocumentRuns(snapshot, documents, ranges, folder);
}

/** Neighbours in one part: their runs follow one another. `(10, 2)` → `[[0, 5]], [[5, 10]]` */
export function cutRange(count: number, parts: number): Range[] {
  const cut = (part: number) => Math.round((part * count) / parts);
  return Array.from({ length: parts }, (_, part) => [cut(part), cut(part + 1)] as const);
}

/**
 * Empties a folder and writes the runs of all texts into it.
 * @param order.count how many texts there are without those that are left out
 */
export async function writeAllRuns(order: Omit<PartOrder, 'ranges'> & { count: number }): Promise<void> {
  const { count, folder, ...library } = order;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const parts = cutRange(count, Math.max(1, Math.min(TOGETHER, Math.floor(count / LEAST))));
  const limit = pLimit(TOGETHER);
  const part = (range: Range): PartOrder => ({ ...library, ranges: [range], folder });
  if (parts.length === 1) return writePart(part([0, count]));
  await Promise.all(
    parts.map((range) => limit(() => runInChild(new URL('./run-writer.ts', import.meta.url), part(range)))),
  );
}
