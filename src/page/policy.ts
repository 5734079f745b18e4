/** Reduces the Content-Security-Policy of a page to the hashes that the page uses. */
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const INLINE = /<(script|style)(?:\s[^>]*)?>([^<]*(?:<(?!\/\1>)[^<]*)*)<\/\1>/g;
const HASH = / 'sha256-[A-Za-z0-9+/=]+'/g;

/**
 * Astro lists the hashes of all pages' styles and scripts in the policy of each page: a kilobyte that does not compress, and
 * permission for code that the page does not contain. Only the hashes of the page's own code are kept; nothing is added.
 * @param sha256 of a text, in base64
 */
export function narrowPolicy(html: string, sha256: (code: string) => string): string {
  const policy = POLICY.exec(html)?.[1];
  if (policy === undefined) return html;
  const used = new Set([...html.matchAll(INLINE)].map(([, , code = '']) => ` 'sha256-${sha256(code)}'`));
  return html.replace(policy, () => policy.replace(HASH, (hash) => (used.has(hash) ? hash : '')));
}
