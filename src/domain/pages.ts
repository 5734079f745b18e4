/**
 * What each page of the library shows, and nothing else: a layout gets one of these and can read no more, so whatever can
 * change a page stands in it, and its render key can be told from it alone.
 */
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

export interface LibraryPages {
  files: FilePage[];
  languages: LanguagePage[];
  folders: FolderPage[];
  playlists: PlaylistPage[];
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

/**
 * The pages of a library: one for each file, language, folder and playlist.
 * @param editions all editions of each song
 */
export function libraryPages(
  { folders, playlists }: Library,
  editions: ReadonlyMap<Song, readonly Song[]>,
): LibraryPages {
  const links = new Map<Song, SongLink>();
  const link = (song: Song): SongLink => {
    const known = links.get(song) ?? linkTo(song);
    links.set(song, known);
    return known;
  };
  /** Editions share their list, as the songs do. */
  const lists = new Map<readonly Song[], SongLink[]>();
  const editionsOf = (song: Song): SongLink[] => {
    const group = editions.get(song) ?? [song];
    const known = lists.get(group) ?? group.map(link);
    lists.set(group, known);
    return known;
  };

  const pages: LibraryPages = { files: [], languages: [], folders: [], playlists: [] };
  for (const folder of folders) {
    const summary = counted(folder);
    const place = { label: folder.label, path: folder.path };
    pages.folders.push({ folder: summary });
    for (const language of folder.languages) {
      const songs = language.songs.map(link);
      const own = languageLink(language);
      pages.languages.push({ folder: summary, language: { ...own, songs } });
      for (const [at, song] of language.songs.entries()) {
        const neighbours = { previous: songs[at - 1], next: songs[at + 1] };
        pages.files.push({ folder: place, language: own, song, ...neighbours, editions: editionsOf(song) });
      }
    }
  }
  for (const playlist of playlists) pages.playlists.push({ playlist });
  return pages;
}
