/**
 * When a verse that is known is to be said again: Leitner's boxes. What is known goes one box on, what is not goes back to the first
 * (S. Leitner, So lernt man lernen, 1972). The intervals double from day to day, as C. A. Mace proposed them (The Psychology of Study,
 * 1932) and as B. Settles and B. Meeder describe the boxes (A Trainable Spaced Repetition Model, ACL 2016, section 2).
 */

/** Days until a verse of each box is to be said again. */
export const BOX_DAYS = [1, 2, 4, 8, 16] as const;
const LONGEST = 16;
const DAY = 86_400_000;
const MINUTE = 60_000;

export interface Spaced {
  /** From 1. */
  box: number;
  /** The day on which it is to be said again, as `dayOf` counts. Later it is still to be said: a day that was missed costs nothing. */
  due: number;
}

/**
 * Days since 1970 where the reader is.
 * @param now milliseconds since 1970
 * @param offset minutes from local time to UTC, as `getTimezoneOffset` says them; India's is -330
 */
export const dayOf = (now: number, offset: number): number => Math.floor((now - offset * MINUTE) / DAY);

const inBox = (box: number, today: number): Spaced => ({ box, due: today + (BOX_DAYS[box - 1] ?? LONGEST) });

/** The reader says that they know it, or that they do not know it any more. */
export const inFirstBox = (today: number): Spaced => inBox(1, today);

/** It was said again, and known. `({ box: 2, due: 20 }, 23)` → `{ box: 3, due: 27 }` */
export const knewAgain = ({ box }: Spaced, today: number): Spaced => inBox(Math.min(box + 1, BOX_DAYS.length), today);

/** A day further off than any interval was set by a clock that was wrong. */
export const isDue = ({ due }: Spaced, today: number): boolean => due <= today || due > today + LONGEST;
