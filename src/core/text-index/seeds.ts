/** What of a question is looked up in the index, and what that says of passages. */
import { GRAM, gramStarts, joinedSounds, type KeyRange, rangeOf, SHORTEST_TAIL } from './grams.ts';
import { partsWith, type ShardPart } from './shard-tree.ts';

/** A piece of the question that is looked up. */
export interface Seed {
  readonly keys: KeyRange;
  /** Where it begins in the sounds of the question. */
  readonly at: number;
}

/** Where there are fewer grams, what is left at the end of the question is looked up too, by how it begins. */
const FEW = 5;
/** Between words that stand apart, in letters: more than a word has. */
const FAR = 1000;

/**
 * The pieces of a question, each once, in its order.
 * @param sounds without spaces (`joinedSounds`)
 */
export function seedsOf(sounds: string): Seed[] {
  const grams = new Map<number, Seed>();
  const tails: Seed[] = [];
  for (const at of gramStarts(sounds)) {
    const letters = sounds.slice(at, at + GRAM);
    const keys = rangeOf(letters);
    if (letters.length < GRAM) tails.push({ keys, at });
    else if (!grams.has(keys[0])) grams.set(keys[0], { keys, at });
  }
  const long = tails.filter(({ at }) => sounds.length - at >= SHORTEST_TAIL);
  return [...grams.values(), ...(grams.size < FEW ? long : [])];
}

/** The pieces of words that stand apart, each of one word alone. */
export const seedsOfWords = (words: readonly string[]): Seed[] =>
  words.flatMap((word, n) => seedsOf(joinedSounds([word])).map(({ keys, at }) => ({ keys, at: at + n * FAR })));

/** How rare a seed is, told by the division of the index alone: a file with few postings to a key spans many keys. */
function rarity({ keys }: Seed, parts: readonly ShardPart[]): number {
  const within = partsWith(parts, keys);
  const span = within.reduce((sum, { first, end }) => sum + end - first, 0);
  return within.length === 0 ? Number.POSITIVE_INFINITY : span / within.length / (keys[1] - keys[0]);
}

/**
 * The order in which seeds are looked up: rare ones first, and those that share letters with one that is already there after the others.
 */
export function inOrderOfUse(seeds: readonly Seed[], parts: readonly ShardPart[]): Seed[] {
  const rest = seeds.map((seed) => ({ seed, rare: rarity(seed, parts) })).sort((a, b) => b.rare - a.rare);
  const order: Seed[] = [];
  while (rest.length > 0) {
    const apart = rest.findIndex(({ seed }) => order.every(({ at }) => Math.abs(at - seed.at) >= GRAM));
    const [next] = rest.splice(Math.max(0, apart), 1);
    if (next) order.push(next.seed);
  }
  return order;
}
