/** Which entries and playlists of a list are taken, and why the others are not. Pure: the list comes in as JSON. */
import { type EntryNames, entryKey } from '#core/library/names.ts';
import { compareText } from '#core/library/order.ts';
import { assignSegments } from '#core/library/paths.ts';
import type { Skipped } from '#schemas/snapshot.ts';
import { type WireList, type WirePlaylist, wireEntry, wirePlaylist } from '#schemas/wire.ts';
import { nameFault } from './name-faults.ts';
import { schemaReason } from './reasons.ts';

/** An entry that may be published, with its place in the list as sent. */
export interface ListedEntry extends EntryNames {
  index: number;
  songNo: number | null;
  s3Path: string | null;
  lastModified: string | null;
}

export interface AcceptedList {
  /** In code unit order of their names, so that the API's order does not matter. */
  entries: ListedEntry[];
  /** In the API's order. */
  playlists: WirePlaylist[];
  skipped: Skipped[];
  /** Ends the sentence "The list …"; absent where the list is whole, as far as it says. */
  incomplete?: string | undefined;
}

/** Names longer than this are cut in reports. */
const LONGEST = 300;

/** Checks a list entry by entry: a bad one is skipped, with its index, its name as far as known, and the reason. */
export function acceptList(list: WireList): AcceptedList {
  const skipped: Skipped[] = [];
  const entries: ListedEntry[] = [];
  for (const [index, sent] of list.files.entries()) {
    const read = readEntry(sent, index);
    if (typeof read === 'string') skipped.push({ index, what: 'entry', name: nameOf(sent), reason: read });
    else entries.push(read);
  }
  const distinct = withoutClashes(withoutTwins(entries, skipped), skipped);
  return {
    entries: distinct.sort(byNames),
    playlists: acceptPlaylists(list.playlists, skipped),
    skipped,
    incomplete: list.incomplete,
  };
}

/** One entry, or why it is none. */
function readEntry(sent: unknown, index: number): ListedEntry | string {
  const result = wireEntry.safeParse(sent);
  if (!result.success) return schemaReason(result.error);
  const { folder, language, song_no, s3_path, last_modified } = result.data;
  const fileName = result.data.file_name ?? result.data.name ?? '';
  const refused = Object.entries({ folder, language, file_name: fileName }).flatMap(([field, name]) => {
    const reason = nameFault(name);
    return reason === null ? [] : [`${field} ${reason}`];
  });
  if (refused.length > 0) return refused.join('; ');
  return {
    index,
    folder,
    language,
    fileName,
    songNo: song_no,
    s3Path: s3_path ?? null,
    lastModified: last_modified ?? null,
  };
}

function acceptPlaylists(sent: readonly unknown[], skipped: Skipped[]): WirePlaylist[] {
  const seen = new Set<string>();
  return sent.flatMap((one, index) => {
    const result = wirePlaylist.safeParse(one);
    const reason = result.success ? playlistRefusal(result.data, seen) : schemaReason(result.error);
    if (!result.success || reason !== null) {
      skipped.push({ index, what: 'playlist', name: cut(stringField(one, 'id')), reason: reason ?? '' });
      return [];
    }
    seen.add(result.data.id);
    return [result.data];
  });
}

function playlistRefusal({ id, name }: WirePlaylist, seen: ReadonlySet<string>): string | null {
  const refused = nameFault(id);
  if (refused !== null) return `id ${refused}`;
  const unnamed = name === '' ? null : nameFault(name);
  if (unnamed !== null) return `name ${unnamed}`;
  return seen.has(id) ? 'id is the same as that of an earlier playlist' : null;
}

/** Keeps one of several entries with the same three names: which one depends on what they say, not on their order. */
function withoutTwins(entries: readonly ListedEntry[], skipped: Skipped[]): ListedEntry[] {
  return [...Map.groupBy(entries, entryKey).values()].map((twins) => {
    const said = (entry: ListedEntry) => JSON.stringify([entry.s3Path, entry.lastModified, entry.songNo]);
    const [first, ...others] = twins.toSorted((a, b) => compareText(said(a), said(b)) || a.index - b.index);
    for (const other of others)
      skipped.push(refused(other, `folder, language and file_name are the same as those of entry ${first?.index}`));
    return first as ListedEntry;
  });
}

/** Drops an entry whose page would have the very address of another's (equal hashes of two hashed names). */
function withoutClashes(entries: readonly ListedEntry[], skipped: Skipped[]): ListedEntry[] {
  const segments = (of: readonly ListedEntry[], field: 'folder' | 'language' | 'fileName') =>
    assignSegments(of.map((entry) => entry[field]));
  const folders = segments(entries, 'folder');
  const clashing = new Set<ListedEntry>(entries.filter((entry) => !folders.has(entry.folder)));
  for (const inFolder of Map.groupBy(entries, (entry) => entry.folder).values()) {
    const languages = segments(inFolder, 'language');
    for (const inLanguage of Map.groupBy(inFolder, (entry) => entry.language).values()) {
      const files = segments(inLanguage, 'fileName');
      for (const entry of inLanguage) {
        if (!languages.has(entry.language) || !files.has(entry.fileName)) clashing.add(entry);
      }
    }
  }
  for (const entry of clashing) skipped.push(refused(entry, 'has the same address as another entry'));
  return entries.filter((entry) => !clashing.has(entry));
}

const refused = (one: ListedEntry, reason: string): Skipped => {
  return { index: one.index, what: 'entry', name: cut(keyOf(one)), reason };
};

/** `folder/language/file name`, as a person would write it. */
export const keyOf = ({ folder, language, fileName }: EntryNames): string => `${folder}/${language}/${fileName}`;

const byNames = (a: EntryNames, b: EntryNames): number =>
  compareText(a.folder, b.folder) || compareText(a.language, b.language) || compareText(a.fileName, b.fileName);

const cut = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);

function stringField(value: unknown, field: string): string {
  const found: unknown = Object(value)[field];
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '?';
}

function nameOf(value: unknown): string {
  const file = stringField(value, 'file_name');
  return cut(
    [
      stringField(value, 'folder'),
      stringField(value, 'language'),
      file === '?' ? stringField(value, 'name') : file,
    ].join('/'),
  );
}
