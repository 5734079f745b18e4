/** What differs between two versions of a text, stanza by stanza. */
import { diffArrays } from 'diff';
import { addressOf, verseId } from '#core/text/verse-address.ts';
import { readStanzas } from '#core/text/verses/read-stanzas.ts';
import type { ChangedStanza } from '#schemas/snapshot.ts';

/** More stanzas out and in are taken for another text altogether, in their order: the time grows with the square. */
const MOST_EDITS = 2000;
/** Characters of a stanza that are shown. */
const LONGEST = 400;

/** With the place of each among the parts of the text, as its page calls them. */
const partsOf = (text: string) => readStanzas(text).stanzas.map((stanza, at) => ({ ...stanza, part: at + 1 }));

type Part = ReturnType<typeof partsOf>[number];

/** Words as the news show them. */
export const cut = (words: string): string => {
  const letters = words.slice(0, LONGEST);
  return letters === words ? words : `${letters.replace(/[\uD800-\uDBFF]$/, '')}…`;
};

function change(was: Part | undefined, now: Part | undefined): ChangedStanza {
  const { words, verse, place, part } = (now ?? was) as Part;
  return {
    id: verseId(addressOf(words, place)),
    verse,
    place: part,
    was: cut(was?.words ?? ''),
    now: cut(now?.words ?? ''),
  };
}

/**
 * The stanzas that differ, in the order of the text: what went and what came in one place stand for each other, one by one.
 * `('a\n\nb\n\nc', 'a\n\nB\n\nc')` → one: `b`, then `B`, at place 2
 */
export function stanzaChanges(before: string, after: string): ChangedStanza[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  const parts = diffArrays(old, now, { comparator: (a, b) => a.words === b.words, maxEditLength: MOST_EDITS });
  const changes: ChangedStanza[] = [];
  let [went, came]: [Part[], Part[]] = [[], []];
  const pairUp = (): void => {
    for (let at = 0; at < Math.max(went.length, came.length); at++) changes.push(change(went[at], came[at]));
    [went, came] = [[], []];
  };
  for (const { value, added, removed } of parts ?? [
    { value: old, removed: true },
    { value: now, added: true },
  ]) {
    if (removed) went.push(...value);
    else if (added) came.push(...value);
    else pairUp();
  }
  pairUp();
  return changes;
}
