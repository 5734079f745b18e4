import { foldWithSource } from '../fold/fold.ts';
import type { Query } from './query.ts';
import { isWordUnit, written } from './written.ts';

/** A stretch of a name: `[start, end)` in UTF-16 units. */
export type Range = readonly [start: number, end: number];

/**
 * The stretches of a name to mark for a query, in order and without overlap: the query as written, else each of its
 * words, else the query by its sound, else its words by sound. A name found merely as near has none.
 * @example matchRanges('Om Śiva', readQuery('shiva')) → [[3, 7]]
 */
export function matchRanges(name: string, query: Query): readonly Range[] {
  const asked = query.beside ? query.beside.rest : query;
  for (const { text, words, sounds } of asked === query ? [query] : [query, asked]) {
    const whole = inText(name, text);
    if (whole) return [whole];
    const pieces = words.map((word) => inText(name, word.text));
    if (pieces.length > 0 && pieces.every((piece) => piece !== null)) return tidy(pieces);
    const folded = foldWithSource(name);
    const heard = sounds.map(({ key }) => inSound(name, folded, key)).find((range) => range !== null);
    if (heard) return [heard];
    const heardWords = words.map(
      (word) => word.sounds.map(({ key }) => inSound(name, folded, key)).find(Boolean) ?? null,
    );
    if (heardWords.length > 0 && heardWords.every((piece) => piece !== null)) return tidy(heardWords);
  }
  return [];
}

function inText(name: string, wanted: string): Range | null {
  if (wanted === '') return null;
  const text = written(name);
  let first = text.indexOf(wanted);
  for (let at = first; at > 0; at = text.indexOf(wanted, at + 1)) {
    if (!isWordUnit(text.charCodeAt(at - 1))) {
      first = at; // the beginning of a word is what the tier found
      break;
    }
  }
  return first < 0 ? null : [first, grown(name, first + wanted.length)];
}

function inSound(name: string, { key, from, to }: ReturnType<typeof foldWithSource>, wanted: string): Range | null {
  const at = wanted === '' ? -1 : key.indexOf(wanted);
  if (at < 0) return null;
  const end = Math.max(...to.slice(at, at + wanted.length));
  return [Math.min(...from.slice(at, at + wanted.length)), grown(name, end)];
}

const MARK = /\p{M}/u;

/** A stretch ends after the marks of its last letter, so that no syllable is torn. */
function grown(name: string, end: number): number {
  let to = end;
  while (to < name.length && MARK.test(name.charAt(to))) to += 1;
  return to;
}

function tidy(ranges: readonly Range[]): readonly Range[] {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  return sorted.filter((range, n) => n === 0 || range[0] >= (sorted[n - 1] as Range)[1]);
}
