/** How fast a text scrolls by itself while it is recited, and how far it has come. */
import { parsedList } from '#ui/storage.ts';

/** Lines a minute, from slow to fast: each about a quarter faster than the one before, which is the least that is felt. */
export const PACES = [4, 5, 6, 8, 10, 13, 16, 20, 25, 31, 39, 49, 61] as const;

/** A song that has no pace of its own begins with it: a line in about five seconds, as a hymn is sung. */
export const USUAL_PACE = 13;

/** The most songs whose pace is kept; the one that was set longest ago is forgotten first. */
export const MOST_PACES = 200;

/** The next pace that is faster (1) or slower (-1), staying where there is none. `(13, 1)` → 16 */
export function stepPace(pace: number, step: 1 | -1): number {
  const at = PACES.findIndex((known) => known >= pace);
  return PACES[Math.min(Math.max((at < 0 ? PACES.length : at) + step, 0), PACES.length - 1)] ?? USUAL_PACE;
}

/** The paces of songs by their paths, the last one set at the end. */
export type Paces = readonly (readonly [path: string, pace: number])[];

/** What is stored, whoever wrote it; what is no pace is left out. `'[["/file/a/",13],["x","y"]]'` → `[['/file/a/', 13]]` */
export function readPaces(json: string | null): Paces {
  return parsedList(json)
    .flatMap((entry): Paces => {
      const [path, pace] = Array.isArray(entry) ? entry : [];
      return typeof path === 'string' && PACES.includes(pace) ? [[path, pace]] : [];
    })
    .slice(-MOST_PACES);
}

/** The pace of a song; of one that has none, the pace that was set last, since it is the same reader. */
export const paceOf = (paces: Paces, path: string): number =>
  paces.find(([own]) => own === path)?.[1] ?? paces.at(-1)?.[1] ?? USUAL_PACE;

export const setPace = (paces: Paces, path: string, pace: number): Paces =>
  [...paces.filter(([other]) => other !== path), [path, pace] as const].slice(-MOST_PACES);

/** What is taken of a pause of the browser's, in milliseconds: a tab that was hidden does not jump. */
const LONGEST_FRAME = 250;

/**
 * How far the text moves in a while.
 * @param pace lines a minute
 * @param line height of a line in pixels
 * @param ms milliseconds that have passed
 * @param rest pixels that were due before and not moved yet
 * @param whole by whole lines, for readers who want no motion
 * @returns pixels to move now, and the rest; `(13, 60, 100, 0, false)` → `{ move: 1.3, rest: 0 }`
 */
export function travel(
  pace: number,
  line: number,
  ms: number,
  rest: number,
  whole: boolean,
): { move: number; rest: number } {
  const due = rest + (pace * line * Math.min(Math.max(ms, 0), LONGEST_FRAME)) / 60_000;
  if (!whole) return { move: due, rest: 0 };
  const move = line > 0 ? Math.floor(due / line) * line : 0;
  return { move, rest: due - move };
}
