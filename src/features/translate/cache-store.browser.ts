/** Translations kept in the browser's storage, which may be blocked, full, or written to by anyone. */

import { TRANSLATIONS_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';
import { addKept, findKept, type KeptAnswer, readKept } from './cache.ts';
import type { TranslationType } from './translation.ts';

const read = (): KeptAnswer[] => readKept(stored(TRANSLATIONS_KEY));

/** The key of a question; null where the browser cannot digest (a page without TLS): then nothing is kept. */
export async function questionKey(text: string, type: TranslationType): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return `${[...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}:${type}`;
  } catch {
    return null;
  }
}

export function recall(key: string): KeptAnswer | undefined {
  return findKept(read(), key);
}

/** Keeps an answer; where the storage is full, half as much is tried, and then none. */
export function keep(answer: KeptAnswer): void {
  const kept = addKept(read(), answer);
  const isStored = (list: readonly KeptAnswer[]): boolean => store(TRANSLATIONS_KEY, JSON.stringify(list));
  // Full or blocked: the reader has the answer on the screen either way.
  if (!isStored(kept)) isStored(kept.slice(kept.length >> 1));
}
