/**
 * The keys of texts, by their digests. To cut and fold a text is most of the work of an index, and a build needs the keys of most texts
 * twice, for the packs and for the whole library, and the next build needs them again.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stanzasOf } from '#core/text/verses/read-stanzas.ts';
import { keysOfPassages } from '#core/text-index/grams.ts';
import { readText } from '../../src/snapshot.ts';

/** The keys of each passage of a text, each once. */
export type TextKeys = readonly Iterable<number>[];

/** The keys of the text with a digest. */
export type KeysOf = (digest: string) => TextKeys;

export const keysOfText = (text: string): Set<number>[] => keysOfPassages(stanzasOf(text));

/** @param snapshot its folder */
export const keysIn =
  (snapshot: string): KeysOf =>
  (digest) =>
    keysOfText(readText(snapshot, digest));

/** As many numbers as there are passages, with how many keys each has, after that number itself; then their keys. */
function toNumbers(passages: TextKeys): Uint32Array {
  const keys = passages.map((each) => [...each]);
  return Uint32Array.from([keys.length, ...keys.map(({ length }) => length), ...keys.flat()]);
}

/** null when the bytes were cut. */
function fromBytes(bytes: Buffer): Uint32Array[] | null {
  if (bytes.length === 0 || bytes.length % 4 !== 0) return null;
  const numbers = new Uint32Array(new Uint8Array(bytes).buffer);
  let at = (numbers[0] ?? 0) + 1;
  const passages: Uint32Array[] = [];
  for (const length of numbers.subarray(1, at)) {
    passages.push(numbers.subarray(at, at + length));
    at += length;
  }
  return at === numbers.length ? passages : null;
}

/**
 * The same from a cache, a file for each text.
 * @param folder keeps it between builds; other files in it go
 * @param code digest of the code that made the keys: those of another code go
 */
export function cachedKeys(snapshot: string, folder: string, code: string): { keysOf: KeysOf; sweep(): void } {
  const make = keysIn(snapshot);
  const own = code.slice(0, 16);
  mkdirSync(join(folder, own), { recursive: true });
  for (const name of readdirSync(folder)) if (name !== own) rmSync(join(folder, name), { recursive: true });
  const used = new Set<string>();
  const fileOf = (digest: string): string => join(folder, own, digest);

  function read(digest: string): TextKeys | null {
    try {
      return fromBytes(readFileSync(fileOf(digest)));
    } catch {
      return null;
    }
  }

  return {
    keysOf(digest) {
      used.add(digest);
      const cached = read(digest);
      if (cached) return cached;
      const keys = make(digest);
      writeFileSync(`${fileOf(digest)}~`, toNumbers(keys));
      renameSync(`${fileOf(digest)}~`, fileOf(digest));
      return keys;
    },
    /** Deletes those of texts that nobody asked for. */
    sweep() {
      for (const name of readdirSync(join(folder, own))) if (!used.has(name)) rmSync(join(folder, own, name));
    },
  };
}
