/** Makes a library of any size from a real one: copies of its names and texts with other numbers and other words. */
import { displayName, leadingDigits } from '#library/names.ts';

/** An entry of a library, as far as growing needs it. */
export interface SeedEntry {
  folder: string;
  language: string;
  fileName: string;
}

export interface GrownEntry extends SeedEntry {
  songNo: number | null;
  /** Place of the entry it was made from, and how often that had been used before. */
  seed: number;
  copy: number;
}

/** Songs that a folder takes in before a second volume of it is begun; beyond that no library has grown one list. */
const VOLUME = 20_000;

/** A prime, so that words of one name meet those of every other before a pair comes again. */
const STRIDE = 7919;

/** `count` of the items, spread evenly over all of them, in order. */
function spreadOver<T>(items: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)] as T);
}

/**
 * The same name in other words: one word of it, never the first, from another name; a name of one word gets a second.
 * `('0113 Dawn of Day.txt', 1113, 'Hymn to Night')` → `1113 Dawn of Night.txt`
 * @param number stands in front in the same width; null keeps the name without a number
 */
export function renamed(fileName: string, number: number | null, other: string): string {
  const name = displayName(fileName);
  const tail = fileName.slice(fileName.lastIndexOf(name) + name.length);
  const words = name.split(' ');
  const borrowed = displayName(other).split(' ').at(-1) ?? '';
  const next = words.length === 1 ? [...words, borrowed] : [...words.slice(0, -1), borrowed];
  const digits = leadingDigits(fileName);
  const head = number === null ? '' : `${String(number).padStart(digits.length, '0')} `;
  return `${head}${next.join(' ')}${tail}`;
}

const numberOf = (fileName: string): number | null => {
  const digits = leadingDigits(fileName);
  return /^[0-9]{1,9}$/.test(digits) ? Number(digits) : null;
};

/**
 * As many entries as asked for. All languages of a song keep one file name, as in the library it is made from; fewer than
 * the library has are songs from all over it.
 */
export function grow(seeds: readonly SeedEntry[], count: number): GrownEntry[] {
  const songs = [...Map.groupBy(seeds.entries(), ([, { folder, fileName }]) => `${folder}/${fileName}`).values()];
  if (songs.length === 0) return [];
  const perCopy = seeds.length;
  const chosen = count >= perCopy ? songs : spreadOver(songs, Math.ceil((count * songs.length) / perCopy));
  const copiesAVolume = Math.max(1, Math.ceil(VOLUME / perCopy));
  const highest = new Map<string, number>();
  for (const { folder, fileName } of seeds) {
    highest.set(folder, Math.max(highest.get(folder) ?? 0, numberOf(fileName) ?? 0));
  }
  const grown: GrownEntry[] = [];
  const taken = new Set<string>();
  for (let copy = 0; grown.length < count; copy += 1) {
    const volume = Math.floor(copy / copiesAVolume);
    for (const [at, editions] of chosen.entries()) {
      const first = editions[0]?.[1];
      if (!first) continue;
      const other = songs[(at + copy * STRIDE) % songs.length]?.[0]?.[1].fileName ?? '';
      const own = numberOf(first.fileName);
      const number = own === null ? null : own + copy * ((highest.get(first.folder) ?? 0) + 1);
      const wanted = copy === 0 ? first.fileName : renamed(first.fileName, number ?? copy, other);
      // Two songs without numbers may have borrowed the same word.
      const fileName = taken.has(`${first.folder}/${wanted}`) ? renamed(wanted, number ?? copy, `${at}`) : wanted;
      taken.add(`${first.folder}/${fileName}`);
      for (const [seed, { folder, language }] of editions) {
        if (grown.length === count) return grown;
        const place = volume === 0 ? folder : `${folder}_${volume + 1}`;
        grown.push({ folder: place, language, fileName, songNo: number, seed, copy });
      }
    }
  }
  return grown;
}

/** The text of a copy: its verses begin elsewhere, and it ends in its own name, so that no two are equal. */
export function grownText(text: string, { copy, fileName }: Pick<GrownEntry, 'copy' | 'fileName'>): string {
  if (copy === 0) return text;
  const verses = text.trimEnd().split('\n\n');
  const from = copy % verses.length;
  return `${[...verses.slice(from), ...verses.slice(0, from)].join('\n\n')}\n\n${displayName(fileName)} ${copy}\n`;
}
