import { TIERS, type Tier } from './entries.ts';

/** Results so far: rows in order, each with its tier, no row twice. */
export class Found {
  readonly rows: number[] = [];
  readonly tiers: number[] = [];
  readonly #seen: Uint8Array;

  constructor(rows: number) {
    this.#seen = new Uint8Array(rows);
  }

  has(row: number): boolean {
    return this.#seen[row] === 1;
  }

  /** Adds rows at the end; those found before stay where they are. */
  add(tier: Tier, rows: Iterable<number>): void {
    const code = TIERS.indexOf(tier);
    for (const row of rows) {
      if (this.#seen[row]) continue;
      this.#seen[row] = 1;
      this.rows.push(row);
      this.tiers.push(code);
    }
  }
}
