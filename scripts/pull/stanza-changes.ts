/** What differs between two versions of a text, stanza by stanza. */

import { readStanzas } from '#features/reading/parts/read-stanzas.ts';
import { splitStanzas } from '#features/reading/stanzas.ts';
import { addressOf, verseId } from '#features/reading/verse-id.ts';
import type { ChangedStanza } from '#schemas/snapshot.ts';

/** Stanzas compared with stanzas: more than that many pairs are taken for another text altogether, in their order. */
const MOST_PAIRS = 1_000_000;
/** Characters of a stanza that are kept. */
const LONGEST = 400;

interface Stanza {
  words: string;
  verse: string;
  place: number;
}

function stanzasIn(text: string): Stanza[] {
  const { stanzas } = splitStanzas(text);
  const readings = readStanzas(stanzas.map(({ words }) => words));
  return stanzas.map(({ words }, at) => ({ words, verse: readings[at]?.verse ?? '', place: at + 1 }));
}

const cut = (words: string): string => {
  const letters = words.slice(0, LONGEST);
  return letters === words ? words : `${letters.replace(/[\uD800-\uDBFF]$/, '')}…`;
};

function change(was: Stanza | undefined, now: Stanza | undefined): ChangedStanza {
  const { words, verse, place } = (now ?? was) as Stanza;
  return {
    id: verseId(addressOf(words, place)),
    verse,
    place,
    was: cut(was?.words ?? ''),
    now: cut(now?.words ?? ''),
  };
}

/** Lengths of the longest row of stanzas that both have from each pair on, row by row. */
function commonRows(old: readonly Stanza[], now: readonly Stanza[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array];
      row[j] =
        old[i]?.words === now[j]?.words
          ? (below[j + 1] as number) + 1
          : Math.max(below[j] as number, row[j + 1] as number);
    }
  return rows;
}

/**
 * The stanzas that differ, in the order of the text: what went and what came in one place stand for each other, one by one.
 * `('a\n\nb\n\nc', 'a\n\nB\n\nc')` → one: `b`, then `B`, at place 2
 */
export function stanzaChanges(before: string, after: string): ChangedStanza[] {
  let [old, now] = [stanzasIn(before), stanzasIn(after)];
  let same = 0;
  while (same < old.length && old[same]?.words === now[same]?.words) same += 1;
  [old, now] = [old.slice(same), now.slice(same)];
  while (old.length > 0 && now.length > 0 && old.at(-1)?.words === now.at(-1)?.words) {
    old.pop();
    now.pop();
  }
  const changes: ChangedStanza[] = [];
  const pairUp = (went: readonly Stanza[], came: readonly Stanza[]): void => {
    for (let at = 0; at < Math.max(went.length, came.length); at++) changes.push(change(went[at], came[at]));
  };
  if (old.length * now.length > MOST_PAIRS) {
    pairUp(old, now);
    return changes;
  }
  const rows = commonRows(old, now);
  let [i, j] = [0, 0];
  let [fromOld, fromNow] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i]?.words === now[j]?.words) {
      pairUp(old.slice(fromOld, i), now.slice(fromNow, j));
      [fromOld, fromNow] = [++i, ++j];
    } else if ((rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  pairUp(old.slice(fromOld), now.slice(fromNow));
  return changes;
}
