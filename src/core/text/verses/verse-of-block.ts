/** From which block to which a verse goes. */
import { isSectionTitle, isShortLine, SENTENCE_END } from './headings.ts';
import { HYMN } from './hymn.ts';
import type { Candidate } from './numbers.ts';
import type { OpenBlock } from './stanza.ts';

const median = (sizes: readonly number[]): number => sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 1;

/** A double danda ends a verse, or what is said before the first one, with a number or without; a single one ends a half. */
const ENDS_VERSE = /(?:॥|\|\||।।)\s*$/u;
const ENDS_HALF = /[।|]\s*$/u;

/**
 * A number that does not count on is a misprint: where as many of them stand between two numbers as are missing there, each is
 * known by its place. `1, 2, 4, 4, 5` has the first 4 for a 3, so the one before or after a misprint may be one too.
 */
function correct(verses: Span[], numbers: ReadonlyMap<number, Candidate>, misprints: ReadonlySet<number>): void {
  const places = [...numbers.keys()];
  const odd = [...misprints].sort((a, b) => a - b);
  for (let place = 0, next = 0; place + 1 < places.length && next < odd.length; place += 1) {
    const from = places[place] ?? 0;
    while ((odd[next] ?? Number.POSITIVE_INFINITY) < from) next += 1;
    if ((odd[next] ?? Number.POSITIVE_INFINITY) > (places[place + 1] ?? 0)) continue;
    for (const [start, end] of [
      [place, place + 1],
      [place - 1, place + 1],
      [place, place + 2],
    ] as const) {
      const [low, high] = [places[start], places[end]];
      const [one, two] = [numbers.get(low ?? -1), numbers.get(high ?? -1)];
      if (low === undefined || high === undefined || !one || !two) continue;
      const between = [...odd.filter((at) => at > low && at < high), ...places.slice(start + 1, end)].sort(
        (a, b) => a - b,
      );
      if (between.length !== two.first - one.last - 1) continue;
      for (const [step, at] of between.entries()) verses[at] = after(one, step + 1);
      break;
    }
  }
}

/** The verse so many after another. */
function after({ of, last }: Pick<Candidate, 'of' | 'last'>, step: number): Span {
  const number = last + step;
  return { said: `${of}${number}`, of, first: number, last: number };
}

type Span = Pick<Candidate, 'said' | 'of' | 'first' | 'last'> | null;

interface Spans {
  /** For each block the verse that it is of; null for none. */
  verses: Span[];
  /** Blocks that follow a verse, of which nothing tells whether they are of it. */
  following: ReadonlySet<number>;
}

/** For each block the verse that it is of: with its own number, or between a verse's beginning and its end. */
export function spans(
  blocks: readonly OpenBlock[],
  numbers: ReadonlyMap<number, Candidate>,
  isOpening: boolean,
  others: ReadonlyMap<number, Candidate>,
): Spans {
  const verses: Span[] = blocks.map((_, at) => numbers.get(at) ?? null);
  const hasNumber = (at: number): boolean => {
    const one = blocks[at];
    return one !== undefined && !one.ownKind && (isOpening ? one.opening !== null : one.closings.length > 0);
  };
  const misprints = new Set([...blocks.keys()].filter((at) => hasNumber(at) && !numbers.has(at)));
  correct(verses, numbers, misprints);
  const fixed = new Set([...numbers.keys(), ...misprints]);
  const isFree = (at: number) => !blocks[at]?.ownKind && !fixed.has(at);
  if (isOpening) {
    // A heading begins a section, or a count anew; a paragraph goes on with its verse.
    const isSection = (at: number): boolean => {
      const one = blocks[at];
      if (!one || !isShortLine(one)) return false;
      const anew = numbers.get(at + 1)?.first === 1;
      return isSectionTitle(one) || (anew && !SENTENCE_END.test(one.text));
    };
    const goesOn = (at: number): boolean => isFree(at) && !isSection(at);
    const isClosed = others.size * 2 >= numbers.size;
    const all = [...fixed].flatMap((at) => opened(verses, at, goesOn));
    const most = Math.max(1, ...all.filter(({ isBounded }) => isBounded).map(({ at, end }) => end - at));
    /** Behind its end, as far as that is told. */
    const toldEnd = (at: number, end: number): number => {
      let to = at;
      while (to < end && !others.has(to)) to += 1;
      return to < end ? to + 1 : at;
    };
    const usual = median(all.map(({ at, end }) => toldEnd(at, end) - at).filter(Boolean));
    const following = new Set<number>();
    for (const { at, end, isBounded, verse } of all) {
      let to = end;
      if (isClosed) {
        // Up to its end; where no end is told, it has none of what follows, but where all of it is as much as others have.
        to = toldEnd(at, end);
        if (to === at) to = isBounded && end - at === usual ? end : at + 1;
      } else if (!isBounded && end - at > most) {
        to = at + 1;
        while (to < end && !endsSentence(blocks[to - 1])) to += 1;
      }
      verses.fill(verse, at, to);
      if (!isClosed) for (let rest = to; rest < end; rest += 1) following.add(rest);
    }
    if (isClosed) byTheirEnds(verses, others, misprints, isFree);
    return { verses, following };
  }
  const isOfVerse = (at: number): boolean => {
    const one = blocks[at];
    if (!isFree(at) || one === undefined || HYMN.test(one.text)) return false;
    return !isShortLine(one) || !isSectionTitle(one);
  };
  const ends = [...fixed].sort((a, b) => a - b);
  return { verses: closed(verses, ends, isOfVerse, (at) => blocks[at]?.text ?? ''), following: new Set() };
}

