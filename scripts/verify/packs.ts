/** A look into the packs before a device keeps any: every text is cut out of its chunk, and every page is what the build shows. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { arrangeLibrary, type Folder, type LanguageList } from '#core/library/library.ts';
import { type FilePage, filePages } from '#core/library/pages.ts';
import { packPage } from '#core/text-index/pack-pages.ts';
import type { PackChunk, PackManifest, PackSummary } from '#schemas/pack.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { MOST_BYTES } from '../packs/chunks.ts';
import {
  digestOf,
  fileAt,
  INDEX_FILE,
  isNamed,
  PACKS_FOLDER,
  readPackIndex,
  readPackManifest,
  weightOf,
} from '../packs/files.ts';
import { DIGITS } from '../packs/manifest.ts';
import { indexFaults } from './pack-words.ts';
import type { Offender } from './verify.ts';

export interface PacksLook {
  /** Texts that were cut out of their chunks and compared with the snapshot, letter by letter (by digest). */
  texts: number;
  /** Files of packs, and their bytes. */
  files: number;
  bytes: number;
  offenders: Offender[];
}

/** A page as a pack gives it back: without what no page shows. */
export function packedPage(page: FilePage): FilePage {
  const { title: _, ...song } = page.song;
  const digest = song.digest?.slice(0, DIGITS) ?? null;
  return { ...page, song: { ...song, digest, lastModified: null, s3Path: digest === null ? song.s3Path : null } };
}

/** Looks at the packs of a built folder; what is wrong is among the offenders. */
export async function inspectPacks(root: string, manifest: SnapshotManifest): Promise<PacksLook> {
  const look: PacksLook = { texts: 0, files: 0, bytes: 0, offenders: [] };
  const offend = (file: string, what: string): void => {
    look.offenders.push({ file, what });
  };
  const index = readPackIndex(root);
  if (!index) {
    offend(INDEX_FILE, 'is missing, or is not an index of packs');
    return look;
  }
  const named = new Set<string>();
  const unexpected = new Map(index.packs.map((pack) => [nameOf(pack.folder, pack.language), pack]));
  const library = arrangeLibrary(manifest.entries, []);
  const pages = filePages(library);
  for (const folder of library.folders) {
    for (const list of folder.languages) {
      await turn(); // a signal may want to be heard
      const own = Array.from(list.songs, () => pages.next().value as FilePage);
      const name = nameOf(folder.name, list.code);
      const summary = unexpected.get(name);
      unexpected.delete(name);
      if (!list.songs.some(({ digest }) => digest !== null)) {
        if (summary) offend(INDEX_FILE, `names a pack of ${name}, which has no text`);
      } else if (!summary) offend(INDEX_FILE, `has no pack of ${name}`);
      else inspectPack(root, { folder, list, pages: own, summary }, named, look);
    }
  }
  for (const name of unexpected.keys()) offend(INDEX_FILE, `names a pack of ${name}, which the library does not have`);
  for (const name of filesIn(join(root, PACKS_FOLDER))) {
    const file = `${PACKS_FOLDER}/${name}`;
    look.files += 1;
    look.bytes += statSync(join(root, file)).size;
    if (!named.has(file)) offend(file, 'belongs to no pack');
  }
  return look;
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const nameOf = (folder: string, language: string): string => JSON.stringify(`${folder}/${language}`);

interface Pack {
  folder: Folder;
  list: LanguageList;
  /** What the build shows. */
  pages: readonly FilePage[];
  summary: PackSummary;
}

function inspectPack(root: string, { folder, list, pages, summary }: Pack, named: Set<string>, look: PacksLook): void {
  const offend = (address: string, what: string): void => {
    look.offenders.push({ file: fileAt(address), what });
  };
  const at = summary.manifest;
  named.add(fileAt(at));
  const pack = readPackManifest(root, at);
  if (!pack) {
    offend(at, 'is missing, or is not a manifest that matches the digest in its name');
    return;
  }
  for (const [place, page] of pages.entries())
    if (!isDeepStrictEqual(packPage(pack, place), packedPage(page)))
      offend(at, `gives a page that differs from the library's at ${page.song.path}`);
  const songs = pack.songs.length;
  if (songs > pages.length) offend(at, `has ${songs} songs and not ${pages.length}`);
  const texts = pack.songs.filter(({ chunk }) => chunk !== null).length;
  for (const { fileName, digest, chunk } of pack.songs)
    if ((digest !== '') !== (chunk !== null && chunk < pack.chunks.length))
      offend(at, `names a text without a chunk, or a chunk without a text, for ${JSON.stringify(fileName)}`);
  const { label, code: language } = list;
  const expected = { folder: folder.name, label: folder.label, language, languageLabel: label, path: list.path };
  if (!isDeepStrictEqual(summary, { ...expected, songs: texts, ...weightOf(pack.chunks), manifest: at }))
    look.offenders.push({
      file: INDEX_FILE,
      what: `describes ${nameOf(folder.name, language)} differently from its manifest`,
    });
  for (const [number, chunk] of pack.chunks.entries()) {
    named.add(fileAt(chunk.file));
    if (chunk.index) named.add(fileAt(chunk.index.file));
    const before = look.offenders.length;
    for (const fault of chunkFaults(root, pack, number, chunk)) offend(chunk.file, fault);
    if (look.offenders.length > before) continue; // of texts that are wrong the index says nothing
    for (const fault of indexFaults(root, pack, number, chunk)) offend(chunk.index?.file ?? chunk.file, fault);
  }
  look.texts += texts;
}

/** What is wrong with a chunk; it is read to its last byte. */
function* chunkFaults(root: string, pack: PackManifest, number: number, chunk: PackChunk): Generator<string> {
  let content: Buffer;
  try {
    content = readFileSync(join(root, fileAt(chunk.file)));
  } catch {
    return yield 'is missing';
  }
  if (!isNamed(chunk.file, content) || digestOf(content) !== chunk.digest || content.length !== chunk.bytes)
    return yield 'does not match the digest in its name and in the manifest';
  const songs = pack.songs.filter((song) => song.chunk === number);
  if (songs.length > 1 && content.length > MOST_BYTES)
    yield `has ${songs.length} texts and ${content.length} bytes; a chunk of several texts has ${MOST_BYTES} at most`;
  let end = 0;
  for (const { fileName, start, bytes, digest } of songs) {
    const isNext = start === end;
    end = start + bytes;
    if (isNext && digestOf(content.subarray(start, end)) === digest) continue;
    yield `does not hold the text of ${JSON.stringify(fileName)} at ${start} to ${end}`;
  }
  if (end !== content.length) yield `has ${content.length - end} bytes that are in no text`;
}
