/** Which of the numbers beside stanzas are verses' numbers: those that count on from one another. */
import type { Candidate } from './numbers.ts';

/** A number may leave out so many, and as many more as stanzas without one stand between: lost verses, a misprint. */
const LEAST_GAP = 5;
/** The share of steps from one number to the next that must be by one, else they count something else: lines, by fours. */
const BY_ONE = 0.6;

/** One stanza's number, and what it counts to. */
interface Told<C extends Candidate> {
  /** Place of its stanza. */
  at: number;
  /** The ways to read it, the likeliest first. */
  ways: readonly C[];
}

/** A number of a chain: its stanza's place, and the way to read it. */
interface Link<C extends Candidate> {
  at: number;
  way: C;
}

/** The longest rising chain, each with its way; ties go to the likelier way. */
function rising<C extends Candidate>(told: readonly Told<C>[]): Link<C>[] {
  type Chained = Link<C> & { before: Chained | null };
  /** For each length the chain that ends in the smallest number. */
  const ends: Chained[] = [];
  for (const { at, ways } of told) {
    const found = ways.map((way) => {
      let low = 0;
      let high = ends.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle]?.way.last ?? 0) < way.first) low = middle + 1;
        else high = middle;
      }
      return { length: low, link: { at, way, before: ends[low - 1] ?? null } };
    });
    for (const { length, link } of found) {
      const had = ends[length];
      if (!had || link.way.last < had.way.last) ends[length] = link;
    }
  }
  const chain: Link<C>[] = [];
  for (let link = ends.at(-1) ?? null; link; link = link.before) chain.push({ at: link.at, way: link.way });
  return chain.reverse();
}

/** A count begins again where 1 is followed by 2: the parts of a work that number their verses each for itself. */
function runsOf<C extends Candidate>(told: readonly Told<C>[]): Told<C>[][] {
  const runs: Told<C>[][] = [];
  for (const [place, one] of told.entries()) {
    const has = (it: Told<C> | undefined, number: number) => it?.ways.some(({ first }) => first === number) ?? false;
    const before = runs.at(-1);
    const goesOn = told[place - 1]?.ways.some(({ last }) => has(one, last + 1)) ?? false;
    const restarts = has(one, 1) && has(told[place + 1], 2) && !has(told[place - 1], 1) && !goesOn;
    if (!before || (restarts && place > 0)) runs.push([one]);
    else before.push(one);
  }
  return runs;
}

/** Without numbers that jump: one that nothing leads to and that leads to nothing is a misprint, or no verse's. */
function steady<C extends Candidate>(chain: readonly Link<C>[]): Link<C>[] {
  const kept: Link<C>[] = [];
  for (const [place, one] of chain.entries()) {
    const before = kept.at(-1);
    const after = chain[place + 1];
    const near = (a: Link<C>, b: Link<C>, gap = LEAST_GAP) => b.way.first - a.way.last <= gap + (b.at - a.at);
    const isLed = after !== undefined && after.way.first === one.way.last + 1;
    if (!before) {
      if (after && !near(one, after) && chain.length > 2) continue;
      kept.push(one);
    } else if (near(before, one, isLed ? LEAST_GAP : 1)) kept.push(one);
  }
  return kept;
}

const steps = (chain: readonly { way: Candidate }[]): number =>
  chain.filter(({ way }, at) => at > 0 && way.first === (chain[at - 1]?.way.last ?? 0) + 1).length;

/**
 * @param told the stanzas that have a number beside them, in the order of the text
 * @param isOnly whether a number 1 that is the only one is that of the text's only verse
 * @returns the numbers that count on, by the place of the stanza; none where they count no verses
 */
export function countOn<C extends Candidate>(
  told: readonly Told<C>[],
  isOnly: (number: C) => boolean = () => false,
): Map<number, C> {
  const chains = runsOf(told).map((run) => steady(rising(run)));
  const all = chains.flat();
  // A text of one verse.
  const [only] = told;
  if (told.length === 1 && only) {
    const way = only.ways.find(({ first }) => first === 1);
    return new Map(way && isOnly(way) ? [[only.at, way]] : []);
  }
  const links = chains.reduce((sum, chain) => sum + Math.max(0, chain.length - 1), 0);
  if (all.length < 2 || steps(all) < BY_ONE * links) return new Map();
  // Most numbers fit where they are verses' numbers; others are years, sums, notes.
  if (all.length * 2 < told.length) return new Map();
  return new Map(all.map(({ at, way }) => [at, way]));
}
