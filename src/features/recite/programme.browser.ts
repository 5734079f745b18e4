/** What is to be shown, song by song: the list or the playlist that the tab reads from, or one song alone. */
import { screenPath } from '#core/library/paths.ts';
import {
  type LinkFault,
  openList,
  readListLink,
  type StoredSong,
  songOfPath,
  songPath,
  writeListLink,
} from '#features/my-place/index.ts';
import type { Show } from '#schemas/show.ts';
import { PLAYLIST_KEY } from '#schemas/storage-keys.ts';
import { stored } from '#ui/storage.ts';
import { playlistPaths } from './next-song.ts';

export interface Programme {
  /** All of it, as the link of a list holds it. */
  link: string;
  name: string;
  songs: readonly StoredSong[];
  /** Where it is to begin, by the place of the song and of the stanza; null where it was opened before. */
  start: Pick<Show, 'song' | 'stanza' | 'rows'> | null;
}

/** A song, the stanza and the second language that it is read at, and the playlist that it is opened from: `/file/…/12+ENG`, `/file/…/&First%20readings`. */
const SONG = /^(\/file(?:\/[^/]+){3}\/)(\d{0,6})(?:\+([\w-]+))?(?:&(.*))?$/;

/** The songs that the tab reads in order, where this one is among them; else it alone. */
function songsWith(path: string, playlist: string | undefined): Pick<Programme, 'name' | 'songs'> {
  const list = playlist === undefined ? openList() : null;
  if (list?.songs.some((song) => song.path === path)) return list;
  const paths = playlistPaths(stored(PLAYLIST_KEY, 'sessionStorage'));
  const name = decodeURIComponent(playlist ?? '');
  return { name, songs: (paths.includes(path) ? paths : [path]).map(songOfPath) };
}

/**
 * The programme that the window's own address tells. Where it is told by a song, the address tells all of it afterwards, so that the
 * window can be opened again, and elsewhere.
 */
export async function readProgramme(): Promise<Programme | LinkFault> {
  const fragment = location.hash.slice(1);
  const [, address, stanza, second, playlist] = SONG.exec(fragment) ?? [];
  const path = songPath(address);
  if (path === null) {
    const list = await readListLink(fragment);
    return typeof list === 'string'
      ? list
      : { link: fragment, name: list.name, songs: list.paths.map(songOfPath), start: null };
  }
  const { name, songs } = songsWith(path, playlist);
  const link = await writeListLink({ name, paths: songs.map((song) => song.path) });
  history.replaceState(history.state, '', screenPath(link));
  const own = { code: '', script: '' };
  return {
    link,
    name,
    songs,
    start: {
      song: songs.findIndex((song) => song.path === path),
      stanza: Number(stanza),
      rows: [own, second === undefined ? null : { ...own, code: second }],
    },
  };
}
