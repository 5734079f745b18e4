/** What may stand in the place of `{n}`, `{language}` and the like, and patterns made of the catalogue's entries. */

/** How a value goes into another language: as it is, looked up in the catalogue, item by item (`a; b` of words, `2 marks, 1 list` of phrases), or as a date. */
export type Passage = 'same' | 'number' | 'looked up' | 'phrase' | 'list' | 'counts' | 'date';

interface Hole {
  /** A regular expression without groups. */
  fits: string;
  passage: Passage;
}

/** A name of a language, script or folder holds none of the signs that part it from the rest of its sentence. */
const NAME: Hole = { fits: '[^.,:;"]{1,80}?', passage: 'looked up' };
const NUMBER: Hole = { fits: '[\\d,]+|N/A', passage: 'number' };
const ANY: Hole = { fits: '.+?', passage: 'same' };

/** By the name between the braces. */
export const HOLES: Readonly<Record<string, Hole>> = {
  n: NUMBER,
  m: NUMBER,
  language: NAME,
  other: NAME,
  script: NAME,
  from: NAME,
  folder: { ...ANY, passage: 'looked up' },
  name: { ...ANY, passage: 'phrase' },
  origin: { ...ANY, passage: 'phrase' },
  reason: { ...ANY, passage: 'looked up' },
  things: { ...ANY, passage: 'list' },
  counts: { ...ANY, passage: 'counts' },
  date: { fits: '\\d{1,2} [A-Z][a-z]+ \\d{4}', passage: 'date' },
  verse: ANY,
  query: ANY,
  song: ANY,
  list: ANY,
  link: ANY,
  model: ANY,
};

/** An entry with holes, ready to be compared with a text. */
export interface Pattern {
  key: string;
  fits: RegExp;
  /** Names of the holes, in the order of the groups. */
  holes: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names of an entry's holes, in order: `{n} of {m}` → `n`, `m`. */
export const holesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Characters of an entry beside its holes. */
export const weightOf = (key: string): number => key.replace(/\{\w+\}/g, '').length;

/** `{n} songs` → a pattern that fits `12 songs`; null for an entry without holes. */
export function patternOf(key: string): Pattern | null {
  const holes = holesOf(key);
  if (holes.length === 0) return null;
  const source = key
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : `(${HOLES[part]?.fits ?? '.+?'})`))
    .join('');
  return { key, holes, fits: new RegExp(`^${source}$`, 's') };
}

/** Puts values into the holes of an entry, whatever order they stand in. */
export function fillHoles(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
