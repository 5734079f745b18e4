/** What a maintainer says of names: the forms of `collections.json` and `languages.json` in `src/core/library/`. */
import * as z from 'zod';

/** Each may be absent: then the name stands as it is. */
export const saidNames = z
  .strictObject({
    hi: z.string().min(1).optional(),
    ta: z.string().min(1).optional(),
    sa: z.string().min(1).optional(),
  })
  .default({});

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

/** `sa-Latn` → true; what no browser would know for a language → false. */
function isTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== 'und';
  } catch {
    return false;
  }
}

export const languages = z.array(
  z.strictObject({
    /** As the API has it, in either case: `TEL`. */
    code: z.string().min(1),
    /** Its label: `Telugu`. */
    name: z.string().min(1),
    /** BCP 47 tag of its texts, `te`; told by their letters where it is absent. */
    lang: z.string().refine(isTag, 'is not a language tag, such as "te"').optional(),
    /** The label in the languages of the interface. */
    names: saidNames,
  }),
);
export type NamedLanguage = z.infer<typeof languages>[number];
