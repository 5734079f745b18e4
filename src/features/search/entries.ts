/** One file, as the search indexes it. */
export interface SearchEntry {
  /** The song number shown on the card, or null. */
  readonly songNo: number | null;
  /** The file name whole, with its leading number and `.txt`. */
  readonly fileName: string;
  /** The name as displayed: without number and `.txt`. */
  readonly name: string;
  /** Position of its folder in the catalogue, where there is one. */
  readonly folder?: number;
}

/**
 * The tiers, best first: the number, the whole name (as written, then by sound), a part of the name as written, a part of
 * the name by sound, every word of the query somewhere in the name, then songs of a folder that the query names (*creation rigveda*), then fuzzy matches. Within a tier: by
 * number, then by name; in the tiers by sound the closest first. `name` ranks the song itself above the hundreds whose names
 * only begin with its name. All but the last are matches; a fuzzy one is a guess, and is shown as such.
 */
export const TIERS = [
  'number',
  'number-prefix',
  'name',
  'name-begins',
  'word-begins',
  'name-contains',
  'sound-begins',
  'sound-word-begins',
  'sound-contains',
  'words',
  'in-folder',
  'fuzzy',
] as const;

export type Tier = (typeof TIERS)[number];

/** One result: the position of the entry in the list that the index was built from, and its tier. */
export interface Hit {
  readonly index: number;
  readonly tier: Tier;
}

/** The results found so far: entries in order, each with its tier, without duplicates. */
export class ResultSet {
  readonly #order: Uint32Array;
  readonly #seen: Uint8Array;
  readonly #entries: Uint32Array;
  readonly #tiers: Uint8Array;
  #count = 0;

  /** @param order for each row, the position of its entry */
  constructor(order: Uint32Array) {
    this.#order = order;
    this.#seen = new Uint8Array(order.length);
    this.#entries = new Uint32Array(order.length);
    this.#tiers = new Uint8Array(order.length);
  }

  get size(): number {
    return this.#count;
  }

  has(row: number): boolean {
    return this.#seen[row] === 1;
  }

  /** Adds rows at the end; those found before stay where they are. */
  add(tier: Tier, rows: readonly number[]): void {
    const code = TIERS.indexOf(tier);
    for (const row of rows) {
      if (this.#seen[row]) continue;
      this.#seen[row] = 1;
      this.#entries[this.#count] = this.#order[row] as number;
      this.#tiers[this.#count] = code;
      this.#count += 1;
    }
  }

  /** A view of the results so far, which later additions do not change. */
  soFar(): { readonly entries: Uint32Array; readonly tiers: Uint8Array } {
    return { entries: this.#entries.subarray(0, this.#count), tiers: this.#tiers.subarray(0, this.#count) };
  }
}
