/** The index and the pages over the network, in the worker. What was read once is kept for as long as the worker lives. */
import { fetchBytes, fetchText } from '#api/texts.ts';
import { textIndexRootPath, textNodePath, textShardPath } from '#library/paths.ts';
import { type TextRoot, textNode, textRoot } from '#schemas/text-index.ts';
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

/** Of what nobody stops. */
const ENDLESS = new AbortController().signal;

type Keep<T> = (name: string, make: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Keeps the last answers by name; one that failed or was stopped is asked for again. */
function keep<T>(most: number): Keep<T> {
  const kept = new Map<string, { answer: Promise<T>; signal: AbortSignal; isThere: boolean }>();
  return (name, make, signal = ENDLESS) => {
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
  const roots = keep<TextRoot>(1);
  const nodes = keep<readonly string[]>(MOST_SHARDS);
  const shards = keep<readonly IndexedWord[]>(MOST_SHARDS);
  const pages = keep<string>(MOST_PAGES);
  const json = async (url: string): Promise<unknown> => JSON.parse(await fetchText({ url, signal: ENDLESS, onKept }));
  return {
    root: () => roots('', async () => textRoot.parse(await json(textIndexRootPath()))),
    node: (name) => nodes(name, async () => textNode.parse(await json(textNodePath(name))).shards),
    shard: (name) =>
      shards(name, async () => {
        const packed = await fetchBytes({ url: textShardPath(name), signal: ENDLESS, onKept });
        const { words, postings } = splitParts(packed);
        return readShard({ words: await inflated(words), postings: await inflated(postings) });
      }),
    page: (path, stanza, signal) =>
      pages(
        `${path} ${stanza}`,
        () => fetchText({ url: path, signal, onKept, isEnough: (html) => reaches(html, stanza) }),
        signal,
      ),
  };
}
