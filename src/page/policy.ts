/** Reduces the Content-Security-Policy of a page to the hashes that the page uses. */
import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const INLINE = /<(script|style)(?:\s[^>]*)?>([^<]*(?:<(?!\/\1>)[^<]*)*)<\/\1>/g;
const OPENING = /<(?:script|style)/gi;
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

type Node = DefaultTreeAdapterTypes.Node;

/** The content of every script and style below a node, as a browser reads it. */
function* codesBelow(node: Node): Generator<string> {
  if (node.nodeName === 'script' || node.nodeName === 'style') {
    const children = 'childNodes' in node ? node.childNodes : [];
    yield children.map((child) => ('value' in child ? child.value : '')).join('');
    return;
  }
  if ('content' in node) yield* codesBelow(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* codesBelow(child);
}

/**
 * The content of every inline script and style of a page. A pattern reads a page at a hundredth of a parser's time, and misreads
 * it only where `<script` or `<style` stands in words, as in a song named `<script`: then there are more of them than it
 * found, and the parser reads the page.
 */
function inlineCodes(html: string): string[] {
  const found = [...html.matchAll(INLINE)].map(([, , code = '']) => code);
  const openings = html.match(OPENING)?.length ?? 0;
  // Without scripting, since what stands in a <noscript> has its hash too.
  return openings === found.length ? found : [...codesBelow(parse(html, { scriptingEnabled: false }))];
}

/**
 * Astro lists the hashes of all pages' styles and scripts in the policy of each page: a kilobyte that does not compress, and
 * permission for code that the page does not contain. Only the hashes of the page's own code are kept; nothing is added.
 */
export function narrowPolicy(html: string): string {
  const policy = POLICY.exec(html)?.[1];
  if (policy === undefined) return html;
  const used = new Set(inlineCodes(html).map(hashOf));
  return html.replace(policy, () => policy.replace(HASH, (hash) => (used.has(hash) ? hash : '')));
}
