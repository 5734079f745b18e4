/** The packs of one build: the texts of each list in chunks, a manifest that says what is in them, and an index of all. */

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pLimit from 'p-limit';
import { editionsOf } from '#core/library/editions.ts';
import { factFinder } from '#core/library/facts.ts';
import { arrangeLibrary, type Folder, type Library } from '#core/library/library.ts';
import { parallelFinder } from '#core/library/parallels.ts';
import { bytesOf, filesOfChunk, packedOf } from '#core/text-index/pack-parts.ts';
import { PACK_VERSION, type PackChunk, type PackIndex, type PackSummary, packIndex } from '#schemas/pack.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { readText } from '../../src/snapshot.ts';
import { linkFiles } from '../build/hard-links.ts';
import { removeShardParts, shardParts } from '../shards/parts.ts';
import { type KeysOf, keysIn } from '../text-index/keys.ts';
import { indexOfChunk } from '../text-index/write.ts';
import { type Earlier, type FindChunk, findChunks } from './earlier.ts';
import { digestOf, fileAt, INDEX_FILE, PACKS_FOLDER, packAddress, readPackIndex, stemOf } from './files.ts';
import { chunksOf, type PackedText, toManifest } from './manifest.ts';

export interface PacksOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** Its manifest, without what gets no page. */
  manifest: SnapshotManifest;
  /** The library of that (default: arranged anew). */
  library?: Library;
  /** The built folder that the packs go into. */
  folder: string;
  /** Folder of a site that the same code built, whose chunks may stay; null for none. */
  served: string | null;
  /** Bytes of a chunk at most, unless one text alone has more. */
  most?: number;
  /** Keys of the snapshot's texts (default: made anew). */
  keysOf?: KeysOf;
}

/** Chunks at once: while one is packed on another thread, the next is made. */
const TOGETHER = 2;

const brotli = promisify(brotliCompress);
/** As nginx and CDNs pack on the fly. */
const QUALITY = 5;

async function packedBytes(content: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return (await brotli(content, { params })).length;
}

/**
 * Writes the packs of some folders, one list after another; none for a list without a text.
 * @param library that they are of: verses of theirs return in other folders, too
 * @param earlier where chunks may be that need not be made
 * @returns the index, and every file that the packs are made of, below the built folder
 */
export async function writePacks(
  { snapshot, folder: root, most, keysOf = keysIn(snapshot) }: Omit<PacksOrder, 'manifest' | 'library' | 'served'>,
  library: Pick<Library, 'folders'>,
  folders: readonly Folder[],
  earlier: readonly Earlier[] = [],
) {
  mkdirSync(join(root, PACKS_FOLDER), { recursive: true });
  /** `texts`: in the packs; `made`, `kept`: of chunks, those that were there already the latter. */
  const report = { packs: 0, texts: 0, made: 0, kept: 0 };
  const files = new Set<string>();

  /** A file that is there is never written to: it may be one with that of the site that is served. */
  function put(stem: string, extension: 'json' | 'txt' | 'bin', content: Uint8Array) {
    const digest = digestOf(content);
    const file = packAddress(stem, digest, extension);
    const name = fileAt(file);
    files.add(name);
    if (!existsSync(join(root, name))) writeFileSync(join(root, name), content);
    return { file, bytes: content.length, digest };
  }

  async function chunkOf(texts: readonly PackedText[], stem: string, find: FindChunk): Promise<PackChunk> {
    const found = find(texts);
    if (found) {
      report.kept += 1;
      const own = filesOfChunk(found.chunk).map(({ file }) => fileAt(file));
      for (const name of own) files.add(name);
      if (found.folder !== root) await linkFiles(found.folder, root, own);
      return found.chunk;
    }
    report.made += 1;
    const words = texts.map(({ digest }) => readText(snapshot, digest));
    const content = Buffer.from(words.join(''));
    const { file, bytes, digest } = put(stem, 'txt', content);
    const packed = packedBytes(content); // on another thread meanwhile
    const index = indexOfChunk(texts.map(({ digest, unavailable }) => (unavailable ? null : keysOf(digest))));
    return { file, bytes, packed: await packed, digest, ...(index && { index: put(stem, 'bin', index) }) };
  }

  const packs: PackSummary[] = [];
  const factsIn = factFinder();
  const parallelsOf = parallelFinder(library);
  for (const folder of folders) {
    const editions = editionsOf(folder);
    const facts = factsIn(folder);
    for (const list of folder.languages) {
      const texts = chunksOf(list, most);
      if (texts.length === 0) continue;
      const stem = stemOf(folder.name, list.code);
      const find = findChunks(earlier, folder.name, list.code);
      const limit = pLimit(TOGETHER);
      const chunks = await Promise.all(texts.map((some) => limit(() => chunkOf(some, stem, find))));
      const chunkFiles = chunks.flatMap(filesOfChunk);
      const manifest = Buffer.from(
        JSON.stringify(toManifest(folder, list, editions, facts, parallelsOf, texts, chunks)),
      );
      const songs = texts.reduce((sum, some) => sum + some.length, 0);
      report.packs += 1;
      report.texts += songs;
      packs.push({
        folder: folder.name,
        label: folder.label,
        language: list.code,
        languageLabel: list.label,
        path: list.path,
        songs,
        bytes: bytesOf(chunkFiles),
        packed: packedOf(chunkFiles),
        manifest: put(stem, 'json', manifest).file,
      });
    }
  }
  const index: PackIndex = { version: PACK_VERSION, packs };
  return { index, report, files: files as ReadonlySet<string> };
}

export type PacksReport = Awaited<ReturnType<typeof buildPacks>>;

/** Writes the packs of a snapshot into a built folder. What is written does not depend on what was there. */
export async function buildPacks({ manifest, served, ...order }: PacksOrder) {
  const { folder } = order;
  const index = served === null ? null : readPackIndex(served);
  const ofShards = shardParts(folder, packIndex).map((one) => ({ folder, index: one }));
  const earlier = [...ofShards, ...(served && index ? [{ folder: served, index }] : [])];
  const { library = arrangeLibrary(manifest.entries, []) } = order;
  const made = await writePacks(order, library, library.folders, earlier);
  const file = join(folder, INDEX_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(made.index));
  // What shards left and no pack names.
  removeShardParts(folder);
  for (const name of readdirSync(join(folder, PACKS_FOLDER)))
    if (!made.files.has(`${PACKS_FOLDER}/${name}`)) rmSync(join(folder, PACKS_FOLDER, name));
  return made.report;
}
