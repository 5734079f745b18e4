/** Where one shard ends and the next begins. */
import { commonStart } from './shard.ts';

/** Bytes of a shard, before it is packed, that is as large as it should be; packed it has about three quarters. */
const TARGET = 5000;

/**
 * The fewest bytes at which a shard may end before a key that shares so many letters with the one before: after a quarter of the
 * target where only the first letter is shared, at the target where six are, at one and a half of it anywhere. So a shard
 * ends where the alphabet takes a large step, and a word that comes or goes moves few boundaries but its own.
 */
const LEAST = [0.25, 0.25, 0.5, 0.7, 0.85, 0.95, 1].map((share) => share * TARGET);
const ANYWHERE = 1.5 * TARGET;

/** Whether a shard of so many bytes, whose last key is `last`, ends before the key `next`. */
export const endsBefore = (bytes: number, last: string, next: string): boolean =>
  bytes >= (LEAST[commonStart(last, next)] ?? ANYWHERE);

/**
 * The first letters of a key, as many as tell it from the one before: a shard's boundary, and the beginning of its file's name.
 * @example boundaryOf('ramana', 'rasi') → 'ras'; boundaryOf('', 'akini') → 'a'
 */
export const boundaryOf = (last: string, next: string): string => next.slice(0, commonStart(last, next) + 1);
