/** Facts that a library's own texts tell: the forms of `rules.json` in `src/core/text/facts/`, and of `fact-kinds.json` in `src/core/library/`. */
import * as z from 'zod';
import { saidNames } from './collections.ts';

/** What a fact is of: `pann`; it is in the address of its page. */
const kind = z.string().regex(/^[a-z]+$/, 'is not a word of small letters, such as "pann"');

/** Of several lines, `^` and `$` stand at each; a letter is a whole character. */
const pattern = z.string().transform((source, { addIssue }) => {
  try {
    return new RegExp(source, 'gmu');
  } catch (error) {
    addIssue(`is no regular expression: ${(error as Error).message}`);
    return z.NEVER;
  }
});

export const factRules = z.array(
  z.strictObject({
    /** The folder as the API has it; letters alone count, as in `collections.json`. */
    collection: z.string().min(1),
    kind,
    /** What is read: the name of the file without number and `.txt`, the lines above the verses, or all of the text. */
    from: z.enum(['name', 'heading', 'text']),
    /** Its group `value` is the value. */
    pattern,
    /** The value, where the pattern is no more than its condition; `$<n>` stands for the group `n`. */
    value: z.string().min(1).optional(),
    /** What stands between several values. */
    split: pattern.optional(),
    /** What is no part of a value: numbers of verses, remarks in brackets. */
    drop: pattern.optional(),
    /** What is read, and the values that come of it: each row shows it, and is tried by it. */
    example: z.tuple([z.string(), z.array(z.string()).min(1)]),
  }),
);
export type FactRule = z.infer<typeof factRules>[number];

export const factKinds = z.array(
  z.strictObject({
    kind,
    /** What many of them are called: `Panns`. */
    name: z.string().min(1),
    /** The same in the other languages of the interface. */
    names: saidNames,
    /** What stands before the name of one where it stands alone: `Pann `. */
    before: z.strictObject({ name: z.string(), own: z.string() }).optional(),
    /** What is not in this list is no value: nothing is said that nobody has read. */
    values: z.array(
      z.strictObject({
        /** In Roman letters; it is in the address of its page. */
        name: z.string().min(1),
        /** In its own script. */
        own: z.string().min(1).optional(),
        /** Spellings that do not sound alike, and other names: each leads here. */
        also: z.array(z.string().min(1)).default([]),
      }),
    ),
  }),
);
export type FactKind = z.infer<typeof factKinds>[number];

/** As a text tells it: the kind, and the value in its own spelling. */
export const toldFact = z.tuple([kind, z.string().min(1)]);
export type ToldFact = z.infer<typeof toldFact>;
