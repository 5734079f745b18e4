/** A pack: the texts of one language of one folder, as a device keeps them. `zod/mini`: a reader pays for it. */
import * as z from 'zod/mini';

/** Raised when the index or a manifest changes its meaning: an older page then says so instead of reading it wrongly. */
export const PACK_VERSION = 1;

const whole = z.int().check(z.nonnegative());
/** The first 128 bits of a SHA-256. */
const digest = z.string().check(z.regex(/^[0-9a-f]{32}$/));
/** On this site and nowhere else: `/_astro/packs/rigveda-san.0123456789abcdef.txt`. The hash is of the content. */
const address = (extension: 'json' | 'txt' | 'bin') =>
  z.string().check(z.regex(new RegExp(`^/_astro/packs/[a-z0-9-]+\\.[0-9a-f]{16}\\.${extension}$`)));

/** What can be kept: `/packs/index.json`, fetched again each time. */
export const packIndex = z.object({
  version: z.literal(PACK_VERSION),
  /** In the order of folders and languages. */
  packs: z.array(
    z.object({
      /** Name of the folder, and the label that readers see. */
      folder: z.string(),
      label: z.string(),
      /** Code of the language, and its label. */
      language: z.string(),
      languageLabel: z.string(),
      /** Address of the list's page. */
      path: z.string(),
      /** Texts that it holds. */
      songs: whole,
      /** Bytes of its chunks and their indexes as they are kept, and as they are transferred (an estimate, hosts differ). */
      bytes: whole,
      packed: whole,
      manifest: address('json'),
    }),
  ),
});
export type PackIndex = z.infer<typeof packIndex>;
export type PackSummary = PackIndex['packs'][number];

/** Texts one after another, UTF-8. */
const packChunk = z.object({
  file: address('txt'),
  /** Of the decoded file; `packed` as it is transferred, an estimate. */
  bytes: whole,
  packed: whole,
  /** Of the decoded file. */
  digest,
  /** Where which words stand in its texts, packed already; absent where they have no words. */
  index: z.optional(z.object({ file: address('bin'), bytes: whole, digest })),
});
export type PackChunk = z.infer<typeof packChunk>;

/** The same song in another language, where more than the language differs from the song itself. */
const otherEdition = z.object({
  /** Position in `languages`. */
  language: whole,
  songNo: z.nullable(whole),
  name: z.string(),
  /** The last segment of its address, decoded. */
  segment: z.string(),
  unavailable: z.optional(z.boolean()),
});

const packSong = z.object({
  fileName: z.string(),
  songNo: z.nullable(whole),
  name: z.string(),
  /** Its title in its own script; absent where it has none, and in older packs. */
  title: z.optional(z.string()),
  /** The last segment of its address, decoded; absent where it is the file name. */
  segment: z.optional(z.string()),
  /** Where its text came from; absent for `current`. */
  state: z.optional(z.enum(['stale', 'sample', 'missing'])),
  /** Its text says that it is not available in this language; absent for no. */
  unavailable: z.optional(z.boolean()),
  /** The day of its last correction: `2026-11-25`; absent where there was none. */
  corrected: z.optional(z.string()),
  /** Key to ask the API by; only where the text is missing. */
  s3Path: z.optional(z.string()),
  /** Position of its chunk, and where its text lies there; null where there is no text. */
  chunk: z.nullable(whole),
  start: whole,
  bytes: whole,
  /** Of its text; empty where there is none. */
  digest: z.union([digest, z.literal('')]),
  /**
   * All editions in the order of its page, itself included; absent where it has no other. A number is a language of `languages`
   * in which the same file name stands under the same number and is available.
   */
  editions: z.optional(z.array(z.union([whole, otherEdition]))),
  /** What it tells of itself: positions in `facts`; absent where that is nothing, and in older packs. */
  facts: z.optional(z.array(whole)),
  /** Its verses that return in other songs, as its page leads to them; absent where none does, and in older packs. */
  parallels: z.optional(
    z.array(z.object({ id: z.string(), in: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])) })),
  ),
});
export type PackSong = z.infer<typeof packSong>;

/** All that a pack's pages show besides the texts, and where the texts are; its address changes with it. */
export const packManifest = z.object({
  version: z.literal(PACK_VERSION),
  folder: z.object({ name: z.string(), label: z.string(), path: z.string() }),
  language: z.object({ code: z.string(), label: z.string(), path: z.string() }),
  /** Languages that its editions are in, its own among them, in the order of their codes. */
  languages: z.array(z.object({ code: z.string(), path: z.string() })),
  chunks: z.array(packChunk),
  /** Facts that its songs tell, as their pages show them; absent where they tell none, and in older packs. */
  facts: z.optional(z.array(z.object({ text: z.string(), lang: z.optional(z.string()), path: z.string() }))),
  /** In the order of the list. */
  songs: z.array(packSong),
});
export type PackManifest = z.infer<typeof packManifest>;
