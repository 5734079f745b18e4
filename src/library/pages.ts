/**
 * What each page of the library shows. A layout gets one of these as its only input, so everything that can change a page is
 * in it, and the page's render key is computed from it alone.
 */
import { editionsOf } from './editions.ts';
import type { Folder, LanguageList, Library, Playlist, Song } from './library.ts';

/** A song as another page links to it. */
export type SongLink = Pick<Song, 'language' | 'songNo' | 'name' | 'path' | 'unavailable'>;

/** A folder as a breadcrumb shows it. */
export type FolderLink = Pick<Folder, 'label' | 'path'>;
export type LanguageLink = Pick<LanguageList, 'code' | 'label' | 'path'>;

/** A folder with the number of songs of each language. */
export interface CountedFolder extends FolderLink {
  languages: (LanguageLink & { count: number })[];
}

/** What a file page shows, its text aside: that is read by the song's digest. */
export interface FilePage {
  folder: FolderLink;
  language: LanguageLink;
  song: Song;
  previous: SongLink | undefined;
  next: SongLink | undefined;
  /** All editions of the song in the order of their language codes, itself included. */
  editions: readonly SongLink[];
}

export interface LanguagePage {
  folder: CountedFolder;
  language: LanguageLink & { songs: SongLink[] };
}

export interface FolderPage {
  folder: CountedFolder;
}

/** A playlist's page; its content is read by digest, and may name any page of the library. */
export interface PlaylistPage {
  playlist: Playlist;
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

const counted = ({ label, path, languages }: Folder): CountedFolder => ({
  label,
  path,
  languages: languages.map((language) => ({ ...languageLink(language), count: language.songs.length })),
});

/** One for each folder. */
export const folderPages = ({ folders }: Library): FolderPage[] =>
  folders.map((folder) => ({ folder: counted(folder) }));

/** One for each language of each folder, made as they are asked for: of a large library nobody holds all at once. */
export function* languagePages({ folders }: Library): Generator<LanguagePage> {
  for (const folder of folders) {
    const summary = counted(folder);
    for (const language of folder.languages)
      yield { folder: summary, language: { ...languageLink(language), songs: language.songs.map(linkTo) } };
  }
}

/** One for each file, made as they are asked for. */
export function* filePages({ folders }: Library): Generator<FilePage> {
  for (const folder of folders) {
    const place = { label: folder.label, path: folder.path };
    const editions = editionsOf(folder);
    const link = memoize(linkTo);
    // Editions share their list, as the songs do.
    const linksTo = memoize((songs: readonly Song[]) => songs.map(link));
    for (const language of folder.languages) {
      const own = languageLink(language);
      const at = (index: number) => language.songs[index] && link(language.songs[index]);
      for (const [index, song] of language.songs.entries())
        yield {
          folder: place,
          language: own,
          song,
          previous: at(index - 1),
          next: at(index + 1),
          editions: linksTo(editions.get(song) ?? [song]),
        };
    }
  }
}

/** One for each playlist. */
export const playlistPages = ({ playlists }: Library): PlaylistPage[] => playlists.map((playlist) => ({ playlist }));
