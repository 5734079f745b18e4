/** What the search knows of one file. */
export interface SearchEntry {
  /** The song number shown on the card, or null. */
  readonly songNo: number | null;
  /** The file name whole, with its leading number and `.txt`. */
  readonly fileName: string;
  /** The name as displayed: without number and `.txt`. */
  readonly name: string;
}

/**
 * The tiers in the order of results: the number, the whole name (as written, then by sound), the name as written, the
 * name by sound, then what is merely near. Within a tier: by number, then by name; in the tiers by sound the closest
 * first. `name` keeps the song itself above the hundreds whose names only begin with its name.
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
  'fuzzy',
] as const;

export type Tier = (typeof TIERS)[number];

/** One result: the place of the entry in the list the index was built from, and how it was found. */
export interface Hit {
  readonly index: number;
  readonly tier: Tier;
}
