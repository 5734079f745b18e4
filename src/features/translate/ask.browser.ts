/** One question: from the device when it was asked before, else from the API. */
import { fetchTranslation } from '#api/reader-calls.ts';
import { TRANSLATIONS_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';
import { currentLocale } from '#words/store.ts';
import { settings } from '../../settings.ts';
import { addCached, type CachedAnswer, findCached, readCached } from './cache.ts';
import type { Answer, Task } from './engine.ts';
import { cutAnswer, type TranslationType, withoutNotice } from './translation.ts';

const read = (): CachedAnswer[] => readCached(stored(TRANSLATIONS_KEY));

/** The key of a question; null where the browser cannot digest (a page without TLS): then nothing is stored. */
async function questionKey(text: string, type: TranslationType): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return `${[...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}:${type}`;
  } catch {
    return null;
  }
}

/** Stores an answer; where the storage is full, half as much is tried, and then none. */
function storeAnswer(answer: CachedAnswer): void {
  const cached = addCached(read(), answer);
  const isStored = (list: readonly CachedAnswer[]): boolean => store(TRANSLATIONS_KEY, JSON.stringify(list));
  // Full or blocked: the reader has the answer on the screen either way.
  if (!isStored(cached)) isStored(cached.slice(cached.length >> 1));
}

/**
 * The answer to a question, cut to what is shown.
 * @param anew ask the API whatever is stored
 * @throws {ApiError}
 */
export async function ask(text: string, { type }: Task, anew: boolean, signal: AbortSignal): Promise<Answer> {
  const locale = currentLocale();
  const today = new Date().toISOString().slice(0, 10);
  const key = await questionKey(text, type);
  const known = key === null || anew ? undefined : findCached(read(), key);
  // What no model made has sentences in the reader's language; a translation has none.
  if (known && (known.by === null || known.locale === locale)) {
    const { output, model, by, day, cut } = known;
    return { output, model, by, day, cut, isCached: true };
  }
  const {
    output: whole,
    model,
    by,
  } = await fetchTranslation(settings.apiUrl, { text, translationType: type }, signal, locale);
  const { output, cut } = cutAnswer(by === null ? whole : withoutNotice(whole));
  if (key !== null) storeAnswer({ key, output, model, by, locale, day: today, cut });
  return { output, model, by, day: today, cut, isCached: false };
}
