/** The songs that were read last, the newest first, with the verse at which each was left. */
import { firstOfEach, readAll, recordOf, timeOf } from './read-stored.ts';
import { readSong, type StoredSong, songOfPath, songPath } from './song.ts';
import { readVerse, type StoredVerse } from './stored-verse.ts';

export interface RecentSong extends StoredSong {
  /** When it was opened last, in milliseconds since 1970. */
  at: number;
  /** Where it was left; null at its beginning and at its end. */
  verse: StoredVerse | null;
}

export const MOST_RECENT = 30;
/** Of so many songs, one that was left in its midst is offered to be gone on with: what is further back was given up. */
const CONTINUE_WITHIN = 10;
/** Longer than any note that readers leave behind; of a longer one, its end counts. */
const LONGEST_NOTE = 60_000;

/** What the title of a page says after the song's name: collection and language, which an older page does not say, and the site. */
const AFTER_NAME = /(?: · [^·]*, [^·]*)? · [^·]*$/;

function readOne(value: unknown): RecentSong | null {
  const song = readSong(value);
  const { at, verse } = recordOf(value);
  return song && { ...song, at: timeOf(at), verse: readVerse(verse) };
}

/** From values of any origin. */
export const readRecent = (value: unknown): RecentSong[] =>
  firstOfEach(readAll(value, MOST_RECENT, readOne), ({ path }) => path);

/** With a song that is opened now: it goes to the top, and the verse it was left at stays with it. */
export function addRecent(recent: readonly RecentSong[], song: StoredSong, at: number): RecentSong[] {
  const before = recent.find(({ path }) => path === song.path);
  const others = recent.filter((one) => one !== before);
  return [{ ...song, no: song.no ?? before?.no ?? null, at, verse: before?.verse ?? null }, ...others].slice(
    0,
    MOST_RECENT,
  );
}

/** With the verse at which a song is left; a song that is not in the list stays out of it. */
export const leaveAt = (recent: readonly RecentSong[], path: string, verse: StoredVerse | null): RecentSong[] =>
  recent.map((song) => (song.path === path ? { ...song, verse } : song));

/** The two lines of a name out of the title of its page. @param known the name as its file has it, which may hold ` · ` too */
function linesIn(title: string, known: string): Pick<StoredSong, 'name' | 'also'> {
  const [before, after] = [title.slice(0, -known.length - 3), title.slice(known.length + 3)];
  if (title === `${before} · ${known}`) return { name: before, also: known };
  return title === `${known} · ${after}` ? { name: known, also: after } : { name: title };
}

/**
 * The songs of the note that the script of every page writes a line to, in the order they were opened:
 * `/file/Puranas/TAM/001%20Kappu.txt/காப்பு · Kappu · Puranas, Tamil · Nama\tSong No 1` → காப்பு, Kappu, 1. Words are in the
 * reader's language.
 */
export function songsOfNote(note: string | null): StoredSong[] {
  return (note ?? '')
    .slice(-LONGEST_NOTE)
    .split('\n')
    .flatMap((line) => {
      const [, pathname, title = '', badge = ''] = /^((?:\/[^/\s]+){4}\/)([^\t]*)\t?(.*)$/u.exec(line) ?? [];
      const path = songPath(pathname);
      if (path === null) return [];
      const digits = /\d{1,9}/.exec(badge)?.[0];
      const song = { ...songOfPath(path), no: digits ? Number(digits) : null };
      return [readSong({ ...song, ...linesIn(title.replace(AFTER_NAME, ''), song.name) }) ?? song];
    });
}

/** With what the note says. */
export function addNoted(recent: readonly RecentSong[], note: string | null, at: number): RecentSong[] {
  return songsOfNote(note).reduce((list, song) => addRecent(list, song, at), [...recent]);
}

/** What is offered to be gone on with: the song left in its midst, and not so long ago. */
export const toContinue = (recent: readonly RecentSong[]): RecentSong | undefined =>
  recent.slice(0, CONTINUE_WITHIN).find(({ verse }) => verse !== null);

/** The address that leads to where a song was left. */
export const placeOfRecent = ({ path, verse }: RecentSong): string => (verse ? `${path}#${verse.id}` : path);
