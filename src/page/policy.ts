/** Reduces the Content-Security-Policy of a page to the hashes that the page uses. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** Header of a response that was made from a page whose policy is narrowed; no host sends it, since pages are files. */
export const FILLED_TEMPLATE = 'x-filled-template';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const INLINE = /<(script|style)(?:\s[^>]*)?>([^<]*(?:<(?!\/\1>)[^<]*)*)<\/\1>/g;
const OPENING = /<(?:script|style)/gi;
const HASH = / 'sha256-[A-Za-z0-9+/=]+'/g;

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
 * @param sha256 of a text, in base64
 */
export function narrowPolicy(html: string, sha256: (code: string) => string): string {
  const policy = POLICY.exec(html)?.[1];
  if (policy === undefined) return html;
  const used = new Set(inlineCodes(html).map((code) => ` 'sha256-${sha256(code)}'`));
  return html.replace(policy, () => policy.replace(HASH, (hash) => (used.has(hash) ? hash : '')));
}
