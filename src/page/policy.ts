/** The Content-Security-Policy of a page, cut to the page. */
import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const INLINE = /<(script|style)(?:\s[^>]*)?>([^<]*(?:<(?!\/\1>)[^<]*)*)<\/\1>/g;
const HASH = / 'sha256-[A-Za-z0-9+/=]+'/g;

/** Pages share their styles and scripts, so each is hashed once. */
const hashes = new Map<string, string>();

function hashOf(code: string): string {
  const known = hashes.get(code);
  if (known) return known;
  const hash = ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  hashes.set(code, hash);
  return hash;
}

/**
 * Astro names the styles and scripts of all pages in the policy of each: a kilobyte that does not compress, and leave for
 * what the page does not hold. Only the hashes of what stands in the page are kept; nothing is added.
 */
export function narrowPolicy(html: string): string {
  const policy = POLICY.exec(html)?.[1];
  if (policy === undefined) return html;
  const held = new Set([...html.matchAll(INLINE)].map(([, , code = '']) => hashOf(code)));
  return html.replace(policy, () => policy.replace(HASH, (hash) => (held.has(hash) ? hash : '')));
}
