/** The built-in glossary, by theme, checked as it is read. */
import { z } from 'zod';
import deities from './glossary/deities.json' with { type: 'json' };
import forms from './glossary/forms.json' with { type: 'json' };
import nature from './glossary/nature.json' with { type: 'json' };
import peopleAndPlaces from './glossary/people-and-places.json' with { type: 'json' };
import qualities from './glossary/qualities.json' with { type: 'json' };
import ritual from './glossary/ritual.json' with { type: 'json' };
import tamilLoans from './glossary/tamil-loans.json' with { type: 'json' };
import thought from './glossary/thought.json' with { type: 'json' };
import type { Bending } from './inflect.ts';

/** One word. */
export const glossaryEntry = z.strictObject({
  /** The word in Devanagari, NFC; a noun as its stem: `अग्नि`. */
  dev: z.string().regex(/^[\u0900-\u097f]+$/, 'is not one word in Devanagari'),
  /** The same in IAST: `agni`. Vedic ळ is `l̤`, as sanscript has it. */
  iast: z.string().min(1),
  /** English, senses parted by semicolons. */
  meaning: z.string().min(1).max(90),
  /**
   * Where the word can be read: a verse (`BhG 2.47`, `RV 1.1.1`, `Isa Up. 1`, `Katha Up. 1.1.1`, `Ram. 1.1.1` the
   * Rāmāyaṇa, `Brahma P. 1.1`, numbered as in the library's texts), or `MW`, Monier-Williams' dictionary.
   */
  source: z
    .string()
    .regex(
      /^(?:MW|BhG \d+\.\d+|RV \d+\.\d+\.\d+|(?:Isa|Kena|Katha) Up\. [\d.]+|Ram\. \d+\.\d+\.\d+|Brahma P\. \d+\.\d+)$/,
    ),
});
export type GlossaryEntry = z.infer<typeof glossaryEntry>;

/** An entry that knows how it bends. */
export interface Word extends GlossaryEntry {
  readonly bending: Bending;
}

const themes: readonly (readonly [unknown, Bending])[] = [
  [forms, 'fixed'],
  [deities, 'noun'],
  [ritual, 'noun'],
  [thought, 'noun'],
  [peopleAndPlaces, 'noun'],
  [nature, 'noun'],
  [qualities, 'adjective'],
];

/** All words of the glossary. Throws where an entry is not well formed. */
export function readGlossary(): Word[] {
  return themes.flatMap(([theme, bending]) =>
    z
      .array(glossaryEntry)
      .parse(theme)
      .map((entry) => ({ ...entry, bending })),
  );
}

/** A word of Tamil that came from Sanskrit, as the Tamil Lexicon (University of Madras) has it. */
export const tamilLoan = z.strictObject({
  /** As it is cited: `தேவன்`, `பாதம்`. */
  tamil: z.string().regex(/^[\u0b82-\u0bcd]+$/, 'is not one word in Tamil'),
  /** The words of the glossary that it may be, in IAST; one that is made of two has them joined: `namaḥ+śiva`. */
  of: z.array(z.string()).min(1),
  /** What a word of Tamil's own with the same letters means, in English. */
  own: z.string().min(1).optional(),
});
export type TamilLoan = z.infer<typeof tamilLoan>;

/** Tamil words that are looked up as Sanskrit; all others are not. Throws where one is not well formed. */
export function readTamilLoans(): TamilLoan[] {
  return z.array(tamilLoan).parse(tamilLoans);
}
