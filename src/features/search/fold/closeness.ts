type Pair = readonly [string, string, number];

/** The same of a row of stops: `either` is Tamil's letter, `doubled` voiceless, `opening` a voiced one that Tamil writes doubled. */
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

/** Pairs of letters and how far apart they are heard, in hundredths of a letter, inside one class. */
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
/** Where a word begins, a doubled letter ends the word before, too; and the last of a word half typed may be the first of two. */
const BEGUN: readonly Pair[] = [
  ['Y', 'n', 3],
  ['M', 'm', 3],
  ['L', 'l', 3],
];
/** … and one vowel or nasal may stand for both, written as the second word begins. */
const SHARED: readonly Pair[] = [
  ['Y', 'm', 3],
  ['M', 'n', 3],
  ['i', 'e', 3],
  ['I', 'e', 3],
  ['u', 'o', 3],
  ['U', 'o', 3],
];
/** Voicing at the beginning of a word is heard and written reliably; inside one it is not. */
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
 * Where a letter stands: inside a word; where a word begins and the stretch with it; where a later word begins; last
 * inside a word half typed, where the same may follow (*thiruppal*, திருப்பள்ளி).
 */
export const INSIDE = 0;
export const BEGINS = 1;
export const ACROSS = 2;
export const LAST = 3;
export type Place = typeof INSIDE | typeof BEGINS | typeof ACROSS | typeof LAST;
const TABLES = [
  table(1, []),
  table(AT_BEGINNING, BEGUN),
  table(AT_BEGINNING, [...BEGUN, ...SHARED]),
  table(1, BEGUN),
] as const;

/**
 * How far apart two letters are heard: 0 the same to 100 another letter.
 * @example letterDistance('k'.charCodeAt(0), 'g'.charCodeAt(0), INSIDE) → 25
 */
export function letterDistance(a: number, b: number, place: Place): number {
  return TABLES[place][a * SIZE + b] ?? APART;
}
