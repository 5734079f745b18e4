/** 32-bit words in a signature. */
export const WORDS = 8;
const LOG_BITS = Math.log2(WORDS * 32);

/**
 * The stretches of a key as bits, to tell quickly which keys share many: pairs of consonants with the vowels left out,
 * since vowels are what spellings disagree on most, and runs of three letters.
 */
export function signatureOf(key: string, bits = new Int32Array(WORDS)): Int32Array {
  const set = (value: number): void => {
    const bit = Math.imul(value, 0x9e3779b1) >>> (32 - LOG_BITS);
    bits[bit >> 5] = (bits[bit >> 5] as number) | (1 << (bit & 31));
  };
  let consonant = 1;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    if (at > 1) set(key.charCodeAt(at - 2) * 5381 + key.charCodeAt(at - 1) * 131 + code);
    if (code === 97 || code === 105 || code === 117) continue;
    set(consonant * 257 + code + 7_000_000);
    consonant = code;
  }
  return bits;
}

function count(bits: number): number {
  let v = bits - ((bits >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The rows whose signature shares most with `wanted`, best first; rows in `skip` are left out.
 * @returns at most `limit` rows
 */
export function sharingMost(
  signatures: Int32Array,
  wanted: Int32Array,
  limit: number,
  skip: (row: number) => boolean,
): number[] {
  const total = wanted.reduce((sum, word) => sum + count(word), 0);
  const rows = signatures.length / WORDS;
  const buckets: number[][] = Array.from({ length: total + 1 }, () => []);
  const least = Math.max(1, Math.ceil(total * 0.3));
  for (let row = 0; row < rows; row += 1) {
    let shared = 0;
    const at = row * WORDS;
    for (let word = 0; word < WORDS; word += 1) {
      shared += count((signatures[at + word] as number) & (wanted[word] as number));
    }
    if (shared >= least && !skip(row)) buckets[shared]?.push(row);
  }
  const best: number[] = [];
  for (let shared = total; shared >= least && best.length < limit; shared -= 1) {
    for (const row of buckets[shared] ?? []) if (best.length < limit) best.push(row);
  }
  return best;
}
