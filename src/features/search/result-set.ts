import { TIERS, type Tier } from './entries.ts';

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
