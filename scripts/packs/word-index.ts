/** Texts of a chunk → its index: where which words stand in them. */
import { type ChunkShard, writeChunkIndex } from '#core/text-index/chunk-index.ts';
import { keyReader } from '#core/text-index/words.ts';
import { addWords, inOrder } from '../text-index/runs.ts';
import { writeMeasuredShards } from '../text-index/segment.ts';

/** @returns the file for texts in their order, null among them for one whose words nobody looks for; null where there are no words */
export type IndexTexts = (texts: readonly (string | null)[]) => Uint8Array<ArrayBuffer> | null;

/** Keys of words are cached from one chunk to the next. */
export function textsIndexer(): IndexTexts {
  const keyOf = keyReader();
  return (texts) => {
    const words = new Map<string, number[]>();
    for (const [number, text] of texts.entries()) if (text !== null) addWords(words, number, text, keyOf);
    if (words.size === 0) return null;
    const shards: ChunkShard[] = [];
    const write = (boundary: string, _: string, content: Uint8Array | string): string => {
      shards.push({ boundary, file: content as ChunkShard['file'] });
      return boundary;
    };
    const { passages } = writeMeasuredShards({ write }, inOrder(words), texts.length);
    return writeChunkIndex({ passages, shards });
  };
}
