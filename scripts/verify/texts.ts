/** A look into the index inside texts before anyone asks it: every word of some texts is found at its own verse. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { arrangeLibrary, songsOf } from '#core/library/library.ts';
import { placeOf } from '#core/text-index/directory.ts';
import { fromDistances, numberTexts } from '#core/text-index/documents.ts';
import { type IndexedWord, MOST_POSTED, readShard, splitParts } from '#core/text-index/shard.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { type Document, documentsOf } from '../text-index/documents.ts';
import { filesOfSegment, INDEX_FOLDER, isWhole, listFile, readRoot, shardsOf } from '../text-index/files.ts';
import { drawnWords, nameOf } from './drawn-words.ts';
import { fileOfPath } from './pages.ts';
import type { Offender } from './verify.ts';

/** A shard with more was not cut where it should have been; one word alone has less. */
const LARGEST_SHARD = 32 * 1024;

export interface TextsReport {
  /** Texts that were drawn, and words of theirs that were looked for. */
  texts: number;
  words: number;
  /** Files of the index, and their bytes. */
  files: number;
  bytes: number;
  offenders: Offender[];
}

/** The words of a segment by key; only the shard that was read last is kept, so ask in order. */
function reader(folder: string, shards: readonly string[]): (key: string) => IndexedWord | undefined {
  let at = -1;
  let words = new Map<string, IndexedWord>();
  return (key) => {
    const place = placeOf(shards, key);
    if (place !== at && shards.length > 0) {
      const { words: first, postings } = splitParts(
        new Uint8Array(readFileSync(join(folder, INDEX_FOLDER, `${shards[place]}.bin`))),
      );
      const whole = (part: Uint8Array) => new Uint8Array(inflateRawSync(part));
      words = new Map(readShard({ words: whole(first), postings: whole(postings) }).map((word) => [word.key, word]));
      at = place;
    }
    return words.get(key);
  };
}

/** Looks at the index of a built folder; what is wrong is among its offenders. */
export function inspectTexts(folder: string, manifest: SnapshotManifest): TextsReport {
  const report: TextsReport = { texts: 0, words: 0, files: 0, bytes: 0, offenders: [] };
  const offend = (file: string, what: string) => report.offenders.push({ file, what });
  const root = readRoot(folder);
  if (!root) {
    offend('catalogue/texts.json', 'is missing, or is not the root of the index inside texts');
    return report;
  }
  try {
    const files = [
      listFile(root),
      ...filesOfSegment(folder, root.base),
      ...(root.delta ? filesOfSegment(folder, root.delta) : []),
    ];
    for (const file of files) {
      report.files += 1;
      report.bytes += statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0;
      if (!isWhole(folder, [file])) offend(file, 'is missing, or does not match the digest in its name');
      else if (!file.includes('documents.') && statSync(join(folder, file)).size > LARGEST_SHARD)
        offend(file, 'is larger than a shard may be');
    }
    if (report.offenders.length === 0) findWords(folder, manifest, report);
  } catch (error) {
    offend(
      'catalogue/texts.json',
      `names files that cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  return report;
}

function findWords(folder: string, manifest: SnapshotManifest, report: TextsReport): void {
  const root = readRoot(folder);
  const documents = documentsOf(manifest);
  if (!root) return;
  const [gone, fresh, changed] = [fromDistances(root.gone), fromDistances(root.fresh), fromDistances(root.changed)];
  const numbering = numberTexts(root.documents.count, documents.length, { gone, fresh, changed });
  if (!numbering) {
    report.offenders.push({ file: 'catalogue/texts.json', what: 'is the index of another library' });
    return;
  }
  const segments = [
    { places: numbering.base, read: reader(folder, shardsOf(folder, root.base)) },
    ...(root.delta ? [{ places: numbering.delta, read: reader(folder, shardsOf(folder, root.delta)) }] : []),
  ];
  const pathOf = new Map(songsOf(arrangeLibrary(manifest.entries, [])).map((song) => [nameOf(song), song.path]));
  const wanted = drawnWords(folder, documents, pathOf);
  report.texts = new Set(wanted.map(({ place }) => place)).size;
  report.words = wanted.length;
  for (const { key, place, passage } of wanted) {
    const found = segments.map(({ places, read }) => ({ places, word: read(key) }));
    const count = found.reduce((sum, { word }) => sum + (word?.count ?? 0), 0);
    if (count > MOST_POSTED || found.some(({ places, word }) => stands(word, places, place, passage))) continue;
    const { folder: name, language, fileName } = documents[place] as Document;
    report.offenders.push({
      file: fileOfPath(pathOf.get(nameOf(documents[place])) ?? ''),
      what: `has a word with the key ${key} in its passage ${passage} that the index does not find there (${name}/${language}/${fileName})`,
    });
  }
}

function stands(word: IndexedWord | undefined, places: Int32Array, place: number, passage: number): boolean {
  const postings = word?.postings ?? [];
  for (let at = 0; at < postings.length; at += 2)
    if (postings[at + 1] === passage && places[postings[at] as number] === place) return true;
  return false;
}
