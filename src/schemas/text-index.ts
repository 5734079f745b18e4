/** What the browser learns of the index inside texts before it looks for a line. `zod/mini`: a reader pays for it. */
import * as z from 'zod/mini';

/** Raised when the root or a shard changes its meaning: an older page then says so instead of reading it wrongly. */
export const TEXT_INDEX_VERSION = 2;

const whole = z.int().check(z.nonnegative());

export const textRoot = z.object({
  version: z.literal(TEXT_INDEX_VERSION),
  /** Digest of the catalogue whose rows it numbers; a page that has read another one loads it again. */
  catalogue: z.string(),
  /**
   * The numbers of the library's texts, in the order of `compareTexts`, as runs: a number, and how many follow one another from it.
   * `[0, 3, 7, 1]` → 0, 1, 2, 7
   */
  numbers: z.array(whole),
  /** Passages in all, to weigh by. */
  passages: whole,
  /** Which files there are (`core/text-index/shard-tree.ts`). */
  tree: z.string(),
});
export type TextRoot = z.infer<typeof textRoot>;
