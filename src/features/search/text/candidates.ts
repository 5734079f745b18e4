/** Passages that may be meant, by how much of the question they hold and how rare that is. */
import type { FoundSeed } from './lookup.ts';

/** A passage of a text, and what speaks for it. */
export interface Candidate {
  readonly place: number;
  readonly passage: number;
  /** Bits. */
  readonly score: number;
}

/** Passages of one text are fewer: the key of a passage is its text's place times this and its own. */
const PASSAGES = 1 << 20;

/** What stands in the passage after or before tells so much: texts divide a verse as they like. */
const NEIGHBOUR = 0.3;

/**
 * Scores every passage that holds one of the seeds.
 * @returns the best first
 */
export function rankPassages(seeds: readonly Pick<FoundSeed, 'bits' | 'each'>[]): Candidate[] {
  const scores = new Map<number, number>();
  for (const { bits, each } of seeds) {
    const has = new Set<number>();
    each((place, passage) => has.add(place * PASSAGES + passage));
    for (const key of has) scores.set(key, (scores.get(key) ?? 0) + bits);
  }
  const found = [...scores].map(([key, own]): Candidate => {
    const near = Math.max(scores.get(key - 1) ?? 0, scores.get(key + 1) ?? 0);
    return { place: Math.floor(key / PASSAGES), passage: key % PASSAGES, score: own + NEIGHBOUR * near };
  });
  return found.sort((a, b) => b.score - a.score || a.place - b.place || a.passage - b.passage);
}
