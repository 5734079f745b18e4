type Pair = readonly [string, string, number];

/** The pairs of one row of stops: `either` is Tamil's letter, `doubled` voiceless, `opening` a voiced one that Tamil writes doubled. */
function stops(voiceless: string, voiced: string, either: string, doubled: string, opening: string): readonly Pair[] {
  return [
    [voiceless, voiced, 25],
    [either, voiceless, 5],
    [either, voiced, 5],
    [doubled, voiceless, 0],
    [doubled, voiced, 25],
    [doubled, either, 5],
    [opening, voiceless, 25],
    [opening, voiced, 0],
    [opening, either, 25],
    [opening, doubled, 5],
  ];
}

/** Pairs of letters of one class and their distance in sound, in hundredths of a letter. */
const WITHIN: readonly Pair[] = [
  ...stops('k', 'g', 'K', 'Q', 'G'),
  ['K', 'h', 10],
  ['h', 'k', 60],
  ['h', 'g', 40],
  ['s', 'c', 15],
  ['s', 'j', 60],
  ['c', 'j', 60],
  ['S', 's', 3],
  ['S', 'c', 5],
  ['S', 'j', 25],
  ...stops('t', 'd', 'T', 'W', 'D'),
  ...stops('p', 'b', 'P', 'F', 'B'),
  ['n', 'm', 80],
  ['N', 'n', 3],
  ['N', 'm', 80],
  ['Y', 'n', 35],
  ['M', 'm', 35],
  ['Y', 'N', 3],
  ['M', 'N', 80],
  ['Y', 'M', 80],
  ['l', 'z', 40],
  ['L', 'l', 35],
  ['L', 'z', 75],
  ['a', 'A', 3],
  ['i', 'I', 3],
  ['i', 'e', 60],
  ['I', 'e', 15],
  ['*', 'i', 5],
  ['*', 'I', 8],
  ['*', 'e', 20],
  ['+', '*', 33],
  ['+', 'i', 40],
  ['+', 'I', 40],
  ['+', 'e', 60],
  ['^', 'i', 0],
  ['^', 'I', 25],
  ['^', '*', 5],
  ['^', 'e', 60],
  ['^', '+', 40],
  ['u', 'U', 3],
  ['u', 'o', 60],
  ['U', 'o', 15],
];
/** At the beginning of a word, where a doubled letter may end the word before; and at the end of a half-typed word, where the letter may become a doubled one. */
const BEGUN: readonly Pair[] = [
  ['Y', 'n', 3],
  ['M', 'm', 3],
  ['L', 'l', 3],
];
/** Where two words meet, one vowel or nasal may stand for both, written as the second word begins. */
const SHARED: readonly Pair[] = [
  ['Y', 'm', 3],
  ['M', 'n', 3],
  ['i', 'e', 3],
  ['I', 'e', 3],
  ['u', 'o', 3],
  ['U', 'o', 3],
];
/** Factor for voicing at the beginning of a word: it is written reliably there, but not inside a word. */
const AT_BEGINNING = 3;
const VOICED = 'kgKhQGtdTWDpbPFB';
export const APART = 100;
const SIZE = 128;

function table(factor: number, others: readonly Pair[]): Uint8Array {
  const costs = new Uint8Array(SIZE * SIZE).fill(APART);
  for (let code = 0; code < SIZE; code += 1) costs[code * SIZE + code] = 0;
  for (const [a, b, cost] of [...WITHIN, ...others]) {
    const scaled = VOICED.includes(a) ? Math.min(APART, cost * factor) : cost;
    costs[a.charCodeAt(0) * SIZE + b.charCodeAt(0)] = scaled;
    costs[b.charCodeAt(0) * SIZE + a.charCodeAt(0)] = scaled;
  }
  return costs;
}

/**
 * The position of a letter in a match: inside a word; at the beginning of the match and of a word; at the beginning of a later
 * word; the last of a half-typed word, where the same letter may follow (*thiruppal*, திருப்பள்ளி).
 */
export const INSIDE = 0;
export const BEGINS = 1;
export const ACROSS = 2;
export const LAST = 3;
export type LetterPosition = typeof INSIDE | typeof BEGINS | typeof ACROSS | typeof LAST;
const TABLES = [
  table(1, []),
  table(AT_BEGINNING, BEGUN),
  table(AT_BEGINNING, [...BEGUN, ...SHARED]),
  table(1, BEGUN),
] as const;

/**
 * The distance of two letters in sound: 0 is the same letter, 100 another one.
 * @example letterDistance('k'.charCodeAt(0), 'g'.charCodeAt(0), INSIDE) → 25
 */
export function letterDistance(a: number, b: number, position: LetterPosition): number {
  return TABLES[position][a * SIZE + b] ?? APART;
}
