/** The index and the pages over the network, in the worker. What was read once is kept for as long as the worker lives. */
import { fetchBytes, fetchText } from '#api/texts.ts';
import { textIndexRootPath, textNodePath, textShardPath } from '#library/paths.ts';
import { textNode, textRoot } from '#schemas/text-index.ts';
import { reaches } from './page-stanzas.ts';
import { type IndexedWord, readShard, splitParts } from './shard.ts';
import type { TextSource } from './source.ts';

/** Shards and pages that are kept: some hundred kilobytes. */
const MOST_SHARDS = 60;
const MOST_PAGES = 20;

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed])
    .stream()
    .pipeThrough<Uint8Array<ArrayBuffer>>(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Keeps the last answers by name; one that failed or was stopped is asked for again. */
function keep<T>(most: number): (name: string, signal: AbortSignal, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { answer: Promise<T>; signal: AbortSignal; isThere: boolean }>();
  return (name, signal, make) => {
    const had = kept.get(name);
    kept.delete(name);
    // What another question asked for and gave up is on its way to nobody.
    const isGood = had && (had.isThere || !had.signal.aborted);
    const one = isGood ? had : { answer: make(), signal, isThere: false };
    kept.set(name, one);
    one.answer.then(
      () => {
        one.isThere = true;
      },
      () => {
        if (kept.get(name) === one) kept.delete(name);
      },
    );
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return one.answer;
  };
}

/** @param onKept is told when an answer came from the device because there is no line */
export function networkSource(onKept: () => void): TextSource {
  const nodes = keep<readonly string[]>(MOST_SHARDS);
  const shards = keep<readonly IndexedWord[]>(MOST_SHARDS);
  const pages = keep<string>(MOST_PAGES);
  return {
    root: async (signal) => textRoot.parse(JSON.parse(await fetchText({ url: textIndexRootPath(), signal, onKept }))),
    node: (name, signal) =>
      nodes(name, signal, async () => {
        const json = await fetchText({ url: textNodePath(name), signal, onKept });
        return textNode.parse(JSON.parse(json)).shards;
      }),
    shard: (name, signal) =>
      shards(name, signal, async () => {
        const { words, postings } = splitParts(await fetchBytes({ url: textShardPath(name), signal, onKept }));
        return readShard({ words: await inflated(words), postings: await inflated(postings) });
      }),
    page: (path, stanza, signal) =>
      pages(`${path} ${stanza}`, signal, () =>
        fetchText({ url: path, signal, onKept, isEnough: (html) => reaches(html, stanza) }),
      ),
  };
}
