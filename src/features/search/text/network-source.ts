/** The index and the pages over the network, in the worker. What was read once is kept for as long as the worker lives. */
import { fetchBytes, fetchText } from '#api/text-index.ts';
import { textIndexRootPath, textNodePath, textShardPath } from '#core/library/paths.ts';
import { reaches } from '#core/page/read-song-page.ts';
import type { IndexedWord } from '#core/text-index/shard.ts';
import { type TextRoot, textNode, textRoot } from '#schemas/text-index.ts';
import { ENDLESS, promiseCache } from './promise-cache.ts';
import type { LibrarySource } from './source.ts';
import { unpackShard } from './unpack-shard.browser.ts';

/** Shards and pages that are kept: some hundred kilobytes. */
const MOST_SHARDS = 60;
const MOST_PAGES = 20;

/** @param onKept is told when an answer came from the device because there is no line */
export function networkSource(onKept: () => void): LibrarySource {
  const roots = promiseCache<TextRoot>(1);
  const nodes = promiseCache<readonly string[]>(MOST_SHARDS);
  const shards = promiseCache<readonly IndexedWord[]>(MOST_SHARDS);
  const pages = promiseCache<string>(MOST_PAGES);
  const json = async (url: string): Promise<unknown> => JSON.parse(await fetchText({ url, signal: ENDLESS, onKept }));
  return {
    root: () => roots('', async () => textRoot.parse(await json(textIndexRootPath()))),
    node: (name) => nodes(name, async () => textNode.parse(await json(textNodePath(name))).shards),
    shard: (name) =>
      shards(name, async () => {
        return unpackShard(await fetchBytes({ url: textShardPath(name), signal: ENDLESS, onKept }));
      }),
    page: (path, stanza, signal) =>
      pages(
        `${path} ${stanza}`,
        () => fetchText({ url: path, signal, onKept, isEnough: (html) => reaches(html, stanza) }),
        signal,
      ),
  };
}
