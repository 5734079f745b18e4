/** What is worth asking for while a reader still types. */
import type { TextSource } from './source.ts';

/** Pages wait for the pause: a page answers one question alone, and a shard the next letter's too. */
export const pagesAfter = (pause: Promise<void>, source: TextSource): TextSource => ({
  ...source,
  async page(path, stanza, signal) {
    await pause;
    signal.throwIfAborted();
    return source.page(path, stanza, signal);
  },
});
