/** Ranks what the command box offers beside songs (actions, folders, playlists, languages) against what was typed. */
import { matchRanges, type Range, readQuery } from '#features/search/index.ts';

/** Something with a name that can be chosen. */
export interface Named {
  label: string;
  /** Other words that it is looked for by: `night` for a dark theme. */
  also?: string;
}

/** Something found, with the stretches of its label to mark. */
export interface Ranked<T> {
  item: T;
  marks: readonly Range[];
}

/** One letter begins a word somewhere in too many names. */
const SHORTEST_WITHIN = 2;

/** Shorter sound keys are in half of all names. */
const SHORTEST_SOUND = 3;

const LETTER = /[\p{L}\p{M}\p{Nd}]/u;

/** Whether every stretch begins a word: what is typed for a song must not find an action by its middle. */
const beginWords = (text: string, ranges: readonly Range[]): boolean =>
  ranges.length > 0 && ranges.every(([from]) => from === 0 || !LETTER.test(text.charAt(from - 1)));

/**
 * The items whose names have words that begin as those typed, as written or by sound: those that begin so themselves
 * first, then those with such a word, then those known by other words; each in the order given.
 * `rank('sahas', [{ label: 'सहस्रनाम' }])` → it, with `सहस्र` marked
 */
export function rank<T extends Named>(typed: string, items: readonly T[]): Ranked<T>[] {
  const parsed = readQuery(typed);
  if (parsed.text === '') return [];
  const query = {
    ...parsed,
    soundKeys: parsed.soundKeys.filter(({ key }) => key.length >= SHORTEST_SOUND),
    numberAndName: null,
  };
  const tiers: Ranked<T>[][] = [[], [], []];
  for (const item of items) {
    const marks = matchRanges(item.label, query);
    if (beginWords(item.label, marks)) tiers[marks[0]?.[0] === 0 ? 0 : 1]?.push({ item, marks });
    else if (item.also && beginWords(item.also, matchRanges(item.also, query))) tiers[2]?.push({ item, marks: [] });
  }
  return parsed.text.length < SHORTEST_WITHIN ? (tiers[0] ?? []) : tiers.flat();
}
