/** One file of the index: the keys of its part of the range, in order, and where each stands. `docs/search-format.md` has its bytes. */
import { ByteReader, BytesError, ByteWriter } from './bytes.ts';
import { countOf, type Postings, readPostings, writePostings } from './postings.ts';
import { partOf } from './shard-tree.ts';

/** Raised when the bytes change their meaning. */
const SHARD_VERSION = 2;

/** More postings of one key are counted but not written: the key says too little to be looked for, and costs too much. */
export const MOST_POSTED = 3000;

/** A key of the index, in how many passages it stands, and where; `null` for a frequent one. */
export interface IndexedKey {
  readonly key: number;
  readonly count: number;
  readonly postings: Postings | null;
}

/** A key as it is written: its postings as bytes. */
export interface WrittenKey {
  readonly key: number;
  readonly count: number;
  readonly bytes: Uint8Array;
}

const one = new ByteWriter();

export function writeKey(key: number, postings: Postings): WrittenKey {
  if (countOf(postings) <= MOST_POSTED) writePostings(one, postings);
  return { key, count: countOf(postings), bytes: one.take() };
}

/** About the bytes of a key beside its postings. */
const HEAD = 3;

export const sizeOf = ({ bytes }: WrittenKey): number => bytes.length + HEAD;

/** Keys and counts first, then the postings: alike things stand together, which packs better. */
export function writeShard(node: number, keys: readonly WrittenKey[]): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.byte(SHARD_VERSION);
  out.number(keys.length);
  let { first: last } = partOf(node);
  for (const { key } of keys) {
    out.number(key - last);
    last = key;
  }
  for (const { count } of keys) out.number(count);
  for (const { bytes } of keys) out.bytes(bytes);
  return out.take();
}

/** @throws {BytesError} when it was cut, altered or is of another version */
export function readShard(node: number, bytes: Uint8Array): IndexedKey[] {
  const from = new ByteReader(bytes);
  const version = from.byte();
  if (version !== SHARD_VERSION)
    throw new BytesError(
      `The shard is of version ${version}, and this page reads ${SHARD_VERSION}.\n  Reload the page.`,
    );
  let { first: key } = partOf(node);
  const keys = Array.from({ length: from.number() }, () => {
    key += from.number();
    return key;
  });
  const counts = keys.map(() => from.number());
  return keys.map((key, at) => {
    const count = counts[at] as number;
    return { key, count, postings: count > MOST_POSTED ? null : readPostings(from, count) };
  });
}
