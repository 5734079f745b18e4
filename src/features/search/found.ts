import { TIERS, type Tier } from './entries.ts';

/** Results so far: entries in order, each with its tier, none twice. */
export class Found {
  readonly #order: Uint32Array;
  readonly #seen: Uint8Array;
  readonly #entries: Uint32Array;
  readonly #tiers: Uint8Array;
  #count = 0;

  /** @param order for each row the place of its entry */
  constructor(order: Uint32Array) {
    this.#order = order;
    this.#seen = new Uint8Array(order.length);
    this.#entries = new Uint32Array(order.length);
    this.#tiers = new Uint8Array(order.length);
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

  /** What is found by now. It does not change when more is added. */
  soFar(): { readonly entries: Uint32Array; readonly tiers: Uint8Array } {
    return { entries: this.#entries.subarray(0, this.#count), tiers: this.#tiers.subarray(0, this.#count) };
  }
}
