/** Passages that may be meant, by how many of the words they hold and how rare those are. */
import type { FoundWord } from './lookup.ts';

/** A passage of a text, and what speaks for it. */
export interface Candidate {
  readonly place: number;
  readonly passage: number;
  readonly score: number;
}

/** Passages of one text are fewer: the key of a passage is its text's place times this and its own. */
const PASSAGES = 1 << 20;

/** What a word tells in the passage after or before: texts divide a verse as they like. */
const NEIGHBOUR = 0.8;

/**
 * Scores every passage that holds one of the words.
 * @returns the best first
 */
export function rankPassages(words: readonly Pick<FoundWord, 'each'>[]): Candidate[] {
  const scores = words.map(({ each }) => {
    const own = new Map<number, number>();
    each((place, passage, bits) => {
      const key = place * PASSAGES + passage;
      if (bits > (own.get(key) ?? 0)) own.set(key, bits);
    });
    return own;
  });
  const keys = new Set(scores.flatMap((own) => [...own.keys()]));
  const found: Candidate[] = [];
  for (const key of keys) {
    let score = 0;
    for (const own of scores) {
      const near = Math.max(own.get(key - 1) ?? 0, own.get(key + 1) ?? 0);
      score += Math.max(own.get(key) ?? 0, NEIGHBOUR * near);
    }
    found.push({ place: Math.floor(key / PASSAGES), passage: key % PASSAGES, score });
  }
  return found.sort((a, b) => b.score - a.score || a.place - b.place || a.passage - b.passage);
}
