/** What is made of the whole library beside its pages, the full-text index and the packs: no file is lost or damaged, and packs hold each text. */
import { join } from 'node:path';
import { arrangeLibrary, type LanguageList } from '#core/library/library.ts';
import { filesOfChunk } from '#core/text-index/pack-parts.ts';
import type { PackManifest } from '#schemas/pack.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { digestOf, fileAt, INDEX_FILE, readPackIndex, readPackManifest } from '../packs/files.ts';
import { DIGITS } from '../packs/manifest.ts';
import { filesOfSegment, isWhole, listFile, ROOT_FILE, readRoot } from '../text-index/files.ts';
import { fileContent } from './folder.ts';
import type { Offender } from './verify.ts';

/** Checks them in a built folder. */
export const checkDerivedFiles = (folder: string, manifest: SnapshotManifest): Offender[] => [
  ...checkTextIndex(folder),
  ...checkPacks(folder, manifest),
];

function* checkTextIndex(folder: string): Generator<Offender> {
  const root = readRoot(folder);
  if (!root) return yield { file: ROOT_FILE, what: 'is missing, or is not the root of the full-text index' };
  try {
    const segments = [root.base, ...(root.delta ? [root.delta] : [])];
    for (const file of [listFile(root), ...segments.flatMap((segment) => filesOfSegment(folder, segment))])
      if (!isWhole(folder, [file])) yield { file, what: 'is missing, or does not match the digest in its name' };
  } catch (error) {
    yield {
      file: ROOT_FILE,
      what: `names files that cannot be read: ${error instanceof Error ? error.message : error}`,
    };
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
