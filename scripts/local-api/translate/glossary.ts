/** The built-in glossary: words of Sanskrit as texts have them, and stems. It is checked as it is read. */
import { z } from 'zod';
import entries from './glossary.json' with { type: 'json' };

/** One word, in one form. */
export const glossaryEntry = z.strictObject({
  /** The word in Devanagari, NFC, without tones: `अग्नि`. */
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

/** All words. Throws where an entry is not well formed. */
export const readGlossary = (): GlossaryEntry[] => z.array(glossaryEntry).parse(entries);
