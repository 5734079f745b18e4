/**
 * `_redirects`, which Cloudflare Pages and Netlify read from the root of the site: the old addresses that lead to a page of
 * today. Each names two whole paths of this site; there is no rule that takes any path, which is where open redirects come from.
 *
 * An old address has a page that does the same, so what a host takes no rule for is answered all the same, a little later.
 * Cloudflare looks at the rules before it looks for a page; Netlify the other way round, unless a rule ends in `!`, which
 * Cloudflare refuses: the file in the site itself is the one that both read.
 * Sources: developers.cloudflare.com/pages/configuration/redirects; docs.netlify.com/manage/routing/redirects/redirect-options.
 */
import type { Redirect } from '../old-addresses/resolve.ts';
import type { HostFile, HostRules } from './rules.ts';

/** Cloudflare Pages: most static rules of a project, most characters of a line, most bytes of the file (the rest is dropped in silence). */
export const MOST_REDIRECTS = 2000;
const LONGEST_REDIRECT = 1000;
export const MOST_BYTES = 100_000;

/** Netlify: above that many its documentation asks for other means. */
const MOST_FORCED = 10_000;

/** In a rule a star stands for any path; `encodeURIComponent` leaves it as it is. */
const isPlain = ({ from }: Redirect): boolean => !from.includes('*');

const file = (lines: readonly string[]): HostFile[] =>
  lines.length === 0 ? [] : [{ name: '_redirects', content: `${lines.join('\n')}\n` }];

/** The newest rules that Cloudflare takes; none where nothing has moved. */
export function redirectsFile({ moved }: HostRules): HostFile[] {
  const lines: string[] = [];
  let bytes = 0;
  for (const { from, to } of moved.filter(isPlain).toReversed()) {
    const line = `${from} ${to} 301`;
    if (line.length > LONGEST_REDIRECT) continue;
    bytes += line.length + 1; // percent-encoded: a byte a character
    if (lines.length === MOST_REDIRECTS || bytes > MOST_BYTES) break;
    lines.push(line);
  }
  return file(lines);
}

/** Rules for Netlify alone, which count before the pages of the old addresses. */
export const forcedRedirectsFile = ({ moved }: HostRules): HostFile[] =>
  file(
    moved
      .filter(isPlain)
      .slice(-MOST_FORCED)
      .map(({ from, to }) => `${from} ${to} 301!`),
  );
