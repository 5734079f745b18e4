/** From which stanza to which a verse goes. */
import { isSectionTitle, isShortLine, SENTENCE_END } from './headings.ts';
import type { Candidate } from './numbers.ts';
import type { Open } from './stanza.ts';

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

export type Span = Pick<Candidate, 'said' | 'of' | 'first' | 'last'> | null;

/** For each stanza the verse that it is of: with its own number, or between a verse's beginning and its end. */
export function spans(
  stanzas: readonly Open[],
  numbers: ReadonlyMap<number, Candidate>,
  isOpening: boolean,
  others: ReadonlyMap<number, Candidate>,
): Span[] {
  const verses: Span[] = stanzas.map((_, at) => numbers.get(at) ?? null);
  const hasNumber = (at: number): boolean => {
    const one = stanzas[at];
    return one !== undefined && !one.told && (isOpening ? one.opening !== null : one.closings.length > 0);
  };
  const misprints = new Set([...stanzas.keys()].filter((at) => hasNumber(at) && !numbers.has(at)));
  correct(verses, numbers, misprints);
  const fixed = new Set([...numbers.keys(), ...misprints]);
  const isFree = (at: number) => !stanzas[at]?.told && !fixed.has(at);
  if (isOpening) {
    // A heading begins a section, or a count anew; a paragraph goes on with its verse.
    const isSection = (at: number): boolean => {
      const one = stanzas[at];
      if (!one || !isShortLine(one)) return false;
      const anew = numbers.get(at + 1)?.first === 1;
      return isSectionTitle(one) || (anew && !SENTENCE_END.test(one.text));
    };
    const isClosed = others.size * 2 >= numbers.size;
    for (const at of fixed) {
      const verse = verses[at];
      if (!verse || (isClosed && others.has(at))) continue;
      for (let next = at + 1; next < stanzas.length && isFree(next) && !isSection(next); next += 1)
        verses[next] = verse;
      if (!isClosed) continue;
      // Up to its end; where no end is told, it has none of what follows.
      let end = at;
      for (let next = at + 1; next < stanzas.length && isFree(next); next += 1) if (others.has(next)) end = next;
      for (let next = end + 1; next < stanzas.length && isFree(next); next += 1) verses[next] = null;
    }
    if (isClosed) byTheirEnds(verses, others, misprints, isFree);
    return verses;
  }
  const isHalf = (at: number) => /[।|]\s*$/u.test(stanzas[at]?.text ?? '');
  return closed(
    verses,
    [...fixed].sort((a, b) => a - b),
    isFree,
    isHalf,
  );
}

/** Where the number before a verse is misprinted, the one after it tells which it is: `844 கார்கொண்ட … 1.78.5` – Thirumurai 1.78. */
function byTheirEnds(
  verses: Span[],
  ends: ReadonlyMap<number, Candidate>,
  misprints: ReadonlySet<number>,
  isFree: (at: number) => boolean,
): void {
  for (const [end, { said, of }] of ends) {
    let begin = end;
    while (begin > 0 && isFree(begin) && verses[begin] === null && !misprints.has(begin)) begin -= 1;
    if (verses[begin] !== null || !misprints.has(begin) || of === '') continue;
    for (let at = begin; at <= end; at += 1) verses[at] = { said, of, first: 0, last: 0 };
  }
}

/** The share of verses that must have as many stanzas for those without a number to be told by counting. */
const ALIKE = 0.8;

/**
 * A verse whose number ends it takes in the stanzas before it.
 * @param ends the stanzas that end a verse, in order
 * @param isHalf whether a stanza ends as half a verse does
 */
function closed(
  verses: Span[],
  ends: readonly number[],
  isFree: (at: number) => boolean,
  isHalf: (at: number) => boolean,
): Span[] {
  const sizes = ends.map((at) => {
    let size = 1;
    while (at - size >= 0 && isFree(at - size)) size += 1;
    return size;
  });
  const rest = sizes.slice(1);
  const most = Math.max(1, ...rest);
  const usual = rest.toSorted((a, b) => a - b)[rest.length >> 1] ?? 1;
  const isAlike = rest.length >= 4 && rest.filter((size) => size === usual).length >= ALIKE * rest.length;
  for (const [place, at] of ends.entries()) {
    const [verse, size] = [verses[at], sizes[place] ?? 1];
    const previous = place > 0 ? verses[ends[place - 1] ?? 0] : null;
    if (!verse || (place > 0 && !previous)) continue;
    const missing = verse.first - (previous?.last ?? 0) - 1;
    const take = (from: number, to: number, span: Span) => {
      for (let each = from; each < to; each += 1) verses[each] = span;
    };
    if (missing === 0 && (place > 0 || size <= most || isHalf(at - 1))) take(at - size + 1, at, verse);
    else if (missing > 0 && place > 0 && isAlike && size === (missing + 1) * usual) {
      // Verses without a number of their own, each of as many stanzas as all others.
      for (let step = 0; step <= missing; step += 1) {
        const from = at - size + 1 + step * usual;
        take(from, Math.min(at, from + usual), after({ ...verse, last: verse.first }, step - missing));
      }
    }
  }
  return verses;
}
