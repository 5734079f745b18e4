/**
 * What the API sends, as SPEC sections 3 and 7 give it. Every schema builds a fresh object of the listed keys only, so
 * nothing that the API adds (`__proto__` included) travels further.
 */
import { z } from 'zod';
import { EMAIL } from './email.ts';

/** A lone surrogate cannot be written as UTF-8, so a name that holds one has no URL and no file. */
const wellFormed = (value: string): boolean => value.isWellFormed();

const nameField = z.string().min(1, 'is empty').refine(wellFormed, 'holds half a character (a lone surrogate)');

/** A count or number that some servers send as text: `7`, `"7"`, `"007"` → 7; anything else → null (shown as N/A). */
const songNumber = z
  .union([
    z.number().int().nonnegative(),
    z
      .string()
      .trim()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** One file of the list, as sent. `file_name` may be absent, then `name` stands for it. */
export const wireEntry = z
  .object({
    /** The collection, underscores for spaces: `Bhagavad_Gita`. */
    folder: nameField,
    /** A language code: `SAN`, `TAM`, …; unknown ones are allowed. */
    language: nameField,
    /** Numeric prefix, name, `.txt`: `0113 Dawn (RV 1.113).txt`. */
    file_name: nameField.nullish(),
    /** Display name on some servers; here only the fallback for `file_name`. */
    name: nameField.nullish(),
    /** Where the server keeps the text; only handed back, never used as a path. */
    file_path: z.string().nullish().catch(null),
    /** The song's number; null or absent where it has none. */
    song_no: songNumber,
    /** Key to ask the text by; without it the text is asked by name and folder/language. */
    s3_path: z.string().min(1).nullish().catch(null),
    /** When the server last changed the text, any format; equal to last time's means "unchanged". Not in the specification. */
    last_modified: z.string().min(1).nullish().catch(null),
  })
  .refine((entry) => (entry.file_name ?? entry.name ?? null) !== null, {
    path: ['file_name'],
    message: 'is missing, and there is no name to use instead',
  });

/** A playlist of the list. Some servers number them. */
export const wirePlaylist = z.object({
  id: z.union([nameField, z.number().int().transform(String)]),
  name: z.string().refine(wellFormed, 'holds half a character (a lone surrogate)'),
});
export type WirePlaylist = z.infer<typeof wirePlaylist>;

/** Fields by which a list says that it goes on elsewhere, and fields that count all there is. */
const GOES_ON = [
  ...['next', 'next_page', 'nextPage', 'next_cursor', 'nextCursor', 'next_token', 'nextToken', 'NextContinuationToken'],
  ...['has_more', 'hasMore', 'more', 'truncated', 'is_truncated', 'isTruncated', 'IsTruncated'],
];
const COUNTS_ALL = ['total', 'total_count', 'totalCount', 'count'];
/** Objects that hold such fields. */
const ABOUT_PAGES = ['links', '_links', 'meta', 'paging', 'pagination', 'page'];

const unknowns = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, z.unknown().optional()]));
const aboutPages = z.object(unknowns([...GOES_ON, ...COUNTS_ALL]));

/** Why a list is not whole; ends the sentence "The list …": `has "next": "/files?page=2"`; undefined when it says nothing so. */
function saysMore(sent: unknown, length: number): string | undefined {
  const fields: Readonly<Record<string, unknown>> = aboutPages.safeParse(sent).data ?? {};
  const quoted = (name: string) => `has ${JSON.stringify(name)}: ${JSON.stringify(fields[name]).slice(0, 80)}`;
  const next = GOES_ON.find((name) => fields[name] && fields[name] !== 'false');
  if (next !== undefined) return quoted(next);
  const all = COUNTS_ALL.find((name) => Number(fields[name]) > length);
  return all === undefined ? undefined : `${quoted(all)} and holds ${length}`;
}

/**
 * `GET files`: the bare array, or an object with `files` and perhaps `playlists`. Entries stay unparsed here: one bad
 * entry must not cost the others, so the pull checks each with {@link wireEntry}.
 */
export const wireList = z.union([
  z.array(z.unknown()).transform((files): WireList => ({ files, playlists: [] })),
  z
    .object({
      ...aboutPages.shape,
      ...unknowns(ABOUT_PAGES),
      files: z.array(z.unknown()),
      playlists: z.array(z.unknown()).nullish(),
    })
    .transform(({ files, playlists, ...rest }): WireList => {
      const places: unknown[] = [rest, ...ABOUT_PAGES.map((name) => (rest as Record<string, unknown>)[name])];
      const incomplete = places.map((place) => saysMore(place, files.length)).find((one) => one !== undefined);
      return { files, playlists: playlists ?? [], ...(incomplete !== undefined && { incomplete }) };
    }),
]);
export interface WireList {
  files: unknown[];
  playlists: unknown[];
  /** Ends the sentence "The list …"; absent where the list is whole, as far as it says. */
  incomplete?: string;
}

/** `GET playlist-content?id=`: `playlist` is the name, or an object that holds it. */
export const wirePlaylistContent = z.object({
  playlist: z.union([z.string(), z.object({ id: z.unknown().optional(), name: z.string().optional() })]).nullish(),
  content: z.string(),
  /** Only the boolean `true` means HTML: 1, "true", {} and none at all do not. */
  isHtml: z
    .unknown()
    .optional()
    .transform((value) => value === true),
});
export type WirePlaylistContent = z.infer<typeof wirePlaylistContent>;

/** `POST file`: by key, or by name with `folder/language`. */
export const fileRequest = z.union([
  z.object({ s3_path: z.string().min(1) }),
  z.object({ file_name: z.string().min(1), language: z.string().regex(/^[^/]+\/[^/]+$/, 'is not folder/language') }),
]);
export type FileRequest = z.infer<typeof fileRequest>;

/** The three kinds of `POST translate`. */
export const translationTypes = ['convert_to_sanskrit', 'convert_from_sanskrit', 'provide_sanskrit_meaning'] as const;
export const translateRequest = z.object({ text: z.string().min(1), translationType: z.enum(translationTypes) });
export type TranslateRequest = z.infer<typeof translateRequest>;
export type TranslationType = (typeof translationTypes)[number];

/** `POST support`: the three fields of SPEC section 7. */
export const supportMessage = z.object({
  name: z.string().trim().min(1),
  email: z
    .string()
    .trim()
    .regex(new RegExp(`^(?:${EMAIL})?$`, 'u'))
    .optional(),
  comments: z.string().trim().min(1),
});
export type SupportMessage = z.infer<typeof supportMessage>;

/** A click-log event: exactly the six fields of SPEC section 7. */
export const clickLogEvent = z.strictObject({
  requestid: z.guid(),
  /** Allow code, a hyphen, and a GUID per page load. */
  contextid: z.string().min(1),
  callerid: z.string().min(1),
  component: z.string().min(1),
  action: z.string().min(1),
  type: z.literal('webpage'),
});
export type ClickLogEvent = z.infer<typeof clickLogEvent>;
