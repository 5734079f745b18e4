/** The index of one chunk of a pack: the files that an index of these texts alone would have, in one. `docs/packs-format.md` has its bytes. */
import { ByteReader, BytesError, ByteWriter } from './bytes.ts';
import { readTree, type ShardPart } from './shard-tree.ts';

/** Raised when the bytes change their meaning. */
const CHUNK_INDEX_VERSION = 2;

/** What a chunk's index is made of; `files` in the order of the tree's. */
export interface ChunkIndexContent {
  /** Passages of its texts in all, to weigh by. */
  passages: number;
  tree: string;
  files: readonly Uint8Array[];
}

export interface ChunkIndex {
  passages: number;
  parts: readonly ShardPart[];
  /** The file of a part, packed. */
  shard(node: number): Uint8Array<ArrayBuffer>;
}

export function writeChunkIndex({ passages, tree, files }: ChunkIndexContent): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.byte(CHUNK_INDEX_VERSION);
  out.number(passages);
  out.number(tree.length);
  out.ascii(tree);
  for (const file of files) out.number(file.length);
  for (const file of files) out.bytes(file);
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
  const parts = readTree(from.ascii(from.number()));
  const lengths = parts.map(() => from.number());
  const files = new Map<number, Uint8Array<ArrayBuffer>>();
  let { at } = from;
  for (const [n, { node }] of parts.entries()) {
    files.set(node, bytes.slice(at, at + (lengths[n] ?? 0)));
    at += lengths[n] ?? 0;
  }
  if (at !== bytes.length)
    throw new BytesError(
      `The index of a chunk has ${bytes.length} bytes and not ${at}.\n  Fetch it again: it was cut.`,
    );
  return { passages, parts, shard: (node) => files.get(node) ?? new Uint8Array() };
}
