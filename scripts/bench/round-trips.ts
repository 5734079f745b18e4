/** Every Devanagari text of a library into each script and back: how many come back to the letter, and what did not. */
import { SCRIPTS, type ScriptEntry } from '#features/script/scripts.ts';
import { transliterate } from '#features/script/transliterate.ts';
import { normaliseText } from '#library/texts.ts';
import { openSource } from './library.ts';
import type { Cell, Section } from './section.ts';

/** A text, and what came back of it. */
type Pair = readonly [before: string, after: string];

/** A kind of loss: pairs that differ by nothing else are equal once folded. */
export interface Loss {
  name: string;
  why: string;
  /** The same letters otherwise written: nothing that is heard is lost. */
  spelling: boolean;
  fold: (pair: Pair) => Pair;
}

const both =
  (change: (text: string) => string): Loss['fold'] =>
  ([before, after]) => [change(before), change(after)];

/** A Latin letter within a word of Devanagari: `पाताLअ`. */
const MIXED = /[A-Za-z][\u0900-\u097F]|[\u0900-\u097F][A-Za-z]/u;

const LOSSES: readonly Loss[] = [
  {
    name: 'digits',
    why: 'the script is read with common digits, so १ comes back as 1',
    spelling: true,
    fold: both((text) => text.replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966))),
  },
  {
    name: 'danda',
    why: 'two dandas side by side come back in the usual order and number: ।। as ॥',
    spelling: true,
    fold: both((text) => text.replace(/[।॥]+/gu, (signs) => '।'.repeat(signs.length + signs.split('॥').length - 1))),
  },
  {
    name: 'colon',
    why: 'in an accented text a colon typed for the visarga comes back as the visarga',
    spelling: true,
    fold: both((text) => text.replace(/(?<=[\u0900-\u0963]):/gu, 'ः')),
  },
  {
    name: 'om',
    why: 'om spelled as a word comes back as its sign',
    spelling: true,
    fold: both((text) => text.replaceAll('ओं', 'ॐ')),
  },
  {
    name: 'gum',
    why: 'ꣳ, which no other script has, comes back as the candrabindu',
    spelling: true,
    fold: both((text) => text.replaceAll('ꣳ', 'ँ')),
  },
  {
    name: 'order',
    why: 'a tone typed before the anusvara comes back in the usual order',
    spelling: true,
    fold: both((text) => text.replace(/([\u0951\u0952]+)([\u0901-\u0903])/gu, '$2$1')),
  },
  {
    name: 'r',
    why: 'रृ comes back as र्ऋ, the usual spelling of the same sounds',
    spelling: true,
    fold: both((text) => text.replaceAll('रृ', 'र्ऋ').replaceAll('रॄ', 'र्ॠ')),
  },
  {
    name: 'misprint',
    why: 'a virama before a vowel or before nothing, or a nukta in a Sanskrit word, is a slip of the source that Latin letters cannot show',
    spelling: false,
    fold: both((text) => text.replace(/\u094D(?:(?=[\u093E-\u094C])|अ)|(?<![\u0900-\u0939\u093C])\u094D|\u093C/gu, '')),
  },
  {
    name: 'mixed',
    why: 'a Latin letter within a word of Devanagari, a slip of the source too, is read as Sanskrit on the way back',
    spelling: false,
    fold: ([before, after]) => {
      const words = before.split(/\s+/);
      const own = after.split(/\s+/);
      if (words.length !== own.length) return [before, after];
      const sound = words.map((word) => !MIXED.test(word));
      return [words.filter((_, at) => sound[at]).join(' '), own.filter((_, at) => sound[at]).join(' ')];
    },
  },
  {
    name: 'b and v',
    why: 'Bengali has one letter for both',
    spelling: false,
    fold: both((text) => text.replaceAll('व', 'ब')),
  },
];

/** The losses without which two texts would not be equal; null where all of them do not explain the difference. */
export function explain(before: string, after: string): readonly Loss[] | null {
  const equal = (losses: readonly Loss[]): boolean => {
    const [one, other] = losses.reduce<Pair>((pair, { fold }) => fold(pair), [before, after]);
    return one === other;
  };
  if (!equal(LOSSES)) return null;
  return LOSSES.reduce<readonly Loss[]>((needed, loss) => {
    const without = needed.filter((one) => one !== loss);
    return equal(without) ? without : needed;
  }, LOSSES);
}

export interface Trip {
  script: ScriptEntry;
  texts: number;
  identical: number;
  /** Texts that come back identical, or differ by their spelling alone. */
  spelling: number;
  /** Texts by the name of each loss they show. */
  losses: Map<string, number>;
  /** Texts whose difference has no name. */
  unexplained: string[];
}

/** @param texts name → Devanagari text, as the library keeps it */
export function tripThrough(script: ScriptEntry, texts: ReadonlyMap<string, string>): Trip {
  const trip: Trip = { script, texts: texts.size, identical: 0, spelling: 0, losses: new Map(), unexplained: [] };
  for (const [name, text] of texts) {
    const there = transliterate(text, { language: 'sa', script: 'deva' }, script.id);
    const back = transliterate(there, { language: 'sa', script: script.id }, 'deva');
    if (back === text) {
      trip.identical += 1;
      trip.spelling += 1;
    } else {
      const losses = explain(text, back);
      if (losses === null) trip.unexplained.push(name);
      else if (losses.every(({ spelling }) => spelling)) trip.spelling += 1;
      for (const loss of losses ?? []) trip.losses.set(loss.name, (trip.losses.get(loss.name) ?? 0) + 1);
    }
  }
  return trip;
}

/** The Devanagari texts of a library by their place in it, placeholders left out. */
export async function devanagariTexts(dir: string): Promise<Map<string, string>> {
  const source = await openSource(dir);
  const texts = new Map<string, string>();
  for (const entry of source.entries) {
    if (!['SAN', 'DEV'].includes(entry.language)) continue;
    const text = normaliseText((await source.textOf(entry)) ?? '');
    if (/\p{Script=Devanagari}/u.test(text)) texts.set(`${entry.folder}/${entry.language}/${entry.fileName}`, text);
  }
  return texts;
}

/** Scripts that say every sound, and Bengali, which all but does. */
export const ROUND: readonly ScriptEntry[] = SCRIPTS.filter(
  ({ id, exact }) => id !== 'deva' && (exact || id === 'bengali'),
);

/** The table: a row a script. */
export async function roundTrips(dir: string): Promise<Section[]> {
  const texts = await devanagariTexts(dir);
  const trips = ROUND.map((script) => tripThrough(script, texts));
  const seen = LOSSES.filter(({ name }) => trips.some(({ losses }) => losses.has(name)));
  const share = (count: number): string => `${((100 * count) / texts.size).toFixed(1)} %`;
  const rows = trips.map(({ script, identical, spelling, losses, unexplained }): Record<string, Cell> => {
    const named = Object.fromEntries(seen.map(({ name }) => [name, losses.get(name) ?? 0]));
    const shares = { identical: share(identical), 'but for spelling': share(spelling) };
    return { script: script.label, texts: texts.size, ...shares, ...named, unexplained: unexplained.length };
  });
  const notes = seen.map(({ name, why }) => `${name}: ${why}`);
  return [{ part: 'script', title: 'Devanagari → script → Devanagari, texts that come back', rows, notes }];
}
