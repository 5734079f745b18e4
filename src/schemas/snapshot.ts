/** What a pull leaves for the build: `src/content/library/manifest.json`, with the texts beside it by digest. */
import { z } from 'zod';
import { toldFact } from './facts.ts';

/**
 * UTC: the day on which a pull first had this very content here. A first pull takes the API's own date for it, since nobody
 * knows what was there before; absent where that says nothing, and without content.
 */
const changed = z.iso.date().optional();

/** SHA-256 of the normalised text in UTF-8, 64 hex digits; also its file name: `texts/ab/ab12…`. */
export const digest = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 in hex');

/**
 * Where an entry's text came from:
 * - `current`: this pull, or proven unchanged by it
 * - `stale`: could not be loaded; an earlier pull's text
 * - `sample`: could not be loaded; the built-in sample library's text of the same song
 * - `missing`: could not be loaded at all; the page shows the specified error
 */
export const textState = z.enum(['current', 'stale', 'sample', 'missing']);

/** A verse that returns in other songs of its language. */
const parallelVerse = z.object({
  /** Its address on the page: `v3.ab12cd34`. */
  id: z.string(),
  /** Where its words return: the song, the verse's address there, and its number, '' for none. */
  in: z.array(z.object({ folder: z.string(), fileName: z.string(), id: z.string(), verse: z.string() })),
});

export const snapshotEntry = z.object({
  folder: z.string(),
  language: z.string(),
  /** The true name, whole and as sent (NFC or not): number prefix and `.txt` included. */
  fileName: z.string(),
  songNo: z.number().int().nonnegative().nullable(),
  /** Key to ask the API by, for the browser's own try when the text is missing. */
  s3Path: z.string().nullable(),
  /** The list's date of this text; of one for which the list has another date by now, the earlier one. */
  lastModified: z.string().nullable(),
  /** ISO 8601, UTC: when a pull first found another date and this same text; absent where that is not so. */
  newerDateSince: z.string().optional(),
  /** null exactly when `state` is `missing`. */
  digest: digest.nullable(),
  /** Size of the normalised text in UTF-8 bytes. */
  bytes: z.number().int().nonnegative(),
  state: textState,
  /** The text begins with NOT AVAILABLE IN: translation is off and lists mark it. */
  unavailable: z.boolean(),
  /** The title in its own script that the text begins with; absent where it begins with none. */
  title: z.string().min(1).optional(),
  /** ISO 15924 code of the script that most of the text is in, so that a build need not read it; absent without a text. */
  script: z
    .string()
    .regex(/^[A-Z][a-z]{3}$/, 'is not a code of ISO 15924')
    .optional(),
  /** What the text and its name tell, in their own spelling; absent where they tell nothing. */
  facts: z.array(toldFact).optional(),
  /** Its verses that return in other songs; absent where none does. */
  parallels: z.array(parallelVerse).optional(),
  /** `folder/file name` of the texts of its language whose words are more than half of its own; absent where there is none. */
  repeats: z.array(z.string()).optional(),
  /** Its number in the index inside texts, for as long as it is in the library; absent in an older manifest. */
  number: z.number().int().nonnegative().optional(),
  changed,
  /** The day on which a pull last found other words here than before, UTC: `2026-11-25`; absent where that never was. */
  corrected: z.string().optional(),
});
export type SnapshotEntry = z.infer<typeof snapshotEntry>;

export const snapshotPlaylist = z.object({
  id: z.string(),
  name: z.string(),
  /** Digest of the content as sent (newlines and NFC normalised); null when it could not be loaded. */
  digest: digest.nullable(),
  isHtml: z.boolean(),
  state: textState,
  /** Why it could not be loaded, for the specified 'Failed to load playlist content: {message}'. */
  failure: z.string().nullable(),
  changed,
});
export type SnapshotPlaylist = z.infer<typeof snapshotPlaylist>;

/** Something the pull left out, and why; the report lists all of them. */
export const skipped = z.object({
  /** Its place in the list as sent, from 0; null for what is not in the list. */
  index: z.number().int().nonnegative().nullable(),
  what: z.enum(['entry', 'playlist', 'text']),
  /** `folder/language/file name` or playlist id, as far as known. */
  name: z.string(),
  reason: z.string(),
});
export type Skipped = z.infer<typeof skipped>;

