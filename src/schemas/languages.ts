/** What a maintainer says of language codes: the form of `src/core/library/languages.json`. */
import * as z from 'zod';
import { saidNames } from './names.ts';

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
