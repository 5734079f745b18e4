/** Pairs of letters and how far apart they are heard, in hundredths of a letter, inside one class. */
const WITHIN: readonly (readonly [string, string, number])[] = [
  ['k', 'g', 25],
  ['K', 'k', 5],
  ['K', 'g', 5],
  ['K', 'h', 10],
  ['h', 'k', 60],
  ['h', 'g', 40],
  ['s', 'c', 15],
  ['s', 'j', 60],
  ['c', 'j', 60],
  ['S', 's', 3],
  ['S', 'c', 5],
  ['S', 'j', 25],
  ['t', 'd', 25],
  ['T', 't', 5],
  ['T', 'd', 5],
  ['p', 'b', 25],
  ['P', 'p', 5],
  ['P', 'b', 5],
  ['n', 'm', 80],
  ['N', 'n', 3],
  ['N', 'm', 20],
  ['l', 'z', 40],
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
  ['u', 'U', 3],
  ['u', 'o', 60],
  ['U', 'o', 15],
];
/** Voicing at the beginning of a word is heard and written reliably; inside one it is not. */
const AT_BEGINNING = 3;
const VOICED = 'kgKhtdTpbP';
export const APART = 100;
const SIZE = 128;

function table(factor: number): Uint8Array {
  const costs = new Uint8Array(SIZE * SIZE).fill(APART);
  for (let code = 0; code < SIZE; code += 1) costs[code * SIZE + code] = 0;
  for (const [a, b, cost] of WITHIN) {
    const scaled = VOICED.includes(a) ? Math.min(APART, cost * factor) : cost;
    costs[a.charCodeAt(0) * SIZE + b.charCodeAt(0)] = scaled;
    costs[b.charCodeAt(0) * SIZE + a.charCodeAt(0)] = scaled;
  }
  return costs;
}

const INSIDE = table(1);
const BEGINNING = table(AT_BEGINNING);

/**
 * How far apart two letters are heard: 0 the same to 100 another letter.
 * @example letterDistance('k'.charCodeAt(0), 'g'.charCodeAt(0), false) → 25
 */
export function letterDistance(a: number, b: number, beginsWord: boolean): number {
  return (beginsWord ? BEGINNING : INSIDE)[a * SIZE + b] ?? APART;
}
