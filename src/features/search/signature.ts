/** Bits of a signature. */
const BITS = 256;
const LOG_BITS = Math.log2(BITS);

const bitOf = (value: number): number => Math.imul(value, 0x9e3779b1) >>> (32 - LOG_BITS);

/** The bits of the trigrams of a key: a name that contains the key has them all. */
function trigramBits(key: string): number[] {
  const bits: number[] = [];
  for (let at = 2; at < key.length; at += 1) {
    bits.push(bitOf(key.charCodeAt(at - 2) * 5381 + key.charCodeAt(at - 1) * 131 + key.charCodeAt(at)));
  }
  return bits;
}

/**
 * The signature of a key: a bit for each trigram, and for each pair of consonants with the vowels between them left out,
 * since spellings differ most in vowels. Similar keys share many bits.
 */
export function signatureBits(key: string): number[] {
  const bits = trigramBits(key);
  let consonant = 1;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    if (code === 97 || code === 105 || code === 117) continue;
    bits.push(bitOf(consonant * 257 + code + 7_000_000));
    consonant = code;
  }
  return bits;
}

/** The signatures of many rows, stored bit by bit (bit-sliced): one operation tests 32 rows. */
export interface Signatures {
  /** For each bit, `width` words with one bit for each row: word `row >> 5`, bit `row & 31`. */
  readonly planes: Int32Array;
  readonly width: number;
}

export function emptySignatures(rows: number): Signatures {
  const width = Math.ceil(rows / 32);
  return { planes: new Int32Array(BITS * width), width };
}

/** Adds the signature of a row's key. */
export function addSignature({ planes, width }: Signatures, row: number, key: string): void {
  for (const bit of signatureBits(key)) {
    const at = bit * width + (row >> 5);
    planes[at] = (planes[at] as number) | (1 << (row & 31));
  }
}

/** Calls `visit` for each row whose bit is set in the word, in order. */
function eachRow(word: number, at: number, visit: (row: number) => void): void {
  for (let left = word; left !== 0; left &= left - 1) visit(at * 32 + 31 - Math.clz32(left & -left));
}

/** The rows that may contain a key of three letters or more, in order: all that do, and false positives. */
export function candidateRows({ planes, width }: Signatures, key: string): number[] {
  const found: number[] = [];
  const bits = [...new Set(trigramBits(key))];
  for (let at = 0; at < width; at += 1) {
    let word = -1;
    for (const bit of bits) word &= planes[bit * width + at] as number;
    eachRow(word, at, (row) => found.push(row));
  }
  return found;
}

/**
 * How many of the given bits each row has, in binary, bit-sliced: `digits[place * width + (row >> 5)]` holds the binary digit
 * at that place. The bits are added for 32 rows at once, with carries from place to place.
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

/** The least share of the query's bits that a candidate must have. */
const LEAST = 0.3;

/**
 * The rows whose signature shares most bits with that of `key`, best first, then in order; rows in `skip` are left out.
 * @returns at most `limit` rows
 */
export function mostSimilarRows(
  signatures: Signatures,
  key: string,
  limit: number,
  skip: (row: number) => boolean,
): number[] {
  const { width } = signatures;
  const bits = [...new Set(signatureBits(key))];
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
