/**
 * `_headers`, which Cloudflare Pages and Netlify read from the root of the site.
 *
 * Every rule that fits a path counts on both, and Cloudflare joins values of one name with a comma, so no header may be
 * named by two rules that fit one path. Files that are to be asked for again are therefore left to the hosts' own
 * `public, max-age=0, must-revalidate`, which says the same.
 *
 * Every file of the site gets every header: Netlify cannot take one back, Cloudflare can (`! Name`), and one file serves both. It
 * costs next to nothing: over HTTP/2 and 3 a header that has been sent before is a byte or two. The few headers that are others
 * where the site is open to others are said for each root by itself, and so not at addresses that lead nowhere: the 404 page there
 * has its own policy, and nothing to press.
 *
 * Both add the slash to a folder's address themselves and send `404.html` with 404; `_redirects` has old addresses alone.
 * Sources: developers.cloudflare.com/pages/configuration/headers and /serving-pages; docs.netlify.com, "Custom headers".
 */

import { CACHE_RULES, type Header, OPEN_ROOT, openHeaders, PARTS_OF_PAGES } from '#page/headers.ts';
import { UserError } from '#schemas/user-error.ts';
import { NOT_FOUND } from '../verify/pages.ts';
import { type HostFile, type HostRules, PAGE_ROOTS } from './rules.ts';

/** Cloudflare Pages: most rules of a project, most characters of a line with its spaces, name and value. */
const MOST_RULES = 100;
export const LONGEST_LINE = 2000;

/** At the root, where a worker of the whole site is: it obeys the policy of its own response. */
const WORKER_FILES = ['/sw.js'];

/** The rules by path, each with its headers as `Name: value`. */
function rulesOf({ headers }: HostRules): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  const add = (path: string, name: string, value: string) =>
    rules.set(path, [...(rules.get(path) ?? []), `${name}: ${value}`]);
  const open = openHeaders(headers);
  const everywhere = headers.filter(([name, value]) => open.some(([other, its]) => other === name && its === value));
  const names = new Set(everywhere.map(([name]) => name));
  const addOthers = (path: string, own: readonly Header[]): void => {
    for (const [name, value] of own) if (!names.has(name)) add(path, name, value);
  };
  for (const [name, value] of everywhere) add('/*', name, value);
  const roots = [...PAGE_ROOTS.map((root) => `/${root}/`), ...PARTS_OF_PAGES];
  for (const path of ['/', `/${NOT_FOUND}`, ...WORKER_FILES, ...roots.map((root) => `${root}*`)])
    addOthers(path, headers);
  addOthers(`${OPEN_ROOT}*`, open);
  for (const { prefix, value } of CACHE_RULES) if (prefix !== '/') add(`${prefix}*`, 'Cache-Control', value);
  return rules;
}

/** @throws {UserError} naming every line that is too long, or holds what the hosts would replace */
export function headersFile(rules: HostRules): HostFile {
  const blocks = [...rulesOf(rules)].map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`)]);
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
    throw new UserError(
      `_headers cannot be written: ${faults.join('; ')}.\n  Use fewer or shorter origins for the URLs in .env, or choose a host without such limits.`,
    );
  }
  return { name: '_headers', content: `${blocks.flat().join('\n')}\n` };
}
