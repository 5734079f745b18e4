/** What the browser learns of the index inside texts before it looks for a word. `zod/mini`: a reader pays for it. */
import * as z from 'zod/mini';

/** Raised when the root, a node or a shard changes its meaning: an older page then says so instead of reading it wrongly. */
export const TEXT_INDEX_VERSION = 1;

const whole = z.int().check(z.nonnegative());
/** A file's boundary, a dot and eight hex digits of its content's digest: `karn.1a2b3c4d`. */
const fileName = z.string().check(z.regex(/^[a-z0-9]+\.[0-9a-f]{8}$/));
/** Ascending whole numbers, each as its distance from the one before: `[3, 5, 9]` → `[3, 2, 4]`. */
const ascending = z.array(whole);

/** An index of its own over some texts: its shards in the order of their keys, or nodes that name them. */
const textSegment = z.object({
  /** Passages of its texts in all, to weigh words by. */
  passages: whole,
  shards: z.array(fileName),
  /** Files that name shards, where there are too many for the root; `shards` is then empty. */
  nodes: z.array(fileName),
});
export type TextSegment = z.infer<typeof textSegment>;

export const textNode = z.object({ version: z.literal(TEXT_INDEX_VERSION), shards: z.array(fileName) });

export const textRoot = z.object({
  version: z.literal(TEXT_INDEX_VERSION),
  /** Digest of the catalogue whose rows it numbers; a page that has read another one loads it again. */
  catalogue: z.string(),
  /** Texts that the base numbers, and the file that says which they are and what they held, for the next build. */
  documents: z.object({ count: whole, list: fileName }),
  /** Numbers of the base whose texts are no longer in the library. */
  gone: ascending,
  /** Places in the catalogue of texts that the base does not have, and of those that have changed since: the delta has them all. */
  fresh: ascending,
  changed: ascending,
  base: textSegment,
  delta: z.nullable(textSegment),
});
export type TextRoot = z.infer<typeof textRoot>;
