/** What is made of the whole library beside its pages, the full-text index and the packs: no file is lost or damaged, and packs hold each text. */
import { join } from 'node:path';
import { arrangeLibrary, type LanguageList } from '#core/library/library.ts';
import { textShardPath } from '#core/library/paths.ts';
import { stanzasOf } from '#core/text/verses/read-stanzas.ts';
import { compareTexts, placesByNumber } from '#core/text-index/documents.ts';
import { keysOfPassages } from '#core/text-index/grams.ts';
import { filesOfChunk } from '#core/text-index/pack-parts.ts';
import { partsWith, readTree, type ShardPart } from '#core/text-index/shard-tree.ts';
import type { PackManifest } from '#schemas/pack.ts';
import type { SnapshotEntry, SnapshotManifest } from '#schemas/snapshot.ts';
import { digestOf, fileAt, INDEX_FILE, readPackIndex, readPackManifest } from '../packs/files.ts';
import { DIGITS } from '../packs/manifest.ts';
import { ROOT_FILE, readRoot, readShardFile } from '../text-index/files.ts';
import { fileContent } from './folder.ts';
import type { Offender } from './verify.ts';

/** Checks them in a built folder. @param textOf the text of a digest */
export const checkDerivedFiles = (
  folder: string,
  manifest: SnapshotManifest,
  textOf: (digest: string) => string,
): Offender[] => [...checkTextIndex(folder, manifest, textOf), ...checkPacks(folder, manifest)];

/** Passages that are looked up, from all over the library. */
const LOOKED_UP = 200;

/** Every file of the index is whole, and passages are found by each of their keys. @internal */
export function* checkTextIndex(
  folder: string,
  { entries }: Pick<SnapshotManifest, 'entries'>,
  textOf: (digest: string) => string,
): Generator<Offender> {
  const root = readRoot(folder);
  if (!root) return yield { file: ROOT_FILE, what: 'is missing, or is not the root of the full-text index' };
  const parts = readTree(root.tree);
  for (const { node } of parts) {
    try {
      readShardFile(folder, node);
    } catch (error) {
      yield { file: textShardPath(node).slice(1), what: `is missing, or cannot be read: ${(error as Error).message}` };
    }
  }
  const numbers = placesByNumber(root.numbers);
  const texts = entries.toSorted(compareTexts);
  const step = Math.max(1, Math.floor(texts.length / LOOKED_UP));
  for (let place = 0; place < texts.length; place += step) {
    const { folder: collection, language, fileName, digest, unavailable } = texts[place] as SnapshotEntry;
    if (digest === null || unavailable) continue;
    const passages = keysOfPassages(stanzasOf(textOf(digest)));
    const passage = place % Math.max(1, passages.length);
    const number = numbers.indexOf(place);
    for (const key of passages[passage] ?? [])
      if (!isPosted(folder, parts, key, number, passage + 1)) {
        const name = JSON.stringify(`${collection}/${language}/${fileName}`);
        yield { file: ROOT_FILE, what: `does not lead to passage ${passage + 1} of ${name}` };
        break;
      }
  }
}

/** Whether a key stands in a passage; a frequent one is only counted. */
function isPosted(folder: string, parts: readonly ShardPart[], key: number, number: number, passage: number): boolean {
  try {
    return partsWith(parts, [key, key + 1])
      .flatMap(({ node }) => readShardFile(folder, node))
      .some(
        ({ key: own, postings }) =>
          own === key &&
          (postings === null ||
            postings.some((one, at) => at % 2 === 0 && one === number && postings[at + 1] === passage)),
      );
  } catch {
    return false;
  }
}

/** @internal */
export function* checkPacks(root: string, { entries }: SnapshotManifest): Generator<Offender> {
  const index = readPackIndex(root);
  if (!index) return yield { file: INDEX_FILE, what: 'is missing, or is not an index of packs' };
  for (const { name, languages } of arrangeLibrary(entries, []).folders)
    for (const list of languages) {
      const summary = index.packs.find((pack) => pack.folder === name && pack.language === list.code);
      const pack = summary && readPackManifest(root, summary.manifest);
      if (pack) for (const what of packFaults(root, pack, list)) yield { file: fileAt(summary.manifest), what };
      else if (list.songs.some(({ digest }) => digest !== null))
        yield { file: INDEX_FILE, what: `names no pack of ${JSON.stringify(`${name}/${list.code}`)} that can be read` };
    }
}

/** What is wrong with a pack; each of its files is read to the last byte. */
function* packFaults(root: string, { songs, chunks }: PackManifest, list: LanguageList): Generator<string> {
  const contents = new Map<string, Buffer>();
  for (const { file, digest } of chunks.flatMap(filesOfChunk)) {
    const content = fileContent(join(root, fileAt(file)));
    if (content && digestOf(content) === digest) contents.set(file, content);
    else yield `names ${file}, which is missing or has other content`;
  }
  for (const [at, { fileName, digest }] of list.songs.entries()) {
    const { chunk, start = 0, bytes = 0 } = songs[at] ?? {};
    const text = contents.get(chunks[chunk ?? -1]?.file ?? '')?.subarray(start, start + bytes);
    if (digest !== null && (!text || digestOf(text) !== digest.slice(0, DIGITS)))
      yield `does not lead to the text of ${JSON.stringify(fileName)}`;
  }
}
