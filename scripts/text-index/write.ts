/** Keys of texts → the files of their index: of a whole library, or of one chunk of a pack. */
import { deflateRawSync } from 'node:zlib';
import { writeChunkIndex } from '#core/text-index/chunk-index.ts';
import { sizeOf, type WrittenKey, writeKey, writeShard } from '#core/text-index/shard.ts';
import { type NodeMark, partOf, ROOTS } from '#core/text-index/shard-tree.ts';
import { keySort } from './key-sort.ts';
import type { TextKeys } from './keys.ts';

/** Bytes of a file at most before it is packed, unless one key alone has more; packed it has some two thirds. */
const MOST = 6600;

export interface WrittenIndex {
  /** Passages in all. */
  passages: number;
  /** Which files there are, as `readTree` reads it. */
  tree: string;
}

/**
 * @param texts the keys of each by its number; numbers ascend
 * @param write gets each file, packed, in the order of their keys
 * @param work folder for a library that is too large for the memory
 */
export function writeIndex(
  texts: Iterable<readonly [number: number, keys: TextKeys]>,
  write: (node: number, file: Uint8Array<ArrayBuffer>) => void,
  work: string | null = null,
): WrittenIndex {
  const sort = keySort(work);
  /** By passages: the numbers of their texts, and their own within these. */
  const owners: number[] = [];
  const places: number[] = [];
  for (const [number, passages] of texts)
    for (const [at, keys] of passages.entries()) {
      for (const key of keys) sort.add(key, owners.length);
      owners.push(number);
      places.push(at + 1);
    }
  const marks: NodeMark[] = [];
  const divide = (node: number, keys: readonly WrittenKey[]): void => {
    const size = keys.reduce((sum, key) => sum + sizeOf(key), 0);
    if (size <= MOST || keys.length === 1) {
      marks.push(keys.length === 0 ? 'e' : 'f');
      if (keys.length > 0)
        write(node, new Uint8Array(deflateRawSync(writeShard(node, keys), { level: 9, memLevel: 9 })));
      return;
    }
    marks.push('s');
    const { end } = partOf(node * 2);
    const first = keys.findIndex(({ key }) => key >= end);
    const half = first < 0 ? keys.length : first;
    divide(node * 2, keys.slice(0, half));
    divide(node * 2 + 1, keys.slice(half));
  };
  const written = ({ key, passages }: { key: number; passages: readonly number[] }): WrittenKey => {
    const postings: number[] = [];
    for (const passage of passages) postings.push(owners[passage] as number, places[passage] as number);
    return writeKey(key, postings);
  };
  for (const [part, node] of ROOTS.entries()) divide(node, Array.from(sort.take(part), written));
  return { passages: owners.length, tree: marks.join('') };
}

/** The index of the texts of a chunk, by their places in it, null among them for one that is not looked into; null where they have no sounds. */
export function indexOfChunk(texts: readonly (TextKeys | null)[]): Uint8Array<ArrayBuffer> | null {
  const files: Uint8Array[] = [];
  const there = [...texts.entries()].filter((one): one is [number, TextKeys] => one[1] !== null);
  const index = writeIndex(there, (_, file) => files.push(file));
  return files.length === 0 ? null : writeChunkIndex({ ...index, files });
}
