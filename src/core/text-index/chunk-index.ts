/** The index of one chunk of a pack: shards as those of the whole library are, in one file. `docs/packs-format.md` has its bytes. */
import { ByteReader, BytesError, ByteWriter } from './bytes.ts';

/** Raised when the bytes change their meaning. */
const CHUNK_INDEX_VERSION = 1;

/** A shard, and the beginning of its first key. */
export interface ChunkShard {
  boundary: string;
  file: Uint8Array<ArrayBuffer>;
}

export interface ChunkIndex {
  /** Passages of its texts in all, to weigh words by. */
  passages: number;
  /** In the order of their keys. */
  shards: readonly ChunkShard[];
}

export function writeChunkIndex({ passages, shards }: ChunkIndex): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.byte(CHUNK_INDEX_VERSION);
  out.number(passages);
  out.number(shards.length);
  for (const { boundary, file } of shards) {
    out.number(boundary.length);
    out.ascii(boundary);
    out.number(file.length);
  }
  for (const { file } of shards) out.bytes(file);
  return out.take();
}

/** @throws {BytesError} when it was cut, or is of another version */
export function readChunkIndex(bytes: Uint8Array<ArrayBuffer>): ChunkIndex {
  const from = new ByteReader(bytes);
  const version = from.byte();
  if (version !== CHUNK_INDEX_VERSION)
    throw new BytesError(
      `The index of a chunk is of version ${version}, and this page reads ${CHUNK_INDEX_VERSION}.\n  Reload the page.`,
    );
  const passages = from.number();
  const heads = Array.from({ length: from.number() }, () => ({
    boundary: from.ascii(from.number()),
    length: from.number(),
  }));
  let { at } = from;
  const shards = heads.map(({ boundary, length }) => {
    const file = bytes.slice(at, at + length);
    at += length;
    return { boundary, file };
  });
  if (at !== bytes.length)
    throw new BytesError(
      `The index of a chunk has ${bytes.length} bytes and not ${at}.\n  Fetch it again: it was cut.`,
    );
  return { passages, shards };
}
