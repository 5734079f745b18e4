/**
 * What each page of the library shows. A layout gets one of these as its only input, so everything that can change a page is
 * in it, and the page's render key is computed from it alone.
 */

import type { FolderSummary } from '#schemas/catalogue.ts';
import { collectionOf } from './collections.ts';
import { editionsOf } from './editions.ts';
import { FACT_KINDS } from './fact-kinds.ts';
import { type FactLink, factFinder, factLink } from './facts.ts';
import { titlesOf } from './find-titles.ts';
import { type Title, toTitle } from './languages.ts';
import type { Folder, LanguageList, Library, Song } from './library.ts';
import { parallelFinder, type ShownParallel } from './parallels.ts';
import { factKindPath } from './paths.ts';
import { contentsOf, missingIn, type PartHeading, preferredIn, sectionsOf } from './sections.ts';

/** A song as another page links to it. */
export type SongLink = Pick<Song, 'language' | 'songNo' | 'name' | 'path' | 'unavailable'>;

/** A folder as a breadcrumb shows it. */
type FolderLink = Pick<Folder, 'label' | 'path'>;
type LanguageLink = Pick<LanguageList, 'code' | 'label' | 'path'>;

/** A song as a list shows it. */
export interface ListedSong extends SongLink {
  /** Its title in its own script, where it has one. */
  title?: Title;
}

/** What a file page shows, its text aside: that is read by the song's digest. */
export interface FilePage {
  folder: FolderLink;
  language: LanguageLink;
  song: Song;
  /** Its title in its own script, where it or another edition has one. */
  title?: Title;
  previous: ListedSong | undefined;
  next: ListedSong | undefined;
  /** All editions of the song in the order of their language codes, itself included. */
  editions: readonly SongLink[];
  /** What it tells of itself; absent where that is nothing. */
  facts?: readonly FactLink[];
  /** Its verses that return in other songs; absent where none does. */
  parallels?: readonly ShownParallel[];
}

export interface LanguagePage {
  folder: CountedFolder;
  language: CountedLanguage;
  /** Its songs, part by part; one section where there are no parts. */
  sections: { part?: PartHeading; songs: ListedSong[] }[];
}

/** The function with a cache: it runs once for each argument. */
function memoize<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new Map<From, To>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
}

const linkTo = ({ language, songNo, name, path, unavailable }: Song): SongLink => ({
  language,
  songNo,
  name,
  path,
  unavailable,
});

const languageLink = ({ code, label, path }: LanguageList): LanguageLink => ({ code, label, path });

const countedLanguage = (list: LanguageList) => ({ ...languageLink(list), count: list.songs.length });
export type CountedLanguage = ReturnType<typeof countedLanguage>;

/** A folder with the number of songs of each language. */
const counted = ({ label, own, path, languages }: Folder) => ({
  label,
  ...(own && { own }),
  path,
  languages: languages.map(countedLanguage),
});
export type CountedFolder = ReturnType<typeof counted>;

/** Songs as lists of one folder show them. */
export function lister(folder: Folder): (song: Song) => ListedSong {
  const titles = titlesOf(folder);
  return (song) => {
    const title = titles.get(song);
    return { ...linkTo(song), ...(title !== undefined && { title: toTitle(title, song.language) }) };
  };
}

/** Songs of a collection, each counted once. */
const countOnce = (languages: readonly LanguageList[]): number =>
  new Set(languages.flatMap(({ songs }) => songs.map(({ fileName }) => fileName))).size;

/** Songs that a collection's page shows. */
const FIRST_SONGS = 9;

/** The title page of a collection. */
export type FolderPage = ReturnType<typeof folderPage>;

