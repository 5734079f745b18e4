/** Words in order → the files of a segment. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { boundaryOf, endsBefore } from '#core/text-index/boundary.ts';
import { joinParts, ShardWriter } from '#core/text-index/shard.ts';
import { TEXT_INDEX_VERSION, type TextSegment } from '#schemas/text-index.ts';
import { shortHash } from './documents.ts';
import type { RunWord } from './run-file.ts';

/** Shards that the root itself names at most, and those that one node names where there are more. */
const MOST_IN_ROOT = 1024;
const IN_NODE = 256;

const packed = (content: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(deflateRawSync(content, { level: 9, memLevel: 9 }));

/** The files of the index, all in one folder. */
export interface IndexFolder {
  /** Writes one file under its boundary and digest. @returns its name without the extension */
  write(boundary: string, extension: string, content: Uint8Array | string): string;
}

export function indexFolder(folder: string): IndexFolder {
  mkdirSync(folder, { recursive: true });
  return {
    write(boundary, extension, content) {
      const name = `${boundary}.${shortHash(content)}`;
      writeFileSync(join(folder, name + extension), content);
      return name;
    },
  };
}

/**
 * Writes shards, and nodes where there are many.
 * @param texts how many there are
 */
export function writeSegment(to: IndexFolder, words: Iterable<RunWord>, texts: number): TextSegment {
  const { shards, passages } = writeMeasuredShards(to, words, texts);
  return segmentOf(to, shards, passages);
}

/** Writes shards alone. @returns their names, and how many passages the texts have */
export function writeMeasuredShards(
  to: Pick<IndexFolder, 'write'>,
  words: Iterable<RunWord>,
  texts: number,
): Pick<TextSegment, 'shards' | 'passages'> {
  const last = new Uint32Array(texts);
  const shards = writeShards(to, measured(words, last));
  return { shards, passages: last.reduce((sum, one) => sum + one, 0) };
}

/** The words as they are; the last passage of each text is noted on the way. */
function* measured(words: Iterable<RunWord>, last: Uint32Array): Generator<RunWord> {
  for (const word of words) {
    for (let at = 0; at < word.postings.length; at += 2) {
      const [text = 0, passage = 0] = [word.postings[at], word.postings[at + 1]];
      if (passage > (last[text] ?? 0)) last[text] = passage;
    }
    yield word;
  }
}

function segmentOf(to: IndexFolder, shards: string[], passages: number): TextSegment {
  if (shards.length <= MOST_IN_ROOT) return { passages, shards, nodes: [] };
  const nodes: string[] = [];
  for (let at = 0; at < shards.length; at += IN_NODE) {
    const some = shards.slice(at, at + IN_NODE);
    const boundary = some[0]?.split('.')[0] ?? '';
    nodes.push(to.write(boundary, '.json', JSON.stringify({ version: TEXT_INDEX_VERSION, shards: some })));
  }
  return { passages, shards: [], nodes };
}

function writeShards(to: Pick<IndexFolder, 'write'>, words: Iterable<RunWord>): string[] {
  const names: string[] = [];
  const shard = new ShardWriter();
  let [boundary, last] = ['', ''];
  const close = (): void => {
    const { words, postings } = shard.take();
    names.push(to.write(boundary, '.bin', joinParts({ words: packed(words), postings: packed(postings) })));
  };
  for (const { key, postings } of words) {
    if (boundary === '') boundary = boundaryOf('', key);
    else if (endsBefore(shard.size, last, key)) {
      close();
      boundary = boundaryOf(last, key);
    }
    shard.add(key, postings);
    last = key;
  }
  if (boundary !== '') close();
  return names;
}
