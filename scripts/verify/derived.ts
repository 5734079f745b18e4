/** What is made of the whole library beside its pages, the full-text index and the packs: no file is lost or damaged, and packs hold each text. */
import { join } from 'node:path';
import { arrangeLibrary, type LanguageList } from '#core/library/library.ts';
import { textShardPath } from '#core/library/paths.ts';
import { compareTexts, placesByNumber } from '#core/text-index/documents.ts';
import { filesOfChunk } from '#core/text-index/pack-parts.ts';
import type { Postings } from '#core/text-index/postings.ts';
import { readTree } from '#core/text-index/shard-tree.ts';
import type { PackManifest } from '#schemas/pack.ts';
import type { SnapshotEntry, SnapshotManifest } from '#schemas/snapshot.ts';
import { digestOf, fileAt, INDEX_FILE, readPackIndex, readPackManifest } from '../packs/files.ts';
import { DIGITS } from '../packs/manifest.ts';
import { ROOT_FILE, readRoot, readShardFile } from '../text-index/files.ts';
import { keysOfText } from '../text-index/keys.ts';
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
  const passages = samplePassages(entries.toSorted(compareTexts), placesByNumber(root.numbers), textOf);
  /** By keys: the passages in which they are not found yet. */
  const wanted = new Map<number, Set<SampledPassage>>();
  for (const passage of passages)
    for (const key of passage.keys) wanted.set(key, (wanted.get(key) ?? new Set()).add(passage));
  for (const { node } of readTree(root.tree)) {
    try {
      for (const { key, postings } of readShardFile(folder, node))
        for (const passage of wanted.get(key) ?? []) if (isPosted(postings, passage)) wanted.get(key)?.delete(passage);
    } catch (error) {
      yield { file: textShardPath(node).slice(1), what: `is missing, or cannot be read: ${(error as Error).message}` };
    }
  }
  for (const { name, passage } of new Set([...wanted.values()].flatMap((missed) => [...missed])))
    yield { file: ROOT_FILE, what: `does not lead to passage ${passage} of ${name}` };
}

interface SampledPassage {
  /** Number of its text, and its own within that, from 1. */
  number: number;
  passage: number;
  keys: ReadonlySet<number>;
  /** Of its text, as a message has it. */
  name: string;
}

/** @param texts in the order of the index @param places of texts, by their numbers */
function samplePassages(
  texts: readonly SnapshotEntry[],
  places: Int32Array,
  textOf: (digest: string) => string,
): SampledPassage[] {
  const sampled: SampledPassage[] = [];
  const step = Math.max(1, Math.floor(texts.length / LOOKED_UP));
  for (let place = 0; place < texts.length; place += step) {
    const { folder, language, fileName, digest, unavailable } = texts[place] as SnapshotEntry;
    if (digest === null || unavailable) continue;
    const passages = keysOfText(textOf(digest));
    const at = place % Math.max(1, passages.length);
    const name = JSON.stringify(`${folder}/${language}/${fileName}`);
    sampled.push({ number: places.indexOf(place), passage: at + 1, keys: passages[at] ?? new Set(), name });
  }
  return sampled;
}

/** Whether postings name a passage; those of a frequent key are only counted. */
const isPosted = (postings: Postings | null, { number, passage }: SampledPassage): boolean =>
  postings === null || postings.some((one, at) => at % 2 === 0 && one === number && postings[at + 1] === passage);

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
