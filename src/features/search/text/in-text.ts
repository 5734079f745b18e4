/** Finds words in the verses that a page shows, in the search worker: it needs neither the catalogue nor the index. */
import { pause } from '../pause.ts';
import type { Range } from '../ranges.ts';
import { readTextQuery } from './query.ts';
import { verify } from './verify.ts';

export interface InTextRequest {
  type: 'find-in-text';
  id: number;
  typed: string;
  /** Verses as they are shown. */
  stanzas: readonly string[];
}

export interface InTextReply {
  type: 'texts-in';
  id: number;
  /** For each verse, what holds the words: `[start, end)` in UTF-16 units, in order; null where the code could not be loaded. */
  ranges: readonly (readonly Range[])[] | null;
}

/** Verses after which other messages are handled: some milliseconds. */
const SLICE = 20;

let latest = 0;

/** @param reply sends the answer, unless a newer question came */
export async function findInText(
  { id, typed, stanzas }: InTextRequest,
  reply: (message: InTextReply) => void,
): Promise<void> {
  latest = id;
  const query = readTextQuery(typed);
  const ranges: (readonly Range[])[] = [];
  for (const [at, stanza] of stanzas.entries()) {
    ranges.push(query.words.length === 0 ? [] : (verify(stanza, query)?.ranges ?? []));
    if (at % SLICE === SLICE - 1) {
      await pause();
      if (latest !== id) return;
    }
  }
  reply({ type: 'texts-in', id, ranges });
}
