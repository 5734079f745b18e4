/** Translations stored on the device: which are believed, found and forgotten. The storage itself is elsewhere. */

import { parsedList } from '#ui/storage.ts';
import type { Answer } from './engine.ts';

/** One stored answer. */
export interface CachedAnswer extends Omit<Answer, 'isCached'> {
  /** `<SHA-256 of the source in hex>:<translation type>`. */
  key: string;
  /** The language that the reader had chosen. */
  locale: string;
}

/** UTF-16 units of all that is stored, about a fifth of what browsers allow a site. */
const MOST_CACHED = 500_000;

const isCachedAnswer = (value: unknown): value is CachedAnswer => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, output, model, by, locale, day, cut } = value as Record<string, unknown>;
  return (
    typeof key === 'string' &&
    /^[0-9a-f]{64}:[a-z_]+$/.test(key) &&
    typeof output === 'string' &&
    output.trim() !== '' &&
    (model === null || typeof model === 'string') &&
    (by === null || by === 'glossary' || by === 'rule') &&
    typeof locale === 'string' &&
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    typeof cut === 'boolean'
  );
};

/** What was stored, as far as it can be believed: anything may have written there. Garbage → `[]`. */
export function readCached(stored: string | null): CachedAnswer[] {
  return parsedList(stored)
    .filter(isCachedAnswer)
    .map(({ key, output, model, by, locale, day, cut }) => ({ key, output, model, by, locale, day, cut }));
}

/** The newest answer of a key. */
export function findCached(cached: readonly CachedAnswer[], key: string): CachedAnswer | undefined {
  return cached.findLast((answer) => answer.key === key);
}

/** With one answer more, in the place of the same model's earlier one (those of different models stand apart); the oldest go when there are too many. */
export function addCached(cached: readonly CachedAnswer[], answer: CachedAnswer, most = MOST_CACHED): CachedAnswer[] {
  const all = [...cached.filter(({ key, model }) => key !== answer.key || model !== answer.model), answer];
  let size = 0;
  const first = all.findLastIndex(({ output }) => {
    size += output.length + 150; // the other fields and their names
    return size > most;
  });
  return all.slice(first + 1);
}
