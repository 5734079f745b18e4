/** Which page of the library a playlist's link, or a line of its text, means. */
import { titlesOf } from './find-titles.ts';
import { preferredLanguage, type Title, toTitle } from './languages.ts';
import { type Library, type Song, songsOf } from './library.ts';
import { leadingDigits } from './names.ts';
import { decodePath, homePath, privacyPath, supportPath } from './paths.ts';

/** A page of this site that a playlist leads to. */
export interface PlaylistSong {
  /** Its true path: `/file/Puranas/TAM/001%20Kappu.txt/`. */
  path: string;
  /** What to call it where the link has no words of its own. */
  name: string;
  /** Its title in its own script; absent where it has none. */
  title?: Title;
  /** Label of its language: `Tamil`; null for pages that are not in one language. */
  language: string | null;
  /** Label of its collection; absent for pages that are no song. */
  folder?: string;
  /** The name of its file, as {@link typed} writes it; absent for pages that are no song. */
  file?: string;
}

/** A song that a line of text names. */
export interface NamedSong extends PlaylistSong {
  /** What stands before the name in the line: `1.`, `Day 1`. */
  before?: string;
}

/** A page by its address on this site: path, query and hash, percent-encoded; null when there is none. */
export type ResolveLink = (href: string) => PlaylistSong | null;
/** The song that a line of text names; among its editions the one nearest to the script (ISO 15924) of the text around it. */
export type FindSong = (line: string, script?: string) => NamedSong | null;

export interface PlaylistLinks {
  resolve: ResolveLink;
  find: FindSong;
}

const key = (...names: readonly string[]): string =>
  names.map((name) => encodeURIComponent(name.normalize('NFC').toWellFormed())).join('/');

/** Keys of every page that has a name in the path. The address of a page leads to it, and so does its specified URL. */
function pagesOf(library: Library): Map<string, PlaylistSong> {
  const pages = new Map<string, PlaylistSong>();
  const add = (names: readonly string[], page: PlaylistSong) => {
    pages.set(key(...names), page);
    pages.set(key(...(decodePath(page.path) ?? [])), page);
  };
  const fixed: [path: string, name: string][] = [
    [homePath(), 'Home'],
    [supportPath(), 'Support'],
    [privacyPath(), 'Privacy'],
  ];
  for (const [path, name] of fixed) add(decodePath(path) ?? [], { path, name, language: null });
  for (const folder of library.folders) {
    add(['file', folder.name], { path: folder.path, name: folder.label, language: null });
    const titles = titlesOf(folder);
    for (const { code, label: language, path, songs } of folder.languages) {
      add(['file', folder.name, code], { path, name: folder.label, language });
      for (const song of songs) {
        const { fileName, name } = song;
        const of = { folder: folder.label, file: typed(fileName) };
        const title = titles.get(song);
        const page = { path: song.path, name, language, ...of, ...(title && { title: toTitle(title, code) }) };
        add(['file', folder.name, code, fileName], page);
      }
    }
  }
  for (const { id, name, path } of library.playlists) add(['playlist', id], { path, name, language: null });
  return pages;
}

/** Codes of the editions that are written in a script; for the others the library's own preference stands. */
const CODES_OF_SCRIPT: Readonly<Record<string, readonly string[]>> = {
  Deva: ['SAN', 'DEV'],
  Taml: ['TAM'],
  Telu: ['TEL'],
};

/** Names as readers type them: one space, no case. `0001  Agni (RV 1.1).txt` → `0001 agni (rv 1.1)` */
export const typed = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\.txt$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** At most this many words may stand before a song in its line: `Day 1  001 …`, `1. 001 …`, `- 001 …`. */
const MOST_WORDS_BEFORE = 3;
/** Longer lines are prose. */
const MOST_LINE = 300;

/**
 * The places where a song's name could begin. A name that begins with no number is too easily a line of verse, so it counts
 * only where a folder is named with it, and then as the whole line or after a bullet.
 */
function beginnings(line: string, folderNamed: boolean) {
  const words = line.split(' ');
  /** The rest of the line, and how many words stand before it. */
  const from = (skipped: number) => ({ rest: words.slice(skipped).join(' '), skipped });
  const numbered = words
    .slice(0, MOST_WORDS_BEFORE + 1)
    .map((_, index) => from(index))
    .filter(({ rest }) => leadingDigits(rest) !== '' && /\p{L}/u.test(rest));
  const bullet = /^(?:\d+[.)]|[-*•–])$/u.test(words[0] ?? '') ? [from(1)] : [];
  return folderNamed ? [from(0), ...bullet, ...numbered] : numbered;
}

/**
 * The two look-ups that a playlist's content is rendered with.
 *
 * `resolve('/file/Rigveda/SAN/0001%20Agni%20(RV%201.1).txt')` → the page of that entry, with or without the slash at the
 * end, by its true name or by the name in its path. `find('1. 0001 Agni (RV 1.1) (Rigveda)')` → the same page: a song's
 * number and name, perhaps with a list number or a day before it and the folder after it. Two songs of one name in
 * different folders are told apart by the folder only; without it the line stays text.
 */
export function playlistLinks(library: Library): PlaylistLinks {
  const pages = pagesOf(library);
  const songs = Map.groupBy(songsOf(library), (song) => typed(song.fileName));
  const folders = new Map(
    library.folders.flatMap(({ name, label }) => [name, label].map((word) => [typed(word), name])),
  );

  const edition = (named: readonly Song[], script: string): Song | undefined => {
    const codes = named.map((song) => song.language);
    const code =
      CODES_OF_SCRIPT[script]?.find((one) => codes.includes(one)) ??
      preferredLanguage(codes.map((code) => ({ code, count: 1 })));
    return new Set(named.map((song) => song.folder)).size === 1
      ? named.find((song) => song.language === code)
      : undefined;
  };
  const page = ({ folder, language, fileName }: Song, line: string, skipped: number): NamedSong => ({
    ...(pages.get(key('file', folder, language, fileName)) as PlaylistSong),
    before: line.trim().split(/\s+/).slice(0, skipped).join(' '),
  });

  return {
    resolve: (href) => {
      const [, pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(href) ?? [];
      const names = decodePath(pathname);
      // Home keeps the reader's choice in its query: `/?folder=Rigveda`.
      if (names?.length === 0 && query !== '') return { path: homePath() + query, name: 'Home', language: null };
      // An author who typed `why?.txt` into a link meant the name, not a query.
      const whole = decodePath(href);
      return (names && pages.get(key(...names))) ?? (whole && pages.get(key(...whole))) ?? null;
    },
    find: (line, script = '') => {
      if (line.length > MOST_LINE) return null;
      const words = typed(line);
      const [, before = '', label = ''] = /^(.*\S) \(([^()]+)\)$/.exec(words) ?? [];
      const folder = folders.get(label);
      for (const { rest, skipped } of beginnings(folder === undefined ? words : before, folder !== undefined)) {
        const named = (songs.get(rest) ?? []).filter((song) => folder === undefined || song.folder === folder);
        const song = edition(named, script);
        if (song !== undefined) return page(song, line, skipped);
      }
      return null;
    },
  };
}
