/**
 * What the browser learns of the library: one small index, and the columns of each folder. `zod/mini`, because it is the
 * reader who pays for it.
 */
import * as z from 'zod/mini';

/** Raised when the columns change their meaning: an older page then says so instead of reading them wrongly. */
export const CATALOGUE_VERSION = 2;

const index = z.int().check(z.nonnegative());

/** The songs of one folder. A row is a file name that one or more languages share; every column has as many entries as there are rows. */
export const folderColumns = z.object({
  version: z.literal(CATALOGUE_VERSION),
  folder: z.string(),
  /** Language codes; a mask's lowest bit is the first. */
  languages: z.array(z.string()),
  /** File names, whole. */
  files: z.array(z.string()),
  /** Song numbers; null for none. */
  numbers: z.array(z.nullable(z.int())),
  /** Which languages have it, and which have only the placeholder, as bits. */
  masks: z.array(index),
  missing: z.array(index),
  /** `[row, language, segment]` where the address is not the name's own. */
  segments: z.array(z.tuple([index, index, z.string()])),
  /** Titles in their own script: `[language, title]`. A language without one has the row's first. */
  titles: z.array(z.array(z.tuple([index, z.string()]))),
});
export type FolderColumns = z.infer<typeof folderColumns>;

export const catalogueIndex = z.object({
  version: z.literal(CATALOGUE_VERSION),
  folders: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** Its address. */
      path: z.string(),
      /** Its name in its own script, and the BCP 47 tag of that. */
      own: z.optional(z.object({ name: z.string(), lang: z.string() })),
      /** Songs in it, each counted once; an older index does not say. */
      songs: z.optional(index),
      /** Other names that it is found by; only in the index that is fetched for a search. */
      also: z.optional(z.array(z.string())),
      /** Address of its columns, on this site; it changes when they do. Whoever fetches them looks where it leads. */
      columns: z.string(),
      /** The columns themselves, in the index of a library that is small enough for one request. */
      inline: z.optional(folderColumns),
      /** Code, label, path of the list's page, number of songs and of those that are not available, in the order of the codes. */
      languages: z.array(
        z.object({ code: z.string(), label: z.string(), path: z.string(), count: index, missing: z.optional(index) }),
      ),
    }),
  ),
  /** Name, ID and path of each playlist, in the order of the menu; an older index has none. */
  playlists: z.optional(z.array(z.object({ name: z.string(), id: z.string(), path: z.string() }))),
  /**
   * Values that songs tell, kind by kind: how many songs tell each, its name, that in its own script (or the same again), and others
   * that it is found by; an older index has none.
   */
  facts: z.optional(
    z.array(z.object({ kind: z.string(), songs: z.array(index), names: z.array(z.array(z.string())) })),
  ),
});
export type CatalogueIndex = z.infer<typeof catalogueIndex>;
export type FolderSummary = CatalogueIndex['folders'][number];
