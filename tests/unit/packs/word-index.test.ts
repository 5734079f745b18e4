/** The index of a chunk has every word of its texts where it stands, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { stanzasOf } from '#core/text/stanzas.ts';
import { BytesError } from '#core/text-index/bytes.ts';
import { readChunkIndex, writeChunkIndex } from '#core/text-index/chunk-index.ts';
import { placeOf } from '#core/text-index/directory.ts';
import { readShard, splitParts } from '#core/text-index/shard.ts';
import { keysOf, passagesIn } from '#core/text-index/words.ts';
import { textsIndexer } from '../../../scripts/packs/word-index.ts';

const LIBRARY = join(import.meta.dirname, '../../../scripts/local-api/sample-library/texts');

const texts = readdirSync(LIBRARY, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
  .sort();

/** Every `key text passage`, by reading the texts themselves. */
const counted = (chunk: readonly (string | null)[]): string[] =>
  chunk.flatMap((text, number) =>
    stanzasOf(text ?? '')
      .flatMap(passagesIn)
      .flatMap((passage, at) => [...keysOf(passage)].map((key) => `${key} ${number} ${at + 1}`)),
  );

function indexed(file: Uint8Array<ArrayBuffer>): { found: string[]; passages: number } {
  const { shards, passages } = readChunkIndex(file);
  const names = shards.map(({ boundary }, at) => `${boundary}.${at}`);
  const found = shards.flatMap(({ file }, at) => {
    const { words, postings } = splitParts(file);
    const whole = (part: Uint8Array) => new Uint8Array(inflateRawSync(part));
    return readShard({ words: whole(words), postings: whole(postings) }).flatMap(({ key, postings }) => {
      expect(placeOf(names, key), `where ${key} is looked for`).toBe(at);
      return Array.from({ length: (postings?.length ?? 0) / 2 }, (_, n) => {
        const [number, passage] = postings?.slice(n * 2) ?? [];
        return `${key} ${number} ${passage}`;
      });
    });
  });
  return { found, passages };
}

describe('the index of a chunk', () => {
  it('of the sample library is a count of its words', () => {
    expect(texts.length).toBeGreaterThan(50);
    const indexTexts = textsIndexer();
    for (let at = 0; at < texts.length; at += 12) {
      const chunk = texts.slice(at, at + 12);
      const file = indexTexts(chunk);
      const { found, passages } = indexed(file ?? new Uint8Array());
      expect(found.sort()).toEqual(counted(chunk).sort());
      expect(passages).toBe(
        chunk.reduce((sum, text) => sum + Math.max(0, ...counted([text]).map((one) => Number(one.split(' ')[2]))), 0),
      );
    }
  });

  it('does not depend on the chunks that were indexed before', () => {
    const indexTexts = textsIndexer();
    indexTexts(texts.slice(20, 30));
    expect(indexTexts(texts.slice(0, 9))).toEqual(textsIndexer()(texts.slice(0, 9)));
  });

  it('has no words of a text that is left out, and counts it', () => {
    const [one = '', other = ''] = texts;
    const file = textsIndexer()([null, one, null, other]);
    expect(indexed(file ?? new Uint8Array()).found.sort()).toEqual(counted([null, one, null, other]).sort());
  });

  it('is none where there are no words', () => {
    expect(textsIndexer()([null, '12\n\n—', ''])).toBeNull();
  });

  it('says that it was cut, or is of another version', () => {
    const file = writeChunkIndex({ passages: 3, shards: [{ boundary: 'a', file: new Uint8Array([1, 2]) }] });
    expect(readChunkIndex(file)).toEqual({ passages: 3, shards: [{ boundary: 'a', file: new Uint8Array([1, 2]) }] });
    expect(() => readChunkIndex(file.slice(0, -1))).toThrow(BytesError);
    expect(() => readChunkIndex(file.slice(0, 2))).toThrow(BytesError);
    expect(() => readChunkIndex(Uint8Array.from([2, ...file.slice(1)]))).toThrow(/of version 2/);
  });
});
