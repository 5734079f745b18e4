/**
 * Where a word stands: postings of (text, stanza). Texts by their document numbers from 0, stanzas by their places from 1, both
 * ascending; a word that stands several times in a stanza has one posting there.
 */
import type { ByteReader, ByteWriter } from './bytes.ts';

/** Document numbers and stanzas in turn: `[document, stanza, document, stanza, …]`. */
export type Postings = readonly number[];

export const countOf = (postings: Postings): number => postings.length / 2;

/**
 * Writes postings. For each text: the distance of its number from the one before, times two; one more where its stanzas are those
 * of the text before, as of two editions of one song. Else its stanzas: each distance times two, one more while others follow.
 * @example [[4, 7], [4, 9], [5, 7], [5, 9]] → 8, 15, 4, 3
 */
export function writePostings(out: ByteWriter, postings: Postings): void {
  let document = 0;
  let before: readonly number[] = [];
  for (let at = 0; at < postings.length; ) {
    const next = postings[at] as number;
    const stanzas: number[] = [];
    for (; at < postings.length && postings[at] === next; at += 2) stanzas.push(postings[at + 1] as number);
    const same = stanzas.length === before.length && stanzas.every((stanza, n) => stanza === before[n]);
    out.number((next - document) * 2 + (same ? 1 : 0));
    if (!same) writeStanzas(out, stanzas);
    document = next;
    before = stanzas;
  }
}

function writeStanzas(out: ByteWriter, stanzas: readonly number[]): void {
  let last = 0;
  for (const [n, stanza] of stanzas.entries()) {
    out.number((stanza - last) * 2 + (n + 1 < stanzas.length ? 1 : 0));
    last = stanza;
  }
}

/**
 * Reads as many postings as {@link writePostings} wrote.
 * @throws {BytesError} when the bytes are not whole
 */
export function readPostings(from: ByteReader, count: number): number[] {
  const postings: number[] = [];
  let document = 0;
  let stanzas: number[] = [];
  while (postings.length < count * 2) {
    const head = from.number();
    document += head >> 1;
    if ((head & 1) === 0) stanzas = readStanzas(from);
    for (const stanza of stanzas) postings.push(document, stanza);
  }
  return postings;
}

function readStanzas(from: ByteReader): number[] {
  const stanzas: number[] = [];
  for (let last = 0, more = true; more; ) {
    const next = from.number();
    last += next >> 1;
    more = (next & 1) === 1;
    stanzas.push(last);
  }
  return stanzas;
}
