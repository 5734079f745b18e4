/** The list that a tab reads from: kept for the tab alone, so that two tabs can read two lists. */

import { firstOfEach, parsed, readAll, recordOf } from '../read.ts';
import { type KeptSong, readSong } from '../song.ts';
import { listName, MOST_SONGS } from './lists.ts';

export interface OpenList {
  name: string;
  songs: readonly KeptSong[];
  /** Where the list itself stands: the fragment of `/list/` for one out of a link, '' for one of the reader's own. */
  link: string;
}

export interface ListStep {
  /** From 1. */
  number: number;
  of: number;
  previous: KeptSong | undefined;
  next: KeptSong | undefined;
}

/** From what is stored; null where no list is open. */
export function readOpenList(json: string | null): OpenList | null {
  const { name, songs, link } = recordOf(parsed(json));
  const read = firstOfEach(readAll(songs, MOST_SONGS, readSong), ({ path }) => path);
  if (read.length === 0) return null;
  return { name: listName(name), songs: read, link: typeof link === 'string' && /^[\w-]*$/.test(link) ? link : '' };
}

/** Where a song stands in the open list; null for one that is not in it. */
export function stepOf({ songs }: OpenList, path: string): ListStep | null {
  const at = songs.findIndex((song) => song.path === path);
  return at < 0 ? null : { number: at + 1, of: songs.length, previous: songs[at - 1], next: songs[at + 1] };
}