function folderPage(folder: Folder, factsIn: ReturnType<typeof factFinder>) {
  const told = new Set(
    [...factsIn(folder)].flatMap(([{ digest, unavailable }, facts]) => (digest === null || unavailable ? [] : facts)),
  );
  const kinds = [...Map.groupBy(told, ({ kind }) => kind)];
  const preferred = preferredIn(folder);
  const list = folder.languages.find(({ code }) => code === preferred);
  const songs = list?.songs.slice(0, FIRST_SONGS).map(lister(folder)) ?? [];
  return {
    folder: counted(folder),
    /** Songs in it, each counted once. */
    songs: countOnce(folder.languages),
    /** Name of its line art. */
    motif: collectionOf(folder.name)?.motif ?? '',
    contents: contentsOf(folder),
    /** What its songs tell of: panns, deities, each with how many there are in it. */
    facts: FACT_KINDS.flatMap((kind) => {
      const values = kinds.find(([one]) => one === kind)?.[1].length ?? 0;
      return values > 0 ? [{ name: kind.name, path: factKindPath(kind.kind), values }] : [];
    }),
    /** The language to read it in, and its first songs. */
    first: list && { language: countedLanguage(list), songs },
  };
}

/** One for each folder. */
export function folderPages({ folders }: Library): FolderPage[] {
  const factsIn = factFinder();
  return folders.map((folder) => folderPage(folder, factsIn));
}

/** One for each language of each folder, made as they are asked for: of a large library nobody holds all at once. */
export function* languagePages({ folders }: Library): Generator<LanguagePage> {
  for (const folder of folders) {
    const summary = counted(folder);
    const listed = lister(folder);
    const divide = sectionsOf(folder);
    for (const language of folder.languages)
      yield {
        folder: summary,
        language: countedLanguage(language),
        sections: divide(language).map(({ part, songs }) => ({ ...(part && { part }), songs: songs.map(listed) })),
      };
  }
}

/** One for each file, made as they are asked for. */
export function* filePages({ folders }: Library): Generator<FilePage> {
  const factsIn = factFinder();
  const parallelsOf = parallelFinder({ folders });
  for (const folder of folders) {
    const told = factsIn(folder);
    const place = { label: folder.label, path: folder.path };
    const editions = editionsOf(folder);
    const link = memoize(lister(folder));
    // Editions share their list, as the songs do.
    const linksTo = memoize((songs: readonly Song[]) => songs.map(link));
    for (const language of folder.languages) {
      const own = languageLink(language);
      const at = (index: number) => language.songs[index] && link(language.songs[index]);
      for (const [index, song] of language.songs.entries()) {
        const { title } = link(song);
        const { facts: _, parallels: __, repeats: ___, ...shown } = song;
        const facts = told.get(song)?.map((fact) => factLink(fact, language.code));
        const parallels = parallelsOf(song);
        yield {
          folder: place,
          language: own,
          song: shown,
          ...(title && { title }),
          previous: at(index - 1),
          next: at(index + 1),
          editions: linksTo(editions.get(song) ?? [song]),
          ...(facts && { facts }),
          ...(parallels && { parallels }),
        };
      }
    }
  }
}

/** A playlist's page; its content is read by digest, and may name any page of the library. */
export type PlaylistPage = ReturnType<typeof playlistPages>[number];

/** One for each playlist. */
export const playlistPages = ({ playlists }: Library) => playlists.map((playlist) => ({ playlist }));

/**
 * A folder as the catalogue's index has it. Apart from the columns, which a browser reads: it needs no table of collections.
 * @param columns address of its columns
 */
export function toSummary({ name, label, path, own, languages }: Folder, columns: string): FolderSummary {
  const also = collectionOf(name)?.also;
  return {
    name,
    label,
    path,
    ...(own && { own }),
    songs: countOnce(languages),
    ...(also && { also }),
    columns,
    languages: languages.map(({ code, label, path, songs }) => {
      const missing = missingIn(songs);
      return { code, label, path, count: songs.length, ...(missing > 0 && { missing }) };
    }),
  };
}

/** Every path of a library but those of songs, each with what its page is called. */
export function listsByPath({ folders, playlists }: Library): Map<string, string> {
  const lists = new Map<string, string>();
  for (const { path, label, languages } of folders) {
    lists.set(path, label);
    for (const language of languages) lists.set(language.path, `${label}, ${language.label}`);
  }
  for (const { path, name } of playlists) lists.set(path, name);
  return lists;
}
