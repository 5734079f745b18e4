/** All that the reader's own place holds, and how two of them become one. */

import { MOST_LISTS, MOST_SONGS, type OwnList, readLists } from './lists/lists.ts';
import { inOrder, type MarkedSong, MOST_MARKED, MOST_VERSES, readMarks } from './marks.ts';
import { firstOfEach, recordOf } from './read.ts';
import { MOST_RECENT, type RecentSong, readRecent } from './recent.ts';

export interface Place {
  recent: readonly RecentSong[];
  marks: readonly MarkedSong[];
  lists: readonly OwnList[];
}

export const EMPTY_PLACE: Place = { recent: [], marks: [], lists: [] };

export const isEmptyPlace = ({ recent, marks, lists }: Place): boolean =>
  recent.length + marks.length + lists.length === 0;

/** From values of any origin. */
export function readPlace(value: unknown): Place {
  const { recent, marks, lists } = recordOf(value);
  return { recent: readRecent(recent), marks: readMarks(marks), lists: readLists(lists) };
}

/** Own entries first and whole, then those of the other that are not there, as far as there is room. */
function joined<T>(own: readonly T[], other: readonly T[], keyOf: (item: T) => string, most: number): T[] {
  return firstOfEach([...own, ...other], keyOf).slice(0, Math.max(most, own.length));
}

function joinRecent(own: readonly RecentSong[], other: readonly RecentSong[]): RecentSong[] {
  const here = new Map(own.map((song) => [song.path, song]));
  // A song that both know: the later reading knows better where it was left.
  const later = other.filter((song) => song.at > (here.get(song.path)?.at ?? Number.POSITIVE_INFINITY));
  const newest = new Map(later.map((song) => [song.path, song]));
  const both = own.map((song) => newest.get(song.path) ?? song);
  return joined(both, other, ({ path }) => path, MOST_RECENT).sort((a, b) => b.at - a.at);
}

function joinMarks(own: readonly MarkedSong[], other: readonly MarkedSong[]): MarkedSong[] {
  const there = new Map(other.map((song) => [song.path, song]));
  const both = own.map((song): MarkedSong => {
    const same = there.get(song.path);
    if (!same) return song;
    const verses = joined(song.verses, same.verses, ({ id }) => id, MOST_VERSES);
    return { ...song, at: song.at || same.at, verses: inOrder(verses) };
  });
  return joined(both, other, ({ path }) => path, MOST_MARKED);
}

function joinLists(own: readonly OwnList[], other: readonly OwnList[]): OwnList[] {
  const there = new Map(other.map((list) => [list.id, list]));
  const both = own.map((list) => {
    const songs = there.get(list.id)?.songs ?? [];
    return { ...list, songs: joined(list.songs, songs, ({ path }) => path, MOST_SONGS) };
  });
  return joined(both, other, ({ id }) => id, MOST_LISTS);
}

/** Adds what another place holds; nothing of one's own is lost or renamed. */
export function mergePlaces(own: Place, other: Place): Place {
  return {
    recent: joinRecent(own.recent, other.recent),
    marks: joinMarks(own.marks, other.marks),
    lists: joinLists(own.lists, other.lists),
  };
}
