import { type IndexedKey, readShard } from '#core/text-index/shard.ts';

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed])
    .stream()
    .pipeThrough<Uint8Array<ArrayBuffer>>(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The keys of a shard as it is published, in order. @throws {BytesError} {TypeError} when it is not whole */
export async function unpackShard(node: number, file: Uint8Array<ArrayBuffer>): Promise<IndexedKey[]> {
  return readShard(node, await inflated(file));
}
