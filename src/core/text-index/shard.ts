/** One shard: the words of a range of keys, in order, and where each stands. `docs/search-format.md` has its bytes. */
import { ByteReader, BytesError, ByteWriter } from './bytes.ts';
import { countOf, type Postings, readPostings, writePostings } from './postings.ts';

/** Raised when the bytes change their meaning. */
const SHARD_VERSION = 1;

/** More postings of one word are counted but not written: the word says too little to be looked for, and costs too much. */
export const MOST_POSTED = 3000;

/** A word of the index: its key, in how many stanzas it stands, and where; `null` for a frequent word. */
export interface IndexedWord {
  readonly key: string;
  readonly count: number;
  readonly postings: Postings | null;
}

/** Both parts of a shard as they are packed: words and counts, then postings. */
export interface ShardParts {
  words: Uint8Array<ArrayBuffer>;
  postings: Uint8Array<ArrayBuffer>;
}

/** The length of what two keys begin with: `('rama', 'rati')` → 2. */
export function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

const LONG = 15;

/** Fills one shard, word by word in the order of their keys. */
export class ShardWriter {
  #heads = new ByteWriter();
  #letters = new ByteWriter();
  #counts = new ByteWriter();
  #postings = new ByteWriter();
  #words = 0;
  #last = '';

  /** Bytes so far, before they are packed. */
  get size(): number {
    return this.#heads.size + this.#letters.size + this.#counts.size + this.#postings.size;
  }

  /** A key shares its beginning with the one before; lengths of less than 15 make one byte, longer ones 255 and two numbers. */
  add(key: string, postings: Postings): void {
    const shared = commonStart(this.#last, key);
    const rest = key.length - shared;
    if (shared < LONG && rest < LONG) this.#heads.byte((shared << 4) | rest);
    else {
      this.#heads.byte(255);
      this.#heads.number(shared);
      this.#heads.number(rest);
    }
    this.#letters.ascii(key.slice(shared));
    this.#counts.number(countOf(postings));
    if (countOf(postings) <= MOST_POSTED) writePostings(this.#postings, postings);
    this.#words += 1;
    this.#last = key;
  }

  /** The parts of the shard; the writer is empty again. */
  take(): ShardParts {
    const out = new ByteWriter();
    out.byte(SHARD_VERSION);
    out.number(this.#words);
    for (const column of [this.#heads, this.#letters, this.#counts]) out.bytes(column.take());
    this.#words = 0;
    this.#last = '';
    return { words: out.take(), postings: this.#postings.take() };
  }
}

interface Head {
  shared: number;
  rest: number;
}

function readHead(from: ByteReader): Head {
  const head = from.byte();
  if (head !== 255) return { shared: head >> 4, rest: head & 15 };
  return { shared: from.number(), rest: from.number() };
}

/**
 * The words of a shard, in order.
 * @throws {BytesError} when it was cut, altered or is of another version
 */
export function readShard({ words, postings }: ShardParts): IndexedWord[] {
  const from = new ByteReader(words);
  const version = from.byte();
  if (version !== SHARD_VERSION)
    throw new BytesError(
      `The shard is of version ${version}, and this page reads ${SHARD_VERSION}.\n  Reload the page.`,
    );
  const count = from.number();
  const heads = Array.from({ length: count }, () => readHead(from));
  let key = '';
  const keys = heads.map(({ shared, rest }) => {
    key = key.slice(0, shared) + from.ascii(rest);
    return key;
  });
  const places = new ByteReader(postings);
  return keys.map((key) => {
    const count = from.number();
    return { key, count, postings: count > MOST_POSTED ? null : readPostings(places, count) };
  });
}

/** Both parts as one file: the length of the first, then both; each part packed by itself, since they have nothing in common. */
export function joinParts({ words, postings }: ShardParts): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.number(words.length);
  out.bytes(words);
  out.bytes(postings);
  return out.take();
}

/** @throws {BytesError} when the file was cut */
export function splitParts(file: Uint8Array<ArrayBuffer>): ShardParts {
  const from = new ByteReader(file);
  const length = from.number();
  if (from.at + length > file.length)
    throw new BytesError(`The shard ends at ${file.length}.\n  Fetch it again: it was cut.`);
  return { words: file.slice(from.at, from.at + length), postings: file.slice(from.at + length) };
}
