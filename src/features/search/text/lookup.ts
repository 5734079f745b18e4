/** Looks words up in all segments of an index. */

import { filesWithPrefix, placeOf } from '#core/text-index/directory.ts';
import type { IndexedWord } from '#core/text-index/shard.ts';
import type { TextSegment } from '#schemas/text-index.ts';
import { type MatchedWord, matchWord } from './matching.ts';
import type { AskedWord } from './query.ts';
import type { TextSource } from './source.ts';
import { weigh } from './weight.ts';

/** Words of some texts. */
export interface OpenSegment {
  readonly files: Pick<TextSegment, 'shards' | 'nodes'>;
  /** By the numbers of its texts: their places in the library; -1 for one that is not looked for. */
  readonly places: Int32Array;
}

/** An index in as many segments as it has: base and delta of the library, or one for each file that is kept. */
export interface OpenIndex {
  readonly segments: readonly OpenSegment[];
  /** Of all its texts. */
  readonly passages: number;
}

/** What the index knows of a word. */
export interface FoundWord {
  readonly asked: AskedWord;
  /** Some stanzas have it, or what may be meant by it, and not too many. */
  readonly tells: boolean;
  /** Too many stanzas have it. */
  readonly isFrequent: boolean;
  /** Places in the library and passages, with what the word tells for each, in bits. */
  each(visit: (place: number, passage: number, bits: number) => void): void;
}

/** The shards of keys, in order and each once: those where they lie, and one more for a half-typed word. */
async function shardsFor(
  { shards, nodes }: OpenSegment['files'],
  keys: readonly string[],
  half: string | null,
  read: (node: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const pick = (files: readonly string[]): string[] => {
    const places = new Set(keys.map((key) => placeOf(files, key)));
    const more = half === null ? [] : filesWithPrefix(files, half, 2);
    return files.filter((file, at) => places.has(at) || more.includes(file));
  };
  if (nodes.length === 0) return pick(shards);
  return pick((await Promise.all(pick(nodes).map(read))).flat());
}

async function matchesIn(segment: OpenSegment['files'], asked: AskedWord, source: TextSource): Promise<MatchedWord[]> {
  const { key, rests, isHalf } = asked;
  const [rest = ''] = rests;
  const read = async (keys: readonly string[], half: string | null): Promise<IndexedWord[]> => {
    const names = await shardsFor(segment, keys, half, (node) => source.node(node));
    return (await Promise.all(names.map((name) => source.shard(name)))).flat();
  };
  const found = matchWord(await read([key, ...rests], isHalf ? rest : null), asked);
  if (found.some(({ kind }) => kind !== 'near') || key.length <= PART) return found;
  // A part of it may stand before all that begins with more of it.
  const parts = matchWord(await read([rest.slice(0, PART)], null), asked).filter(({ kind }) => kind === 'inside');
  return [...found, ...parts];
}

/** Letters of a word of which a part may be a word. */
const PART = 4;

/**
 * A word in all texts of an index.
 * @throws what the source throws
 */
export async function lookUp(
  { segments, passages }: OpenIndex,
  asked: AskedWord,
  source: TextSource,
): Promise<FoundWord> {
  const found = await Promise.all(
    segments.map(async ({ files, places }) => ({ places, matched: await matchesIn(files, asked, source) })),
  );
  const bitsOf = weigh(
    asked,
    found.flatMap(({ matched }) => matched),
    passages,
  );
  const all = found.flatMap(({ places, matched }) => matched.map((one) => ({ places, one, bits: bitsOf(one) })));
  const telling = all.filter(({ bits }) => bits > 0);
  return {
    asked,
    tells: telling.length > 0,
    isFrequent: all.some(({ one, bits }) => one.kind === 'same' && bits === 0),
    each(visit) {
      for (const { places, one, bits } of telling) {
        const postings = one.word.postings ?? [];
        for (let at = 0; at < postings.length; at += 2) {
          const place = places[postings[at] as number] ?? -1;
          if (place >= 0) visit(place, postings[at + 1] as number, bits);
        }
      }
    },
  };
}
