import { foldWithSource } from '#core/sound/fold.ts';
import { joinRows, packLetters } from './joined-strings.ts';
import { isWordUnit, normalise } from './normalise.ts';
import type { Query, QueryWord } from './query.ts';
import { eachMatch } from './sound-matches.ts';

/** A range of a name: `[start, end)` in UTF-16 units. */
export type Range = readonly [start: number, end: number];
type RangeFinder = (wanted: QueryWord) => Range | null;

/**
 * The ranges of a name to highlight for a query, in order and without overlap: the query as written, else each of its
 * words, else the same by sound. A fuzzy match has none.
 * @example matchRanges('Om Śiva', readQuery('shiva')) → [[3, 7]]
 */
export function matchRanges(name: string, query: Query): readonly Range[] {
  const queries = query.numberAndName ? [query, query.numberAndName.rest] : [query];
  for (const finder of [findInText, findBySound]) {
    const find = finder(name);
    for (const one of queries) {
      const whole = find(one);
      if (whole) return [whole];
      const pieces = one.words.map(find).filter((piece) => piece !== null);
      if (pieces.length > 0 && pieces.length === one.words.length) return inOrder(pieces);
    }
  }
  return [];
}

function findInText(name: string): RangeFinder {
  const text = normalise(name);
  return ({ text: wanted }) => {
    if (wanted === '') return null;
    let found = text.indexOf(wanted);
    for (let at = found; at > 0; at = text.indexOf(wanted, at + 1)) {
      if (isWordUnit(text.charCodeAt(at - 1))) continue;
      found = at; // a match at the beginning of a word is the one that the tier ranks
      break;
    }
    return found < 0 ? null : [found, pastAll(MARK, name, found + wanted.length)];
  };
}

function findBySound(name: string): RangeFinder {
  const folded = foldWithSource(name);
  const letters = new Uint8Array(folded.key.length + 2);
  packLetters(folded, letters, 1);
  const one = { keys: joinRows([folded.key]), letters };
  return ({ soundKeys }) => {
    let best = Number.POSITIVE_INFINITY;
    let range: Range | null = null;
    for (const sound of soundKeys) {
      eachMatch(one, sound, (_row, position, distance, at) => {
        const rank = position * 1000 + distance;
        if (rank < best) {
          best = rank;
          const end = Math.max(...folded.to.slice(at, at + sound.key.length));
          const next = at + sound.key.length;
          const wordEnds = next >= folded.key.length || folded.begins[next] === true;
          range = [folded.from[at] ?? 0, pastAll(wordEnds ? LETTER_OR_MARK : MARK, name, end)];
        }
      });
    }
    return range;
  };
}

/** A range takes the combining marks of its last letter too, so that no syllable is split. */
const MARK = /\p{M}/u;
/** To the end of the word: what follows the key has no letter in it and belongs to the match: சிவபுராண + ம். */
const LETTER_OR_MARK = /[\p{L}\p{M}]/u;

/** The end of a range, past all characters of a kind that follow it. */
function pastAll(kind: RegExp, name: string, end: number): number {
  let to = end;
  while (to < name.length && kind.test(name.charAt(to))) to += 1;
  return to;
}

function inOrder(ranges: readonly Range[]): readonly Range[] {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  return sorted.filter((range, n) => n === 0 || range[0] >= (sorted[n - 1] as Range)[1]);
}
