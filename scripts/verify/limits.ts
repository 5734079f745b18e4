/** What hosts allow, and how far a built site is from it. */
import type { Sizes } from './folder.ts';

/** One limit of one kind of host, as its documentation gives it (November 2026). */
interface Limit {
  host: string;
  what: string;
  most: number;
  measure: (sizes: Sizes) => number;
}

const MIB = 2 ** 20;

const LIMITS: readonly Limit[] = [
  { host: 'Cloudflare Pages, free', what: 'files', most: 20_000, measure: ({ files }) => files },
  { host: 'Cloudflare Pages, paid', what: 'files', most: 100_000, measure: ({ files }) => files },
  {
    host: 'Cloudflare Pages',
    what: 'bytes in a file',
    most: 25 * MIB,
    measure: ({ largestFile }) => largestFile.bytes,
  },
  { host: 'Netlify', what: 'entries in a folder', most: 54_000, measure: ({ largestFolder }) => largestFolder.entries },
  { host: 'GitHub Pages', what: 'bytes', most: 2 ** 30, measure: ({ bytes }) => bytes },
  { host: 'S3', what: 'bytes in a key', most: 1024, measure: ({ longestPath }) => longestPath.bytes },
  { host: 'file systems', what: 'bytes in a name', most: 255, measure: ({ longestName }) => longestName.bytes },
];

/** A limit that the site is over: `Cloudflare Pages, free: 31,207 files, 20,000 at most`. */
export function exceededLimits(sizes: Sizes): string[] {
  return LIMITS.filter(({ most, measure }) => measure(sizes) > most).map(
    ({ host, what, most, measure }) =>
      `${host}: ${measure(sizes).toLocaleString('en')} ${what}, ${most.toLocaleString('en')} at most`,
  );
}
