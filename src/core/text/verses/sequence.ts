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

/** Whether a number is a verse's whatever the others are. */
type IsSure<C extends Candidate> = (number: C) => boolean;

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

/** `2.48`, then `4.7`: the numbers of another chapter from here on, and no misprint among those of the same one. */
function isNextChapter<C extends Candidate>(told: readonly Told<C>[], place: number, isSure: IsSure<C>): boolean {
  const of = (at: number): string | undefined => told[at]?.ways.find(isSure)?.of;
  const [before, here, next] = [of(place - 1), of(place), of(place + 1)];
  return Boolean(before && here) && here !== before && next !== before;
}

/**
 * A count begins again where 1 is followed by 2, the parts of a work that number their verses each for itself, and with the
 * next chapter.
 */
function runsOf<C extends Candidate>(told: readonly Told<C>[], isSure: IsSure<C>): Told<C>[][] {
  const runs: Told<C>[][] = [];
  for (const [place, one] of told.entries()) {
    const has = (it: Told<C> | undefined, number: number) => it?.ways.some(({ first }) => first === number) ?? false;
    const before = runs.at(-1);
    const goesOn = told[place - 1]?.ways.some(({ last }) => has(one, last + 1)) ?? false;
    const restarts = has(one, 1) && has(told[place + 1], 2) && !has(told[place - 1], 1) && !goesOn;
    if (!before || (restarts && place > 0) || isNextChapter(told, place, isSure)) runs.push([one]);
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

/** How many numbers count on from the one before. */
const stepsByOne = <C extends Candidate>(told: readonly Told<C>[]): number =>
  told.filter(({ ways }, at) => told[at - 1]?.ways.some(({ last }) => ways.some(({ first }) => first === last + 1)))
    .length;

/** Numbers that need no others beside them, each as it is printed; none where one is printed twice, as a count of something else is. */
function asPrinted<C extends Candidate>(told: readonly Told<C>[], isSure: IsSure<C>): Map<number, C> {
  const sure = told.flatMap(({ at, ways }) => {
    const way = ways.find(isSure);
    return way ? [[at, way] as const] : [];
  });
  return new Set(sure.map(([, { said }]) => said)).size === sure.length ? new Map(sure) : new Map();
}

/**
 * @param told the stanzas that have a number beside them, in the order of the text
 * @param isSure whether a number is a verse's whatever the others are
 * @param isOnly whether a number 1 that is the only one is that of the text's only verse
 * @returns the numbers that count on, by the place of the stanza; where they do not, those that are sure: chosen verses, as
 * `।।2.20।।` and `।।2.47।।`
 */
export function countOn<C extends Candidate>(
  told: readonly Told<C>[],
  isSure: IsSure<C> = () => false,
  isOnly: (number: C) => boolean = () => false,
): Map<number, C> {
  const sure = asPrinted(told, isSure);
  // A text of one verse.
  const [only] = told;
  if (told.length === 1 && only) {
    const way = only.ways.find(({ first }) => first === 1);
    return way && isOnly(way) ? new Map([[only.at, way]]) : sure;
  }
  // Chosen verses, `2.20` and `2.47`, of which some may follow each other. In a sequence one that does not fit is a misprint.
  const isChosen = sure.size === told.length && [...sure.values()].every(({ of }) => of !== '');
  if (isChosen && stepsByOne(told) < BY_ONE * (told.length - 1)) return sure;
  const chains = runsOf(told, isSure).map((run) => steady(rising(run)));
  const all = chains.flat();
  const links = chains.reduce((sum, chain) => sum + Math.max(0, chain.length - 1), 0);
  if (all.length < 2 || steps(all) < BY_ONE * links) return sure;
  // Most numbers fit where they are verses' numbers; others are years, sums, notes.
  if (all.length * 2 < told.length) return sure;
  return new Map(all.map(({ at, way }) => [at, way]));
}
