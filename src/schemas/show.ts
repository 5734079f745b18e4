/** What is shown on a screen, as the operator's window and the screen tell it to each other and store it for a reload. */
import * as z from 'zod/mini';

const index = z.int().check(z.nonnegative());

/** A text on the screen: the code of its language, '' for that of the programme; a script, '' for the reader's own choice. */
const row = z.object({ code: z.string(), script: z.string() });

export const show = z.object({
  /** When it was last changed, in milliseconds: the later of two is right. 0 for one that nobody has changed yet. */
  at: index,
  /** The programme, as the link of a list holds it. */
  link: z.string(),
  /** Place of the song in the programme, and of the first stanza that is shown in the first text, from 0. */
  song: index,
  stanza: index,
  /** Of a verse that is larger than the screen: which part is shown, from 0, and of how many; the screen counts them. */
  part: index,
  parts: z.int().check(z.positive()),
  /** Nothing is shown; a code is shown in place of the words. */
  blank: z.boolean(),
  code: z.boolean(),
  /** The first text, and the one beneath it. */
  rows: z.tuple([row, z.nullable(row)]),
  /** Steps by which the letters are larger than what fits, or smaller. */
  size: z.int().check(z.gte(-5), z.lte(5)),
});
export type Show = z.infer<typeof show>;

/** What one window says to the others: `hello` when it appears, which they answer. Without a show it has none yet. */
export const heard = z.object({
  from: z.enum(['operator', 'screen']),
  hello: z.boolean(),
  show: z.nullable(show),
});
export type Heard = z.infer<typeof heard>;
