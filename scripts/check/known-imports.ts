/** The list of known breaks, made anew from those that are there. It only shrinks, unless it is told to grow. */
import { type ImportBreak, isKnown, type KnownImports, lineOf } from './import-graph.ts';

export interface KnownAnew {
  known: KnownImports;
  added: number;
  removed: number;
  /** New breaks that stay out. */
  left: number;
}

/**
 * @param breaks all that are there now, sorted
 * @param day for new breaks to be added; null to leave them out
 */
export function knownAnew(before: KnownImports, breaks: readonly ImportBreak[], day: Date | null): KnownAnew {
  const fresh = breaks.filter((one) => !isKnown(before, one)).length;
  const kept = breaks.filter((one) => day !== null || isKnown(before, one));
  const added = day === null ? 0 : fresh;
  const rules = [...new Set(kept.map(({ rule }) => rule))];
  return {
    known: {
      taken: day !== null && added > 0 ? day.toISOString().slice(0, 10) : before.taken,
      breaks: Object.fromEntries(rules.map((name) => [name, kept.filter(({ rule }) => rule === name).map(lineOf)])),
    },
    added,
    removed: Object.values(before.breaks).flat().length - (breaks.length - fresh),
    left: fresh - added,
  };
}
