/** What is published for developers: `/data/`. Its fields are described in `docs/data-format.md`. */
import { z } from 'zod';
import { digest, textState } from './snapshot.ts';

/** Of these files; a field that comes to them does not change it. */
export const DATA_VERSION = 1;

/** A song in the file of its collection; in a dump it has its text too. */
export const dataSong = z.object({
  /** The three names that tell it from every other. */
  collection: z.string(),
  language: z.string(),
  fileName: z.string(),
  songNo: z.number().int().nonnegative().nullable(),
  /** As the reader sees it. */
  name: z.string(),
  /** In its own script, where the text begins with one. */
  title: z.string().optional(),
  /** The address of its page, whole. */
  page: z.url(),
  /** Where its text came from; see `textState`. */
  state: textState,
  /** The text says no more than that it is not available. */
  unavailable: z.boolean(),
  /** Of the text in UTF-8; 0 and null where there is none. */
  bytes: z.number().int().nonnegative(),
  sha256: digest.nullable(),
  /** What it or another edition of it tells of itself; absent where that is nothing. */
  facts: z
    .array(
      z.object({
        /** `pann`, and its value in Roman letters: `Nattapadai`. */
        kind: z.string(),
        value: z.string(),
        /** The value in its own script, where it has a name in it. */
        own: z.string().optional(),
        /** The address of the page of all songs that tell the same, whole. */
        page: z.url(),
      }),
    )
    .optional(),
});
export type DataSong = z.infer<typeof dataSong>;

const dataDump = z.object({
  file: z.url(),
  /** As published, and unpacked. */
  bytes: z.number().int().nonnegative(),
  unpacked: z.number().int().nonnegative(),
  /** Lines: songs that have a text. */
  texts: z.number().int().nonnegative(),
  /** Of the file as published. */
  sha256: digest,
});
export type DataDump = z.infer<typeof dataDump>;

const dataCollection = z.object({
  name: z.string(),
  label: z.string(),
  /** Its name in its own script with the BCP 47 tag of that, where they are known. */
  own: z.object({ name: z.string(), lang: z.string() }).optional(),
  page: z.url(),
  /** The file that lists its songs. */
  songs: z.url(),
  languages: z.array(z.object({ code: z.string(), label: z.string(), page: z.url(), songs: z.number().int() })),
  /** Absent where texts may not be copied. */
  dump: dataDump.optional(),
});
export type DataCollection = z.infer<typeof dataCollection>;

export const dataCatalogue = z.object({
  version: z.literal(DATA_VERSION),
  site: z.url(),
  title: z.string(),
  /** The terms for copying texts; null while nobody has said any. */
  licence: z.string().nullable(),
  /** When the content last changed: ISO 8601, UTC. */
  asOf: z.string(),
  /** Of the lists of songs, one after another: equal digests, equal libraries. */
  digest,
  /** Where the list of old addresses is. */
  moved: z.url(),
  collections: z.array(dataCollection),
});
export type DataCatalogue = z.infer<typeof dataCatalogue>;
