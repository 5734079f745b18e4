/** Where an index and the pages come from: the network or the device in a browser, a folder in a test. */

import type { IndexedKey } from '#core/text-index/shard.ts';
import type { TextRoot } from '#schemas/text-index.ts';

/** Each call rejects when its file cannot be loaded. */
export interface TextSource {
  /**
   * The HTML of a reading page, at least as far as the stanza of a place goes: of a long text the rest is not waited for. `signal` stops
   * it.
   */
  page(path: string, stanza: number, signal: AbortSignal): Promise<string>;
}

/**
 * The index of the whole library. What is asked for in it comes whatever the next letter is: it is small, and the next question mostly
 * needs it too. Stopped and asked for again with each letter, it would never come on a slow connection.
 */
export interface LibrarySource extends TextSource {
  root(): Promise<TextRoot>;
  /** Keys of a shard, in order. */
  shard(node: number): Promise<readonly IndexedKey[]>;
}
