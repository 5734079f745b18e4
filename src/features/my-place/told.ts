/** Mistakes that the reader told, as storage has them. */
import type { Fate } from '#core/text/fate.ts';
import { firstOfEach, readAll, recordOf, timeOf } from './read-stored.ts';
import { readSong, type StoredSong } from './song.ts';
import { readVerse, type StoredVerse } from './stored-verse.ts';

export interface ToldMistake extends StoredSong {
  verse: StoredVerse;
  /** Words of the verse as it was told, and as it should be; '' where it was told in a sentence. */
  before: string;
  after: string;
  at: number;
  /** Id of the message, by which it is known whether it still waits to be sent. */
  message: string;
  /** When the song's page was read last. */
  fate: Fate;
}

export const MOST_TOLD = 100;
const LONGEST_VERSE = 100_000;
const FATES: readonly unknown[] = ['same', 'library', 'changed'] satisfies Fate[];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_VERSE) : '');

function readOne(value: unknown): ToldMistake | null {
  const song = readSong(value);
  const { verse, before, after, at, message, fate } = recordOf(value);
  const read = readVerse(verse);
  if (!song || !read || textOf(before) === '') return null;
  return {
    ...song,
    verse: read,
    before: textOf(before),
    after: textOf(after),
    at: timeOf(at),
    message: textOf(message).slice(0, 64),
    fate: FATES.includes(fate) ? (fate as Fate) : 'same',
  };
}

export const keyOfTold = ({ path, at, verse }: ToldMistake): string => `${path}#${verse.id} ${at}`;

/** From values of any origin, the newest first. */
export const readTold = (value: unknown): ToldMistake[] => firstOfEach(readAll(value, MOST_TOLD, readOne), keyOfTold);
