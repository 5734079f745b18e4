/** Reads all texts of a snapshot into runs, on as many cores as there are. */
import { mkdirSync, rmSync } from 'node:fs';
import pLimit from 'p-limit';
import { doApart } from '../build/child-task.ts';
import { TOGETHER } from '../build/parts.ts';
import { taskIn } from '../build/task.ts';
import type { Document } from './documents.ts';
import { type PartOrder, writeDocumentRuns } from './part-runs.ts';
import type { Range } from './runs.ts';

/** Texts for which another process pays: it takes a second to start. */
const LEAST = 1500;

/** Neighbours in one part: their runs follow one another. `(10, 2)` → `[[0, 5]], [[5, 10]]` */
function cutRange(count: number, parts: number): Range[] {
  const cut = (part: number) => Math.round((part * count) / parts);
  return Array.from({ length: parts }, (_, part) => [cut(part), cut(part + 1)] as const);
}

/** Empties a folder and writes the runs of all texts into it. */
export async function writeAllRuns(snapshot: string, documents: readonly Document[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { length } = documents;
  const parts = cutRange(length, Math.max(1, Math.min(TOGETHER, Math.floor(length / LEAST))));
  if (parts.length === 1) return writeDocumentRuns(snapshot, documents, parts, folder);
  const write = taskIn<typeof import('./part-runs.ts')>(new URL('./part-runs.ts', import.meta.url))('writePart');
  const limit = pLimit(TOGETHER);
  const part = ([first, end]: Range): PartOrder => {
    const texts = documents.slice(first, end).map(({ text }) => text);
    return { snapshot, first, texts, folder };
  };
  await Promise.all(parts.map((range) => limit(() => doApart(write, part(range)))));
}
