/** Bits of a signature. */
const BITS = 256;
const LOG_BITS = Math.log2(BITS);

const bitOf = (value: number): number => Math.imul(value, 0x9e3779b1) >>> (32 - LOG_BITS);

/** Bits of the runs of three letters: a name that holds the key has them all. */
function bitsOfRuns(key: string): number[] {
  const bits: number[] = [];
  for (let at = 2; at < key.length; at += 1) {
    bits.push(bitOf(key.charCodeAt(at - 2) * 5381 + key.charCodeAt(at - 1) * 131 + key.charCodeAt(at)));
  }
  return bits;
}

/**
 * The stretches of a key as bits, to tell quickly which keys share many: pairs of consonants with the vowels left out,
 * since vowels are what spellings disagree on most, and runs of three letters.
 */
export function bitsOf(key: string): number[] {
  const bits = bitsOfRuns(key);
  let consonant = 1;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    if (code === 97 || code === 105 || code === 117) continue;
    bits.push(bitOf(consonant * 257 + code + 7_000_000));
    consonant = code;
  }
  return bits;
}

/** The bits of many rows, bit by bit: what is asked of all rows is asked of 32 at once. */
export interface Signatures {
  /** For each bit `width` words, in which every row has its place: word `row >> 5`, bit `row & 31`. */
  readonly planes: Int32Array;
  readonly width: number;
}

export function noSignatures(rows: number): Signatures {
  const width = Math.ceil(rows / 32);
  return { planes: new Int32Array(BITS * width), width };
}

/** Adds the signature of a row's key. */
export function sign({ planes, width }: Signatures, row: number, key: string): void {
  for (const bit of bitsOf(key)) {
    const at = bit * width + (row >> 5);
    planes[at] = (planes[at] as number) | (1 << (row & 31));
  }
}

/** Tells of each row whose bit is set in the word, in order. */
function eachRow(word: number, at: number, visit: (row: number) => void): void {
  for (let left = word; left !== 0; left &= left - 1) visit(at * 32 + 31 - Math.clz32(left & -left));
}

/** The rows that may hold a key of three letters or more, in order: all that do, and some that do not. */
export function mayHold({ planes, width }: Signatures, key: string): number[] {
  const found: number[] = [];
  const bits = [...new Set(bitsOfRuns(key))];
  for (let at = 0; at < width; at += 1) {
    let word = -1;
    for (const bit of bits) word &= planes[bit * width + at] as number;
    eachRow(word, at, (row) => found.push(row));
  }
  return found;
}

/**
 * How many of some bits each row has, as binary digits: `digits[place * width + (row >> 5)]` has the digit of that place.
 * The bits are added as on paper, 32 rows in one word, with carries from place to place.
 */
function countBits({ planes, width }: Signatures, bits: readonly number[]): { digits: Int32Array; places: number } {
  const places = 32 - Math.clz32(bits.length);
  const digits = new Int32Array(places * width);
  for (const bit of bits) {
    for (let at = 0; at < width; at += 1) {
      let carry = planes[bit * width + at] as number;
      for (let place = at; carry !== 0; place += width) {
        const digit = digits[place] as number;
        digits[place] = digit ^ carry;
        carry &= digit;
      }
    }
  }
  return { digits, places };
}

/** A row counts that shares at least this part of what is asked for. */
const LEAST = 0.3;

/**
 * The rows whose key shares most with `key`, best first, then in order; rows in `skip` are left out.
 * @returns at most `limit` rows
 */
export function sharingMost(
  signatures: Signatures,
  key: string,
  limit: number,
  skip: (row: number) => boolean,
): number[] {
  const { width } = signatures;
  const bits = [...new Set(bitsOf(key))];
  const { digits, places } = countBits(signatures, bits);
  const best: number[] = [];
  const least = Math.max(1, Math.ceil(bits.length * LEAST));
  for (let shared = bits.length; shared >= least; shared -= 1) {
    for (let at = 0; at < width && best.length < limit; at += 1) {
      let word = -1;
      for (let place = 0; place < places; place += 1) {
        const digit = digits[place * width + at] as number;
        word &= (shared >> place) & 1 ? digit : ~digit;
      }
      eachRow(word, at, (row) => {
        if (best.length < limit && !skip(row)) best.push(row);
      });
    }
  }
  return best;
}
