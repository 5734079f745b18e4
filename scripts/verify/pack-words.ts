/** A look into the index of a chunk: it can be read to its end, and has every word of one text where that stands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { stanzasOf } from '#core/text/stanzas.ts';
import { type ChunkShard, readChunkIndex } from '#core/text-index/chunk-index.ts';
import { type IndexedWord, MOST_POSTED, readShard, splitParts } from '#core/text-index/shard.ts';
import { keysOf, passagesIn } from '#core/text-index/words.ts';
import type { PackChunk, PackManifest, PackSong } from '#schemas/pack.ts';
import { digestOf, fileAt, isNamed } from '../packs/files.ts';

/** What is wrong with the index of a chunk whose texts are right. */
export function* indexFaults(root: string, pack: PackManifest, chunk: number, at: PackChunk): Generator<string> {
  const songs = pack.songs.filter((song) => song.chunk === chunk);
  const texts = readFileSync(join(root, fileAt(at.file)));
  const [number, song] = drawn(songs);
  const text = song ? texts.subarray(song.start, song.start + song.bytes).toString('utf8') : '';
  const passages = stanzasOf(text).flatMap(passagesIn);
  if (!at.index) {
    if (passages.some((passage) => keysOf(passage).size > 0)) yield 'has words, but no index';
    return;
  }
  let words: Map<string, IndexedWord>;
  try {
    const content = new Uint8Array(readFileSync(join(root, fileAt(at.index.file))));
    if (!isNamed(at.index.file, content) || digestOf(content) !== at.index.digest || content.length !== at.index.bytes)
      return yield 'does not match the digest in its name and in the manifest';
    words = new Map(
      readChunkIndex(content)
        .shards.flatMap(wordsOf)
        .map((word) => [word.key, word]),
    );
  } catch (error) {
    return yield `cannot be read: ${error instanceof Error ? error.message : error}`;
  }
  for (const [place, passage] of passages.entries())
    for (const key of keysOf(passage))
      if (!stands(words.get(key), number, place + 1))
        yield `does not find the key ${key} in passage ${place + 1} of ${JSON.stringify(song?.fileName)}`;
}

/** The text whose words are looked for, and its number: told by digests, so that it is another one in each chunk. */
function drawn(songs: readonly PackSong[]): [number, PackSong | undefined] {
  let least = -1;
  for (const [at, { unavailable, digest }] of songs.entries())
    if (!unavailable && (least < 0 || digest < (songs[least]?.digest ?? ''))) least = at;
  return [least, songs[least]];
}

function wordsOf({ file }: ChunkShard): IndexedWord[] {
  const { words, postings } = splitParts(file);
  const whole = (part: Uint8Array) => new Uint8Array(inflateRawSync(part));
  return readShard({ words: whole(words), postings: whole(postings) });
}

function stands(word: IndexedWord | undefined, number: number, passage: number): boolean {
  if (word && word.count > MOST_POSTED) return true;
  const { postings } = word ?? {};
  for (let at = 0; at < (postings?.length ?? 0); at += 2)
    if (postings?.[at] === number && postings[at + 1] === passage) return true;
  return false;
}
