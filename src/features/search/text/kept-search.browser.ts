/** Looks into the texts that this device keeps. */

import { fetchText } from '#api/text-index.ts';
import type { IndexedKey } from '#core/text-index/shard.ts';
import { keptItems, wordsOf } from '#features/offline/in-worker.ts';
import { type KeptIndex, keptIndex } from './kept-index.ts';
import { ENDLESS, promiseCache } from './promise-cache.ts';
import type { TextSource } from './source.ts';
import { unpackShard } from './unpack-shard.browser.ts';

/** Shards that stay unpacked: each chunk has one for a seed. */
const MOST_SHARDS = 200;
const MOST_PAGES = 20;

export interface KeptSearch extends KeptIndex {
  source: TextSource;
}

let opened: { items: string; search: Promise<KeptSearch> } | undefined;

async function open(items: Awaited<ReturnType<typeof keptItems>>): Promise<KeptSearch> {
  const shards = promiseCache<readonly IndexedKey[]>(MOST_SHARDS);
  const kept = keptIndex(await wordsOf(items), (chunk, node, file) =>
    shards(`${chunk} ${node}`, () => unpackShard(node, file), ENDLESS),
  );
  const pages = promiseCache<string>(MOST_PAGES);
  /** The page that the service worker makes; nothing where it cannot: its song is then not found. */
  const page = async (url: string, signal: AbortSignal): Promise<string> => {
    try {
      return await fetchText({ url, signal });
    } catch {
      signal.throwIfAborted();
      return '';
    }
  };
  return {
    ...kept,
    source: {
      page: (path, _, signal) => pages(path, () => page(path, signal), signal),
    },
  };
}

/** @returns null where nothing is kept. What was opened stays open until something else is kept. */
export async function openKept(): Promise<KeptSearch | null> {
  const items = await keptItems();
  if (items.length === 0) return null;
  const known = JSON.stringify(items);
  if (opened?.items !== known) opened = { items: known, search: open(items) };
  const { search } = opened;
  search.catch(() => {
    opened = undefined; // it may be there the next time
  });
  return search;
}
