/** A collection divided into its parts: the sections of its lists, and its table of contents. */
import { collectionOf } from './collections.ts';
import { preferredLanguage } from './languages.ts';
import type { Folder, LanguageList, Song } from './library.ts';
import { byWork } from './order.ts';
import { type Part, partsOf } from './parts.ts';

/** A part as its heading shows it. */
export type PartHeading = Pick<Part, 'label' | 'book' | 'id'>;

/** Songs of a list that are in one part, or that stand between parts. */
export interface Section {
  part?: PartHeading;
  songs: Song[];
}

const headingOf = ({ label, book, id }: Part): PartHeading => ({ label, ...(book !== undefined && { book }), id });

/** Each part by the names of its files. */
function partsByName(fileNames: readonly Song[], book: string | undefined): ReadonlyMap<string, PartHeading> {
  const parts = partsOf(
    fileNames.map(({ name }) => name),
    book,
  );
  return new Map(
    parts.flatMap((part) => {
      const heading = headingOf(part);
      return fileNames.slice(part.from, part.from + part.count).map(({ fileName }) => [fileName, heading] as const);
    }),
  );
}

/**
 * The songs of a folder, each name once, work by work: what its parts are told from, so that a list of a few songs has the
 * headings that the whole collection has.
 */
const songsOnce = ({ languages }: Folder): Song[] =>
  [...new Map(languages.flatMap(({ songs }) => songs.map((song) => [song.fileName, song]))).values()].sort(byWork);

/** Divides the lists of a folder: `divide(list)` → its sections, one without a part where the names tell of none. */
export function sectionsOf(folder: Folder): (list: LanguageList) => Section[] {
  const book = collectionOf(folder.name)?.book;
  const whole = partsByName(songsOnce(folder), book);
  return ({ songs }) => {
    // Languages whose files are named in different scripts tell of their parts one by one.
    const parts = whole.size > 0 ? whole : partsByName(songs, book);
    const sections: Section[] = [];
    for (const song of songs) {
      const part = parts.get(song.fileName);
      const last = sections.at(-1);
      if (last && last.part === part) last.songs.push(song);
      else sections.push({ ...(part && { part }), songs: [song] });
    }
    const named = sections.flatMap(({ part }) => part ?? []);
    // Works that count from 1 are mixed in a list by number: a part in two places is none.
    return new Set(named).size < named.length ? [{ songs }] : sections;
  };
}

/** A line of a table of contents: a part with its number of songs, or a song that stands alone. */
export interface ContentsLine {
  label: string;
  /** Number of a book, where it is one. */
  book?: number;
  /** Where it begins in a list; the page of a song. */
  path: string;
  /** Songs of a part, in whatever language; absent for a song. */
  count?: number;
}

/** More songs that stand alone are not a table of contents any more. */
const MOST_ALONE = 24;

/**
 * The table of contents of a folder: its parts, each leading to the list that has most of it, among equals to that of the
 * preferred language; and the songs between them. Empty where the names tell of no parts.
 */
export function contentsOf(folder: Folder): ContentsLine[] {
  const songs = songsOnce(folder);
  const parts = partsOf(
    songs.map(({ name }) => name),
    collectionOf(folder.name)?.book,
  );
  if (parts.length === 0) return [];
  const preferred = preferredIn(folder);
  const partOf = new Map(
    parts.flatMap((part) => songs.slice(part.from, part.from + part.count).map(({ fileName }) => [fileName, part])),
  );
  const divide = sectionsOf(folder);
  const lists = folder.languages
    .toSorted((a, b) => Number(b.code === preferred) - Number(a.code === preferred))
    .map((list) => ({
      path: list.path,
      headings: new Set(divide(list).map(({ part }) => part?.id)),
      counts: Map.groupBy(
        list.songs.filter(({ unavailable }) => !unavailable),
        ({ fileName }) => partOf.get(fileName),
      ),
    }));
  const alone = songs.length - parts.reduce((sum, { count }) => sum + count, 0);
  const lines: ContentsLine[] = [];
  /** The page of a song in the first list that has its text. */
  const pageOf = (song: Song): string =>
    lists.flatMap(({ counts }) => counts.get(undefined) ?? []).find(({ fileName }) => fileName === song.fileName)
      ?.path ?? song.path;
  const addAlone = (from: number, to: number) => {
    if (alone > MOST_ALONE) return;
    lines.push(...songs.slice(from, to).map((song) => ({ label: song.name, path: pageOf(song) })));
  };
  let at = 0;
  for (const part of parts) {
    addAlone(at, part.from);
    const has = ({ counts }: (typeof lists)[number]) => counts.get(part)?.length ?? 0;
    const fullest = lists.reduce((best, list) => (has(list) > has(best) ? list : best));
    const { label, book, count } = part;
    lines.push({
      label,
      ...(book !== undefined && { book }),
      path: fullest.headings.has(part.id) ? `${fullest.path}#${encodeURIComponent(part.id)}` : fullest.path,
      count,
    });
    at = part.from + part.count;
  }
  addAlone(at, songs.length);
  return lines;
}

/** How many songs of a list have only the placeholder. */
export const missingIn = (songs: readonly Song[]): number => songs.filter(({ unavailable }) => unavailable).length;

/** The language that a folder opens in. */
export const preferredIn = ({ languages }: Folder): string | undefined =>
  preferredLanguage(languages.map(({ code, songs }) => ({ code, count: songs.length, missing: missingIn(songs) })));
