import { type IndexedWord, readShard, splitParts } from '#core/text-index/shard.ts';

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed])
    .stream()
    .pipeThrough<Uint8Array<ArrayBuffer>>(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The words of a shard as it is published, in order. @throws {BytesError} {TypeError} when it is not whole */
export async function unpackShard(file: Uint8Array<ArrayBuffer>): Promise<IndexedWord[]> {
  const { words, postings } = splitParts(file);
  return readShard({ words: await inflated(words), postings: await inflated(postings) });
}
