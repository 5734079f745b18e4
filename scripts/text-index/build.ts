/** The index inside texts of one build: a base that stays as long as it can, and a delta with what has changed since. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type LeftOutKey, withoutLeftOut } from '#core/library/left-out.ts';
import { catalogueDigest } from '#core/text-index/catalogue-digest.ts';
import { type Differences, deltaPlaces, differences, toDistances } from '#core/text-index/documents.ts';
import { catalogueIndex } from '#schemas/catalogue.ts';
import { TEXT_INDEX_VERSION, type TextRoot, type TextSegment } from '#schemas/text-index.ts';
import { readManifest } from '../../src/snapshot.ts';
import { linkFiles } from '../build/hard-links.ts';
import { type Document, documentsOf } from './documents.ts';
import {
  filesOfSegment,
  INDEX_FOLDER,
  isWhole,
  listFile,
  ROOT_FILE,
  readDocuments,
  readRoot,
  writeDocuments,
} from './files.ts';
import { mergeRuns, readRun } from './run-file.ts';
import { runsIn, writeDocumentRuns } from './runs.ts';
import { type IndexFolder, indexFolder, writeSegment } from './segment.ts';
import { mergedRuns, RUNS_FOLDER } from './shard-runs.ts';

export interface IndexOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** The built folder that the index goes into; its catalogue is there. */
  folder: string;
  /** Entries that have no page, and so are not in the catalogue (default: none). */
  leftOut?: readonly LeftOutKey[];
  /** Folder of a site that the same code built, whose base may stay; null for none. */
  served: string | null;
  /** Texts in a hundred that a delta may have; beyond that the base is made anew. */
  bound: number;
  /** Texts below which the base is always made anew: that takes no longer than to read what is there. */
  least?: number;
  /** Folder for the sort; emptied. */
  work: string;
}

export interface IndexReport {
  /** Whether the base was made, or taken over. */
  base: 'made' | 'kept';
  /** Texts in the library, and those of them that the delta has. */
  texts: number;
  delta: number;
}

/** Fewer texts are read anew in a second or two. */
const LEAST = 500;

const NO_DIFFERENCES: Differences = { gone: [], fresh: [], changed: [] };

/** The base of the served site with what differs from it; null when it is to be made anew. */
function baseThatStays(order: IndexOrder, now: readonly Document[]): { root: TextRoot; found: Differences } | null {
  const { served, bound, least = LEAST } = order;
  const root = served === null ? null : readRoot(served);
  if (served === null || root === null || root.documents.count < least) return null;
  if (!isWhole(served, [listFile(root)])) return null;
  const found = differences(readDocuments(served, root), now);
  const most = (root.documents.count * bound) / 100;
  if (found.gone.length + found.fresh.length + found.changed.length > most) return null;
  return isWhole(
    served,
    safely(() => filesOfSegment(served, root.base)),
  )
    ? { root, found }
    : null;
}

/** What is found, or a file that is not there. */
function safely(files: () => string[]): string[] {
  try {
    return files();
  } catch {
    return ['a node that cannot be read'];
  }
}

/**
 * Writes the index of a snapshot into a built folder.
 * @throws {UserError} when there is nothing to build from
 */
export async function buildTextIndex(order: IndexOrder): Promise<IndexReport> {
  const { snapshot, folder, leftOut = [], served } = order;
  const documents = documentsOf(withoutLeftOut(readManifest(snapshot), leftOut));
  const to = indexFolder(join(folder, INDEX_FOLDER));
  const stays = baseThatStays(order, documents);
  const differs = stays?.found ?? NO_DIFFERENCES;
  const places = deltaPlaces(differs);
  if (stays && served)
    await linkFiles(served, folder, [listFile(stays.root), ...filesOfSegment(served, stays.root.base)]);
  const base = stays?.root.base ?? makeBase(to, order, documents);
  const list = stays?.root.documents ?? { count: documents.length, list: writeDocuments(to, documents) };
  const root: TextRoot = {
    version: TEXT_INDEX_VERSION,
    catalogue: catalogueDigest(
      catalogueIndex.parse(JSON.parse(readFileSync(join(folder, 'catalogue/index.json'), 'utf8'))),
    ),
    documents: list,
    gone: toDistances(differs.gone),
    fresh: toDistances(differs.fresh),
    changed: toDistances(differs.changed),
    base,
    delta: places.length > 0 ? makeDelta(to, order, documents, places) : null,
  };
  rmSync(join(folder, RUNS_FOLDER), { recursive: true, force: true });
  mkdirSync(dirname(join(folder, ROOT_FILE)), { recursive: true });
  writeFileSync(join(folder, ROOT_FILE), JSON.stringify(root));
  return { base: stays ? 'kept' : 'made', texts: documents.length, delta: places.length };
}

function makeBase(
  to: IndexFolder,
  { snapshot, folder, work }: IndexOrder,
  documents: readonly Document[],
): TextSegment {
  const runs = mergedRuns(folder, documents);
  if (runs === null) writeRunsInto(work, snapshot, documents);
  return mergeInto(to, runs ?? work, documents.length);
}

function makeDelta(
  to: IndexFolder,
  { snapshot, work }: IndexOrder,
  documents: readonly Document[],
  places: readonly number[],
): TextSegment {
  writeRunsInto(
    work,
    snapshot,
    places.map((place) => documents[place] as Document),
  );
  return mergeInto(to, work, places.length);
}

/** Empties a folder and writes the runs of texts into it. */
function writeRunsInto(folder: string, snapshot: string, documents: readonly Document[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeDocumentRuns(snapshot, documents, [[0, documents.length]], folder);
}

/** Merges the runs of a folder, which is then gone. */
function mergeInto(to: IndexFolder, runs: string, texts: number): TextSegment {
  const written = writeSegment(to, mergeRuns(runsIn(runs).map(readRun)), texts);
  rmSync(runs, { recursive: true, force: true });
  return written;
}
