/** Verses by the numbers that readers type. */
import type { StanzaName } from '#core/text/verse-names.ts';
import { cited } from '#core/text/verse-number.ts';

/** The numbers of a text's verses, each once, in order. */
export const versesIn = (names: readonly StanzaName[]): string[] => [
  ...new Set(names.map(({ verse }) => verse).filter((verse) => verse !== '')),
];

/** `9-12` → from 9 to 12; `2.1` → 1 alone: what the last part of a number counts. */
function counts(verse: string): [first: number, last: number] {
  const [, first = '', last = first] = /(\d+)(?:-(\d+))?$/.exec(verse) ?? [];
  return [Number(first), Number(last)];
}

/**
 * @param typed in the digits of any script: `2.47`, `47` for the same verse where all have one chapter, `10` for a group `9-12`
 * @returns the place of the first stanza of that verse; -1 for none
 */
export function findVerse(names: readonly StanzaName[], typed: string): number {
  const number = cited(typed.trim());
  if (number === '') return -1;
  const exact = names.findIndex(({ verse }) => verse === number);
  if (exact >= 0 || !/^\d{1,6}$/.test(number)) return exact;
  return names.findIndex(({ verse }) => {
    const [first, last] = counts(verse);
    return verse !== '' && first <= Number(number) && Number(number) <= last;
  });
}
