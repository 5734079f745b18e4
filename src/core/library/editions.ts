/** The editions of a song: the same text in other languages, under the same name or under the same name in another script. */
import { fold } from '#core/sound/fold.ts';
import type { Folder, Song } from './library.ts';
import { leadingNumber } from './names.ts';
import { compareText } from './order.ts';

/** Shorter sound keys are equal by chance: `Om`, `Sri`. */
const FEWEST_SOUNDS = 4;

/** Longer sound keys may differ in one sound: `Sampad`, `सम्पद्`. */
const LONG = 12;

/** Whether two sound keys are equal but for one sound, put in, left out or replaced. */
function differInOne(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  let tail = 0;
  while (tail < short.length - same && short.at(-1 - tail) === long.at(-1 - tail)) tail += 1;
  return long.length - same - tail <= 1;
}

/**
 * Whether words in another script say a song's name, or the end of it: `திருவெம்பாவை` says `Thiruvasagam 07 Thiruvembavai`,
 * `சிவபுராணம்` does not.
 */
export function saysName(words: string, name: string): boolean {
  // ñ of Tamil is jñ of Sanskrit, which is heard as gny.
  const heard = (text: string) => fold(text).replaceAll('kin', 'n');
  const key = heard(words);
  if (key.length < FEWEST_SOUNDS) return false;
  const parts = name.split(/\s+/);
  return parts.some((_, at) => {
    const end = heard(parts.slice(at).join(' '));
    return end === key || (key.length >= LONG && differInOne(end, key));
  });
}

/** The number that songs of one folder are matched by: the list's own, else that of the file name; null for none. */
const numberOf = ({ songNo, fileName }: Song): number | null => songNo ?? leadingNumber(fileName);

/** Whether no language is in two of the groups: only then can they be editions of one song. */
function areApart(groups: readonly (readonly Song[])[]): boolean {
  const codes = groups.flatMap((group) => group.map(({ language }) => language));
  return new Set(codes).size === codes.length;
}

const byLanguage = (a: Song, b: Song): number => compareText(a.language, b.language);

/** Joins the groups of one folder and number whose names sound alike. */
function joinBySound(groups: readonly Song[][]): Song[][] {
  if (groups.length === 1) return [...groups];
  return [...Map.groupBy(groups, ([song]) => fold(song?.name ?? ''))].flatMap(([sound, alike]) =>
    alike.length > 1 && sound.length >= FEWEST_SOUNDS && areApart(alike) ? [alike.flat().sort(byLanguage)] : alike,
  );
}

/**
 * Every song of a folder → all its editions in the order of their language codes, itself included. Songs of one folder
 * belong together when their file names are equal, or when their numbers are equal and their names sound alike
 * (`004 திருப்பாவை.txt`, `004 Tiruppavai.txt`); where that would give a language twice, only equal names count.
 */
export function editionsOf({ languages }: Folder): ReadonlyMap<Song, readonly Song[]> {
  const songs = languages.flatMap((language) => language.songs);
  const byName = [...Map.groupBy(songs, ({ fileName }) => fileName).values()];
  const byNumber = Map.groupBy(byName, ([song], place) => {
    const number = song && numberOf(song);
    return typeof number === 'number' ? number : `no number ${place}`;
  });
  const groups = [...byNumber.values()].flatMap(joinBySound);
  return new Map(groups.flatMap((group) => group.map((song) => [song, group] as const)));
}
