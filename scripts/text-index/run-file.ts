/**
 * Runs of an external sort: words in the order of their keys, each with its postings, in a file. A run holds what fits into memory;
 * the runs are then merged, so that no library is too large.
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { ByteReader, ByteWriter } from '#core/text-index/bytes.ts';
import { countOf, type Postings, readPostings, writePostings } from '#core/text-index/postings.ts';

export interface RunWord {
  key: string;
  postings: Postings;
}

/** Bytes that are written and read at a time. */
const BLOCK = 1 << 16;

/** Writes words, whose keys must ascend, into a new file. */
export function writeRun(file: string, words: Iterable<RunWord>): void {
  const to = openSync(file, 'w');
  const [out, one] = [new ByteWriter(), new ByteWriter()];
  try {
    for (const { key, postings } of words) {
      one.number(key.length);
      one.ascii(key);
      one.number(countOf(postings));
      writePostings(one, postings);
      const record = one.take();
      out.number(record.length);
      out.bytes(record);
      if (out.size >= BLOCK) writeSync(to, out.take());
    }
    writeSync(to, out.take());
  } finally {
    closeSync(to);
  }
}

/** Bytes of a record's length at most. */
const LENGTH = 5;

/** The words of a run, in their order; the file is read block by block. */
export function* readRun(file: string): Generator<RunWord> {
  const from = openSync(file, 'r');
  let held: Uint8Array = new Uint8Array(0);
  let ended = false;
  const fill = (least: number): void => {
    while (!ended && held.length < least) {
      const block = new Uint8Array(Math.max(BLOCK, least));
      const size = readSync(from, block);
      ended = size === 0;
      held = Buffer.concat([held, block.subarray(0, size)]);
    }
  };
  try {
    for (;;) {
      fill(LENGTH);
      if (held.length === 0) return;
      const head = new ByteReader(held);
      const length = head.number();
      fill(head.at + length);
      const record = new ByteReader(held.subarray(head.at, head.at + length));
      const key = record.ascii(record.number());
      yield { key, postings: readPostings(record, record.number()) };
      held = held.subarray(head.at + length);
    }
  } finally {
    closeSync(from);
  }
}

/**
 * All runs as one, in the order of keys. Postings of a word that several runs have are put one after another, so runs must be given
 * in the order of their texts.
 */
export function* mergeRuns(runs: readonly Iterator<RunWord>[]): Generator<RunWord> {
  const heads = runs.map((run) => run.next());
  for (;;) {
    let least: string | null = null;
    for (const head of heads) if (!head.done && (least === null || head.value.key < least)) least = head.value.key;
    if (least === null) return;
    let postings: Postings = [];
    for (const [at, head] of heads.entries()) {
      if (head.done || head.value.key !== least) continue;
      postings = postings.length === 0 ? head.value.postings : postings.concat(head.value.postings);
      heads[at] = (runs[at] as Iterator<RunWord>).next();
    }
    yield { key: least, postings };
  }
}
