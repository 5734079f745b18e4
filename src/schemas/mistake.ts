/** What a reader tells of a mistake in a verse, as the last line of their letter holds it: docs/letters.md. */
import { z } from 'zod';

export const proposal = z
  .strictObject({
    /** Path of the song's page: `/file/Puranas/TAM/001%20Kappu.txt/`. */
    path: z
      .string()
      .max(2000)
      .regex(/^\/file(?:\/[^/?#\s]+){3}\/$/, 'is not the path of a song'),
    /** The verse's address in it: `v3.ab12cd34`. */
    verse: z.string().regex(/^v[1-9]\d{0,5}\.[0-9a-f]{8}$/, 'is not the address of a verse'),
    /** FNV-1a of the song's whole text, eight hex digits: which version of it was read. */
    digest: z.string().regex(/^[0-9a-f]{8}$/, 'is not a digest'),
    /** The words of the verse as the reader had them. */
    before: z.string().min(1),
    /** As they should be; '' where the mistake is told in a sentence alone. */
    after: z.string(),
    /** What is wrong, in a sentence; '' where nothing was said. */
    note: z.string(),
    /** Where the reader knows it from; '' where nothing was said. */
    source: z.string(),
  })
  .refine(({ after, note }) => after !== '' || note !== '', 'proposes nothing');
export type Proposal = z.infer<typeof proposal>;