/** What one commit did to the list, so that small losses can be added up. */
const listChange = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Entries before it, and how many of them went and others came. */
  of: z.number().int().nonnegative(),
  gone: z.number().int().nonnegative(),
  added: z.number().int().nonnegative(),
});
export type ListChange = z.infer<typeof listChange>;

/** A stanza of a text that was corrected. */
const changedStanza = z.object({
  /** Its address on the page (`v3.ab12cd34`), and the number of its verse, '' for none; of the old text where there is no new one. */
  id: z.string(),
  verse: z.string(),
  /** Its place in the text, from 1. */
  place: z.number().int(),
  /** Its words before and after, cut where they are long; '' where it came or went. */
  was: z.string(),
  now: z.string(),
});
export type ChangedStanza = z.infer<typeof changedStanza>;

/** A song that a rebuild tells of. */
const newsSong = z.object({
  /** Of its page as of the last pull; of one that is gone, where it was last. */
  path: z.string(),
  /** It has no page any more, whatever lives at its path. */
  gone: z.literal(true).optional(),
  name: z.string(),
  /** Its collection and language, as readers see them: `Rig Veda, Sanskrit`. */
  place: z.string(),
  /** Paths of the collections that it was in, before and after, as they are as of the last pull; absent: that of its path. */
  collections: z.array(z.string()).optional(),
  /** What it was called before, and where; of one that has another address. */
  was: z.string().optional(),
  /** Of one that was corrected: the first of its stanzas that differ, and how many more do. */
  stanzas: z.array(changedStanza).optional(),
  more: z.number().int().nonnegative().optional(),
  /** Of one that was corrected and tells something else now: what its page said before and says now, '' for nothing. */
  facts: z.object({ was: z.string(), now: z.string() }).optional(),
});
export type NewsSong = z.infer<typeof newsSong>;

const newsKind = z.enum(['added', 'corrected', 'moved', 'removed']);
export type NewsKind = z.infer<typeof newsKind>;

/** What one pull changed, as readers are told. */
const rebuild = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** How many songs of each kind there were; `songs` names the first of them. */
  counts: z.record(newsKind, z.number().int().nonnegative()),
  songs: z.record(newsKind, z.array(newsSong)),
});
export type Rebuild = z.infer<typeof rebuild>;

/** An address that a page had, and has no more: no page lives there as long as it is in the list. */
const oldAddress = z.object({
  /** As in a link: `/file/Rigveda/SAN/0113%20Dawn.txt/`. */
  from: z.string(),
  /** The page that it became, else null: what was there has been removed. */
  to: z.string().nullable(),
  /** What was there, as its page called it. */
  name: z.string(),
  /** ISO 8601, UTC: the pull that found it gone. */
  at: z.string(),
  /** Of the text that was removed, by which it is known when it comes back under another name. */
  digest: digest.optional(),
});
export type OldAddress = z.infer<typeof oldAddress>;

export const snapshotManifest = z.object({
  /** Format of this file; a reader of another version starts afresh instead of guessing. */
  version: z.literal(1),
  /** ISO 8601, UTC: when the content last changed (a pull that finds nothing new leaves it alone). */
  pulledAt: z.string(),
  /** `api`, or `sample` when the built-in library stands in for a list that could not be read. */
  source: z.enum(['api', 'sample']),
  /** The specified message when the list was not in the agreed shape, else null. */
  notice: z.string().nullable(),
  /** What the last commits did to the list, the oldest first; none before the second. */
  changes: z.array(listChange).optional(),
  /** Which version of the rule found the entries' titles and scripts (`TITLES_VERSION`); absent in an older manifest, which has none. */
  titles: z.number().int().optional(),
  /** Of the rules that found the entries' facts; absent in an older manifest, which has none. */
  rules: z.string().optional(),
  /** Which version of the rule found the verses that return (`PARALLELS_VERSION`); absent in an older manifest, which has none. */
  parallels: z.number().int().optional(),
  /** The addresses that pages had before, the oldest first; absent where none is known. */
  moved: z.array(oldAddress).optional(),
  /** What the last pulls changed, the newest first; absent where nothing is known. */
  news: z.array(rebuild).optional(),
  /** The first number that no entry ever had; absent in an older manifest. */
  nextNumber: z.number().int().nonnegative().optional(),
  entries: z.array(snapshotEntry),
  playlists: z.array(snapshotPlaylist),
  skipped: z.array(skipped),
});
export type SnapshotManifest = z.infer<typeof snapshotManifest>;
