/** The index and the pages over the network, in the worker. What was read once is cached for as long as the worker lives. */
import { ApiError } from '#api/errors.ts';
import { fetchBytes, fetchText } from '#api/text-index.ts';
import { textIndexRootPath, textShardPath } from '#core/library/paths.ts';
import { reaches } from '#core/page/read-song-page.ts';
import type { IndexedKey } from '#core/text-index/shard.ts';
import { type TextRoot, textRoot } from '#schemas/text-index.ts';
import { CatalogueChangedError } from './library.ts';
import { ENDLESS, promiseCache } from './promise-cache.ts';
import type { LibrarySource } from './source.ts';
import { unpackShard } from './unpack-shard.browser.ts';

/** Shards and pages that are cached: some hundred kilobytes. */
const MOST_SHARDS = 60;
const MOST_PAGES = 20;

/** @param onKept is told when an answer came from the device because there is no connection */
export function networkSource(onKept: () => void): LibrarySource {
  const roots = promiseCache<TextRoot>(1);
  const shards = promiseCache<readonly IndexedKey[]>(MOST_SHARDS);
  const pages = promiseCache<string>(MOST_PAGES);
  /** @throws {CatalogueChangedError} where the site divides its index otherwise by now */
  const packedShard = (node: number) =>
    fetchBytes({ url: textShardPath(node), signal: ENDLESS, onKept }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? new CatalogueChangedError() : error;
    });
  const json = async (url: string): Promise<unknown> => JSON.parse(await fetchText({ url, signal: ENDLESS, onKept }));
  return {
    root: () => roots('', async () => textRoot.parse(await json(textIndexRootPath()))),
    shard: (node) => shards(String(node), async () => unpackShard(node, await packedShard(node))),
    page: (path, stanza, signal) =>
      pages(
        `${path} ${stanza}`,
        () => fetchText({ url: path, signal, onKept, isEnough: (html) => reaches(html, stanza) }),
        signal,
      ),
  };
}
