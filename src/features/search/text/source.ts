/** Where the index and the pages come from: the network in a browser, a folder in a test. */
import type { TextRoot } from '#schemas/text-index.ts';
import type { IndexedWord } from './shard.ts';

/** Each call rejects when its file cannot be had, and when `signal` stops it. */
export interface TextSource {
  root(signal: AbortSignal): Promise<TextRoot>;
  /** Names of the shards in a node. */
  node(name: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Words of a shard, in order. */
  shard(name: string, signal: AbortSignal): Promise<readonly IndexedWord[]>;
  /** The HTML of a reading page, at least as far as the stanza of a place goes: of a long text the rest is not waited for. */
  page(path: string, stanza: number, signal: AbortSignal): Promise<string>;
}
