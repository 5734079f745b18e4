/** All that the reader's own place holds, and how two of them become one. */

import { type LearntSong, MOST_KNOWN, MOST_LEARNT, readLearning } from './learning.ts';
import { MOST_LISTS, MOST_SONGS, type OwnList, readLists } from './lists/lists.ts';
import { type MarkedSong, MOST_MARKED, MOST_VERSES, readMarks } from './marks.ts';
import { firstOfEach, recordOf } from './read-stored.ts';
import { MOST_RECENT, type RecentSong, readRecent } from './recent.ts';
import { inOrder } from './stored-verse.ts';
import { keyOfTold, MOST_TOLD, readTold, type ToldMistake } from './told.ts';

export interface Place {
  recent: readonly RecentSong[];
  marks: readonly MarkedSong[];
  lists: readonly OwnList[];
  learning: readonly LearntSong[];
  told: readonly ToldMistake[];
}

export const EMPTY_PLACE: Place = { recent: [], marks: [], lists: [], learning: [], told: [] };

export const isEmptyPlace = ({ recent, marks, lists, learning, told }: Place): boolean =>
  recent.length + marks.length + lists.length + learning.length + told.length === 0;

/** From values of any origin. */
export function readPlace(value: unknown): Place {
  const { recent, marks, lists, learning, told } = recordOf(value);
  return {
    recent: readRecent(recent),
    marks: readMarks(marks),
    lists: readLists(lists),
    learning: readLearning(learning),
    told: readTold(told),
  };
}

/**
 * Own entries first, then those of the other that are not there, as far as there is room.
 * @param both makes one of two entries with the same key
 */
function join<T>(
  own: readonly T[],
  other: readonly T[],
  keyOf: (item: T) => string,
  most: number,
  both: (own: T, other: T) => T = (item) => item,
): T[] {
  const there = new Map(other.map((item) => [keyOf(item), item]));
  const joined = own.map((item) => both(item, there.get(keyOf(item)) ?? item));
  return firstOfEach([...joined, ...other], keyOf).slice(0, Math.max(most, own.length));
}

const pathOf = ({ path }: { path: string }): string => path;
const idOf = ({ id }: { id: string }): string => id;

/** Adds what another place holds; nothing of one's own is lost or renamed. */
export function mergePlaces(own: Place, other: Place): Place {
  // The later reading knows better where a song was left.
  const recent = join(own.recent, other.recent, pathOf, MOST_RECENT, (a, b) => (b.at > a.at ? b : a));
  return {
    recent: recent.sort((a, b) => b.at - a.at),
    marks: join(own.marks, other.marks, pathOf, MOST_MARKED, (a, b) => ({
      ...a,
      at: a.at || b.at,
      verses: inOrder(join(a.verses, b.verses, idOf, MOST_VERSES)),
    })),
    lists: join(own.lists, other.lists, idOf, MOST_LISTS, (a, b) => ({
      ...a,
      songs: join(a.songs, b.songs, pathOf, MOST_SONGS),
    })),
    learning: join(own.learning, other.learning, pathOf, MOST_LEARNT, (a, b) => ({
      ...a,
      verses: inOrder(join(a.verses, b.verses, idOf, MOST_KNOWN)),
      of: Math.max(a.of, b.of),
    })),
    told: join(own.told, other.told, keyOfTold, MOST_TOLD),
  };
}
