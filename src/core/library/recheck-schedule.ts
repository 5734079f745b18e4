/** Spreads work over a week: each name has one moment of the period at which its turn comes, whenever runs happen. */
import { fnv1a } from './hash.ts';

/** Two moments and a period, all in milliseconds; `since` is null where nothing was done before. */
export interface TimeSpan {
  since: number | null;
  until: number;
  period: number;
}

/**
 * Whether a name's turn came after `since` and until `until`. A run that takes everything that is due leaves nothing out:
 * after one period every name had its turn once, however often runs come.
 * `isDue('a', { since: null, … })` → true; so is every name once a whole period has passed, or the clock went back
 */
export function isDue(name: string, { since, until, period }: TimeSpan): boolean {
  if (since === null || until - since >= period || until < since) return true;
  const turn = (Number.parseInt(fnv1a(name), 16) / 2 ** 32) * period;
  const [from, to] = [since % period, until % period];
  return from <= to ? turn > from && turn <= to : turn > from || turn <= to;
}

export const DAY = 86_400_000;
