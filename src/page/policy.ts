/** Reduces the Content-Security-Policy of a page to the hashes that the page uses. */
import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const INLINE = /<(script|style)(?:\s[^>]*)?>([^<]*(?:<(?!\/\1>)[^<]*)*)<\/\1>/g;
const HASH = / 'sha256-[A-Za-z0-9+/=]+'/g;

/** Cache of hashes: pages share their styles and scripts. */
const hashes = new Map<string, string>();

function hashOf(code: string): string {
  const known = hashes.get(code);
  if (known) return known;
  const hash = ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  hashes.set(code, hash);
  return hash;
}

/**
 * Astro lists the hashes of all pages' styles and scripts in the policy of each page: a kilobyte that does not compress, and
 * permission for code that the page does not contain. Only the hashes of the page's own code are kept; nothing is added.
 */
export function narrowPolicy(html: string): string {
  const policy = POLICY.exec(html)?.[1];
  if (policy === undefined) return html;
  const used = new Set([...html.matchAll(INLINE)].map(([, , code = '']) => hashOf(code)));
  return html.replace(policy, () => policy.replace(HASH, (hash) => (used.has(hash) ? hash : '')));
}