/** A verse that begins with its number, and where the blocks end that follow it and have none. */
function opened(verses: readonly Span[], at: number, goesOn: (at: number) => boolean) {
  const verse = verses[at];
  if (!verse) return [];
  let end = at + 1;
  while (end < verses.length && goesOn(end)) end += 1;
  /** The next number counts on from this one: all between the two is of this verse. */
  return [{ at, end, verse, isBounded: verses[end]?.first === verse.last + 1 }];
}

const endsSentence = (one: OpenBlock | undefined): boolean =>
  one === undefined || one.closings.length > 0 || /[.!?।॥|"'”’)]\s*$/u.test(one.text);

/**
 * Where the number before a verse is misprinted, the one after it tells which it is: `844 கார்கொண்ட … 1.78.5` – Thirumurai 1.78,
 * `2349 451. ஐயர் … 6.1.451` – Periya Puranam.
 */
function byTheirEnds(
  verses: Span[],
  ends: ReadonlyMap<number, Candidate>,
  misprints: ReadonlySet<number>,
  isFree: (at: number) => boolean,
): void {
  for (const [end, { said, of, first, last }] of ends) {
    if (verses[end] !== null || of === '') continue;
    let begin = end;
    while (begin > 0 && isFree(begin) && verses[begin] === null) begin -= 1;
    if (verses[begin] !== null && ends.has(begin) && first === last) begin += 1;
    else if (verses[begin] !== null || !misprints.has(begin)) continue;
    verses.fill({ said, of, first: 0, last: 0 }, begin, end + 1);
  }
}

/** The share of verses that must have as many blocks for those without a number to be told by counting. */
const ALIKE = 0.8;

/**
 * A verse whose number ends it takes in the blocks before it.
 * @param ends the blocks that end a verse, in order
 * @param isOfVerse whether a block without a number can be of the verse that ends after it
 */
function closed(
  verses: Span[],
  ends: readonly number[],
  isOfVerse: (at: number) => boolean,
  textOf: (at: number) => string,
): Span[] {
  const sizes = ends.map((at) => {
    let size = 1;
    while (isOfVerse(at - size)) size += 1;
    return size;
  });
  const rest = sizes.slice(1);
  const most = Math.max(1, ...rest);
  const usual = median(rest);
  const isAlike = rest.length >= 4 && rest.filter((size) => size === usual).length >= ALIKE * rest.length;
  for (const [place, at] of ends.entries()) {
    const [verse, size] = [verses[at], sizes[place] ?? 1];
    const previous = place > 0 ? verses[ends[place - 1] ?? 0] : null;
    if (!verse || (place > 0 && !previous)) continue;
    const missing = verse.first - (previous?.last ?? 0) - 1;
    let from = at;
    while (from > at - size + 1 && !ENDS_VERSE.test(textOf(from - 1))) from -= 1;
    if (missing === 0 && (place > 0 || at - from < most || ENDS_HALF.test(textOf(at - 1))))
      verses.fill(verse, from, at);
    else if (missing > 0 && place > 0 && isAlike && size === (missing + 1) * usual) {
      // Verses without a number of their own, each of as many blocks as all others.
      for (let step = 0; step <= missing; step += 1) {
        const start = at - size + 1 + step * usual;
        const span = step < missing ? after({ ...verse, last: verse.first }, step - missing) : verse;
        verses.fill(span, start, start + usual);
      }
    }
  }
  return verses;
}
