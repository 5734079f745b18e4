/** The index inside texts of one build. It hangs on the snapshot alone: where texts differ, so do the files that hold their sounds, and no others. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textShardPath } from '#core/library/paths.ts';
import { catalogueDigest } from '#core/text-index/catalogue-digest.ts';
import { numberTexts, toRuns } from '#core/text-index/documents.ts';
import { catalogueIndex } from '#schemas/catalogue.ts';
import type { SnapshotEntry, SnapshotManifest } from '#schemas/snapshot.ts';
import { TEXT_INDEX_VERSION, type TextRoot } from '#schemas/text-index.ts';
import { INDEX_FOLDER, ROOT_FILE } from './files.ts';
import type { KeysOf, TextKeys } from './keys.ts';
import { writeIndex } from './write.ts';

export interface IndexOrder {
  /** Keys of the snapshot's texts. */
  keysOf: KeysOf;
  /** The snapshot's manifest, without what gets no page. */
  manifest: SnapshotManifest;
  /** The built folder that the index goes into. */
  folder: string;
  /** Folder for what is too much for the memory; gone afterwards. */
  work: string;
}

export interface IndexReport {
  texts: number;
  files: number;
}

/** Writes the files that hold the sounds. @returns what their root says beside the catalogue */
export function writeIndexFiles({ keysOf, manifest, folder, work }: IndexOrder) {
  const { texts } = numberTexts(manifest.entries, manifest.nextNumber);
  mkdirSync(join(folder, INDEX_FOLDER), { recursive: true });
  let files = 0;
  const write = (node: number, file: Uint8Array): void => {
    writeFileSync(join(folder, textShardPath(node)), file);
    files += 1;
  };
  const index = writeIndex(textsToIndex(keysOf, texts), write, work);
  rmSync(work, { recursive: true, force: true });
  const numbers = toRuns(texts.map(({ number }) => number));
  const report: IndexReport = { texts: texts.length, files };
  return { root: { version: TEXT_INDEX_VERSION, numbers, ...index } as const, report };
}

/** Writes the root; the catalogue is there by now. */
export function writeIndexRoot(folder: string, root: ReturnType<typeof writeIndexFiles>['root']): void {
  const index = catalogueIndex.parse(JSON.parse(readFileSync(join(folder, 'catalogue/index.json'), 'utf8')));
  const whole: TextRoot = { ...root, catalogue: catalogueDigest(index) };
  writeFileSync(join(folder, ROOT_FILE), JSON.stringify(whole));
}

/** The texts that can be looked into, in the order of their numbers. */
function* textsToIndex(
  keysOf: KeysOf,
  texts: readonly { readonly number: number; readonly entry: SnapshotEntry }[],
): Generator<[number, TextKeys]> {
  for (const { number, entry } of texts.toSorted((a, b) => a.number - b.number))
    if (entry.digest !== null && !entry.unavailable) yield [number, keysOf(entry.digest)];
}
