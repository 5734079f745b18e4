/** The reader's own lists of songs. Every change answers new lists; the same ones when there is no room, or nothing to do. */
import { parsed } from '#ui/storage.ts';
import { firstOfEach, lineOf, readAll, recordOf, timeOf } from '../read-stored.ts';
import { readSong, type StoredSong } from '../song.ts';

export interface OwnList {
  /** Made at random, once: a list that comes back from a file is known by it. */
  id: string;
  name: string;
  songs: readonly StoredSong[];
  /** When it was made. */
  at: number;
}

export const MOST_LISTS = 100;
export const MOST_SONGS = 200;
export const LONGEST_LIST_NAME = 80;

const ID = /^[a-z0-9]{4,32}$/;

/** A list's name as it may stand anywhere; '' for none. */
export const listName = (value: unknown): string => lineOf(value, LONGEST_LIST_NAME);

/** A song stands in a list once. */
const once = (songs: readonly StoredSong[]): StoredSong[] =>
  firstOfEach(songs, ({ path }) => path).slice(0, MOST_SONGS);
const readSongs = (value: unknown): StoredSong[] => once(readAll(value, MOST_SONGS, readSong));

function readList(value: unknown): OwnList | null {
  const { id, name, songs, at } = recordOf(value);
  if (typeof id !== 'string' || !ID.test(id) || listName(name) === '') return null;
  return { id, name: listName(name), songs: readSongs(songs), at: timeOf(at) };
}

/** From values of any origin. */
export const readLists = (value: unknown): OwnList[] =>
  firstOfEach(readAll(value, MOST_LISTS, readList), ({ id }) => id);

const findList = (lists: readonly OwnList[], id: string): OwnList | undefined => lists.find((list) => list.id === id);

/** With a new list at the top. */
export function makeList(lists: readonly OwnList[], list: OwnList): OwnList[] {
  if (lists.length >= MOST_LISTS || findList(lists, list.id)) return lists as OwnList[];
  return [{ ...list, songs: once(list.songs) }, ...lists];
}

export const deleteList = (lists: readonly OwnList[], id: string): OwnList[] => lists.filter((list) => list.id !== id);

/** Puts back what was deleted, where it was. */
export function putBackList(lists: readonly OwnList[], list: OwnList, at: number): OwnList[] {
  return findList(lists, list.id) ? (lists as OwnList[]) : lists.toSpliced(at, 0, list);
}

const withList = (lists: readonly OwnList[], id: string, change: (list: OwnList) => OwnList): OwnList[] =>
  lists.map((list) => (list.id === id ? change(list) : list));

/** A name of nothing changes nothing. */
export const renameList = (lists: readonly OwnList[], id: string, name: string): OwnList[] =>
  withList(lists, id, (list) => ({ ...list, name: listName(name) || list.name }));

export const isInList = ({ songs }: OwnList, path: string): boolean => songs.some((song) => song.path === path);

/** @param at its place; at the end where it is left out */
export function addToList(lists: readonly OwnList[], id: string, song: StoredSong, at?: number): OwnList[] {
  const list = findList(lists, id);
  if (!list || isInList(list, song.path) || list.songs.length >= MOST_SONGS) return lists as OwnList[];
  return withList(lists, id, (one) => ({ ...one, songs: one.songs.toSpliced(at ?? one.songs.length, 0, song) }));
}

export const removeFromList = (lists: readonly OwnList[], id: string, path: string): OwnList[] =>
  withList(lists, id, (list) => ({ ...list, songs: list.songs.filter((song) => song.path !== path) }));

/** Moves a song up (-1) or down (1); at the end of the list it stays. */
export function moveInList(lists: readonly OwnList[], id: string, path: string, step: 1 | -1): OwnList[] {
  return withList(lists, id, (list) => {
    const from = list.songs.findIndex((song) => song.path === path);
    const song = list.songs[from];
    if (!song || list.songs[from + step] === undefined) return list;
    return { ...list, songs: list.songs.toSpliced(from, 1).toSpliced(from + step, 0, song) };
  });
}

export interface OpenList {
  name: string;
  songs: readonly StoredSong[];
  /** Where the list itself stands: the fragment of `/list/` for one out of a link, '' for one of the reader's own. */
  link: string;
}

/** From what is stored; null where no list is open. */
export function readOpenList(json: string | null): OpenList | null {
  const { name, songs, link } = recordOf(parsed(json));
  const read = readSongs(songs);
  if (read.length === 0) return null;
  return { name: listName(name), songs: read, link: typeof link === 'string' && /^[\w-]*$/.test(link) ? link : '' };
}

/** Where a song stands in the open list, counted from 1; null for one that is not in it. */
export function stepOf({ songs }: OpenList, path: string) {
  const at = songs.findIndex((song) => song.path === path);
  return at < 0 ? null : { number: at + 1, of: songs.length, previous: songs[at - 1], next: songs[at + 1] };
}
