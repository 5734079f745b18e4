/** From verse to verse: the one way of stepping, for what is recited and for what is shown on a screen. */

/** A verse of a song, and the part of it that is shown, from 0. */
export interface Place {
  at: number;
  part: number;
}

/** The last part of a verse whose parts are not counted yet. */
export const LAST_PART = 999;

/**
 * `({ at: 2, part: 0 }, 1, 4)` → `{ at: 3, part: 0 }`
 * @param verses of the song
 * @param parts of the verse
 * @returns 1 or -1 where it leads out of the song: to the one after it, or before it
 */
export function stepFrom({ at, part }: Place, by: 1 | -1, verses: number, parts = 1): Place | 1 | -1 {
  if (part + by >= 0 && part + by < parts) return { at, part: part + by };
  if (at + by < 0 || at + by >= verses) return by;
  return { at: at + by, part: by > 0 ? 0 : LAST_PART };
}
