/** How a verse that is larger than the screen is parted. */
import type { SungLine } from './verses.ts';

/** What ends a sentence, or a half of a verse, with the space after it. */
const SENTENCE = /[.!?;:।॥|]["'”’)]*\s+/gu;
/** How far from its even share a line may be cut for the sake of a sentence, as a share of a piece. */
const NEAR = 0.3;

/** A line in so many pieces of about the same length, between sentences where some end near, else between words. */
export function cutLine(words: string, pieces: number): string[] {
  const size = words.length / pieces;
  const ends = (pattern: RegExp): number[] =>
    [...words.matchAll(pattern)].map(({ index, 0: end }) => index + end.length);
  const [sentences, spaces] = [ends(SENTENCE), ends(/\s+/gu)];
  const nearest = (places: readonly number[], to: number): number | undefined =>
    places.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
  const cuts = Array.from({ length: pieces - 1 }, (_, at) => {
    const even = size * (at + 1);
    const sentence = nearest(sentences, even);
    return sentence !== undefined && Math.abs(sentence - even) <= size * NEAR ? sentence : nearest(spaces, even);
  });
  const places = [0, ...new Set(cuts.filter((cut) => cut !== undefined)), words.length];
  return places
    .slice(1)
    .map((to, at) => words.slice(places[at], to).trim())
    .filter(Boolean);
}

/** The share of the room that is filled where lines are cut: words wrap where they can, and not where they are counted. */
const FILLED = 0.85;

/**
 * The parts in which a verse is shown.
 * @param heights of its lines, as they are set, in pixels
 * @param room height of the screen
 * @returns the lines of each part; a line in the second language stays beneath its own in the first
 */
export function partsOf(lines: readonly SungLine[], heights: readonly number[], room: number): SungLine[][] {
  const pieces = lines.flatMap((line, at) => {
    const high = heights[at] ?? 0;
    if (high <= room * FILLED) return [{ line, high }];
    const cut = cutLine(line.words, Math.ceil(high / (room * FILLED)));
    return cut.map((words) => ({ line: { ...line, words }, high: high / cut.length }));
  });
  const units: { lines: SungLine[]; high: number }[] = [];
  for (const [at, { line, high }] of pieces.entries()) {
    const last = units.at(-1);
    if (last && line.of === 1 && pieces[at - 1]?.line.of === 0) {
      last.lines.push(line);
      last.high += high;
    } else units.push({ lines: [line], high });
  }
  const all = units.reduce((sum, { high }) => sum + high, 0);
  const share = all / Math.max(1, Math.ceil(all / room));
  const parts: SungLine[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    // Full: it does not fit any more, or the part has its even share of all.
    if (filled + unit.high > room || filled + unit.high / 2 > share) {
      parts.push([]);
      filled = 0;
    }
    filled += unit.high;
    parts.at(-1)?.push(...unit.lines);
  }
  return parts;
}
