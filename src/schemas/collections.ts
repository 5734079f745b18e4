/** What a maintainer says of collections: the form of `src/core/library/collections.json`. */
import * as z from 'zod';
import { saidNames } from './names.ts';

export const collections = z.array(
  z.strictObject({
    /** The folder's name as the API has it; letters alone count, in either case: `Bhagavad_Gita`, `bhagavad gita`. */
    folder: z.string().min(1),
    /** Its name in its own script. */
    name: z.string().min(1),
    /** BCP 47 tag of that name. */
    lang: z.string().min(2),
    /** Line art of its title page; the lotus where there is none of that name. */
    motif: z.string().default('lotus'),
    /** What its books are called, where the names of songs number them (`1.003`): `Mandala`. */
    book: z.string().min(1).optional(),
    /** Other names and spellings, in any script, that a search finds it by. */
    also: z.array(z.string().min(1)).default([]),
    /** What the interface calls it in its other languages; the folder's own name stands where it has none. */
    names: saidNames,
  }),
);
export type Collection = z.infer<typeof collections>[number];
