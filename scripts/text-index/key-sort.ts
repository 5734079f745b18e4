/** Sorts the keys of a library's passages with a bounded memory: they are put aside by the part of the range that they lie in. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_BITS } from '#core/text-index/grams.ts';
import { FIRST_HALVINGS, ROOTS } from '#core/text-index/shard-tree.ts';

/** A key and a passage as one number, which a double holds exactly: the key's 24 bits, then the passage's 29. */
const PASSAGES = 2 ** 29;
const SHIFT = KEY_BITS - FIRST_HALVINGS;
/** Numbers of a part that are held in memory at most, where there is a folder: half a megabyte. */
const HELD = 1 << 16;

interface Part {
  held: Float64Array<ArrayBuffer>;
  size: number;
}

/** @param folder for what is too much for the memory; emptied. Without one all is held. */
export function keySort(folder: string | null = null) {
  const parts = ROOTS.map((): Part => ({ held: new Float64Array(64), size: 0 }));
  if (folder !== null) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const fileOf = (part: number): string => join(folder ?? '', `${part}.keys`);

  function makeRoom(number: number, part: Part): void {
    if (folder !== null && part.size >= HELD) {
      appendFileSync(fileOf(number), new Uint8Array(part.held.buffer, 0, part.size * 8));
      part.size = 0;
      return;
    }
    const larger = new Float64Array(part.held.length * 2);
    larger.set(part.held);
    part.held = larger;
  }

  return {
    /** @param passage numbers ascend from 0 through all texts */
    add(key: number, passage: number): void {
      const number = key >> SHIFT;
      const part = parts[number] as Part;
      if (part.size === part.held.length) makeRoom(number, part);
      part.held[part.size] = key * PASSAGES + passage;
      part.size += 1;
    },
    /** The keys of one part of the range in order, each with its passages, which ascend. The part is then gone. */
    *take(number: number): Generator<{ key: number; passages: number[] }> {
      const { held, size } = parts[number] as Part;
      parts[number] = { held: new Float64Array(64), size: 0 };
      const isAside = folder !== null && existsSync(fileOf(number));
      const aside = isAside ? readFileSync(fileOf(number)) : new Uint8Array();
      const all = new Float64Array(aside.length / 8 + size);
      new Uint8Array(all.buffer).set(aside);
      all.set(held.subarray(0, size), aside.length / 8);
      if (isAside) rmSync(fileOf(number));
      all.sort();
      for (let at = 0; at < all.length; ) {
        const key = Math.floor((all[at] as number) / PASSAGES);
        const passages: number[] = [];
        for (const end = (key + 1) * PASSAGES; at < all.length && (all[at] as number) < end; at += 1)
          passages.push((all[at] as number) - key * PASSAGES);
        yield { key, passages };
      }
    },
  };
}
