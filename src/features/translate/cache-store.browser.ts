/** Translations kept in the browser's storage, which may be blocked, full, or written to by anyone. */

import { TRANSLATIONS_KEY } from '#schemas/storage-keys.ts';
import { addKept, findKept, type KeptAnswer, readKept } from './cache.ts';
import type { TranslationType } from './translation.ts';

function read(): KeptAnswer[] {
  try {
    return readKept(localStorage.getItem(TRANSLATIONS_KEY));
  } catch {
    return [];
  }
}

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
  for (const list of [kept, kept.slice(kept.length >> 1)]) {
    try {
      localStorage.setItem(TRANSLATIONS_KEY, JSON.stringify(list));
      return;
    } catch {
      // Full or blocked: the reader has the answer on the screen either way.
    }
  }
}
