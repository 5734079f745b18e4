/** A verse as the page shows it: one line of it, with the words marked. */
import type { TextHit } from './hits.ts';
import type { ShownVerse } from './messages.ts';

/** A longer line is cut around its first mark. */
const LONGEST = 160;
const BEFORE = 50;
const CUT = '… ';

export type ShownLine = Pick<ShownVerse, 'line' | 'marks'>;

/** The lines from the first mark's to the last one's that fit, in one; white space as one space. */
export function shownLine({ stanza, found }: Pick<TextHit, 'stanza' | 'found'>): ShownLine {
  const [first] = found.ranges;
  if (!first) return { line: stanza.split('\n')[0] ?? '', marks: [] };
  const from = stanza.lastIndexOf('\n', first[0] - 1) + 1;
  const last = found.ranges.at(-1) ?? first;
  const fits = last[1] - from <= LONGEST;
  const lineEnd = stanza.indexOf('\n', fits ? last[1] : first[1]);
  const to = lineEnd < 0 ? stanza.length : lineEnd;
  const start = first[0] - from > LONGEST - BEFORE ? first[0] - BEFORE : from;
  const end = Math.min(to, Math.max(start + LONGEST, first[1]));
  const lead = start > from ? CUT : '';
  const marks = found.ranges
    .filter(([, markEnd]) => markEnd <= end)
    .map(([a, b]): [number, number] => [a - start + lead.length, b - start + lead.length]);
  const line = lead + stanza.slice(start, end).replace(/\s/g, ' ') + (end < to ? ' …' : '');
  return { line, marks };
}
