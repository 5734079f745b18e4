import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_FILE, readShardFile } from '../../scripts/text-index/files.ts';
import { textShardPath } from '../../src/core/library/paths.ts';
import type { LibrarySource } from '../../src/features/search/text/source.ts';
import { textRoot } from '../../src/schemas/text-index.ts';

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
  return {
    root: async () => textRoot.parse(JSON.parse(read(ROOT_FILE).toString('utf8'))),
    shard: async (node) => {
      read(textShardPath(node));
      return readShardFile(dist, node);
    },
    page: async (path) => read(`${decodeURIComponent(path).slice(1)}index.html`).toString('utf8'),
  };
}
