/**
 * `_headers`, which Cloudflare Pages and Netlify read from the root of the site.
 *
 * Every rule that fits a path counts on both, and Cloudflare joins values of one name with a comma, so no header may be
 * named by two rules that fit one path. Files that are to be asked for again are therefore left to the hosts' own
 * `public, max-age=0, must-revalidate`, which says the same.
 *
 * Every file gets every header: Netlify cannot take one back, Cloudflare can (`! Name`), and one file serves both. It costs
 * next to nothing: over HTTP/2 and 3 a header that has been sent before is a byte or two.
 *
 * Both add the slash to a folder's address themselves and send `404.html` with 404; `_redirects` has old addresses alone.
 * Sources: developers.cloudflare.com/pages/configuration/headers and /serving-pages; docs.netlify.com, "Custom headers".
 */
import { HostError, type HostFile, type HostRules } from './rules.ts';

/** Cloudflare Pages: most rules of a project, most characters of a line with its spaces, name and value. */
export const MOST_RULES = 100;
export const LONGEST_LINE = 2000;

/** @throws {HostError} naming every line that is too long, or holds what the hosts would replace */
export function headersFile({ headers, caching }: HostRules): HostFile {
  const blocks = [
    ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`)],
    ...caching
      .filter(({ prefix }) => prefix !== '/')
      .map(({ prefix, value }) => [`${prefix}*`, `  Cache-Control: ${value}`]),
  ];
  const faults = blocks.flat().flatMap((line) => {
    const name = line.trim().split(':')[0];
    if (line.length > LONGEST_LINE) return `${name} is ${line.length} characters long, ${LONGEST_LINE} at most`;
    // `:name` in a value stands for a part of the path.
    return /: .*:[A-Za-z]/.test(line)
      ? `${name} holds a colon before a letter, which Cloudflare reads as a placeholder`
      : [];
  });
  if (blocks.length > MOST_RULES) faults.push(`there are ${blocks.length} rules, ${MOST_RULES} at most`);
  if (faults.length > 0) {
    throw new HostError(
      `_headers cannot be made: ${faults.join('; ')}.\n  Take fewer or shorter origins for the URLs in .env, or send headers from a host without such limits.`,
    );
  }
  return { name: '_headers', content: `${blocks.flat().join('\n')}\n` };
}
