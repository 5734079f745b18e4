import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { type IndexedWord, readShard, splitParts } from '../../src/core/text-index/shard.ts';
import type { LibrarySource } from '../../src/features/search/text/source.ts';
import { textNode, textRoot } from '../../src/schemas/text-index.ts';

/** What was asked of a {@link folderSource}. */
export interface Asked {
  file: string;
  bytes: number;
}

/**
 * The index and the pages of a published site, out of its folder.
 * @param onRead is told of each file that is read
 */
export function folderSource(dist: string, onRead: (asked: Asked) => void = () => undefined): LibrarySource {
  const read = (file: string): Buffer<ArrayBuffer> => {
    const content = readFileSync(join(dist, file));
    onRead({ file, bytes: content.length });
    return content;
  };
  const json = (file: string): unknown => JSON.parse(read(file).toString('utf8'));
  const words = (name: string): IndexedWord[] => {
    const { words, postings } = splitParts(new Uint8Array(read(`_astro/texts/${name}.bin`)));
    const whole = (part: Uint8Array) => new Uint8Array(inflateRawSync(part));
    return readShard({ words: whole(words), postings: whole(postings) });
  };
  return {
    root: async () => textRoot.parse(json('catalogue/texts.json')),
    node: async (name) => textNode.parse(json(`_astro/texts/${name}.json`)).shards,
    shard: async (name) => words(name),
    page: async (path) => read(`${decodeURIComponent(path).slice(1)}index.html`).toString('utf8'),
  };
}
