/**
 * HTML of this site: text is escaped for it, and what the build wrote is read again, in one pass. It is no parser for the web's HTML: Astro closes
 * what it opens, quotes attributes and escapes text, and what is not understood is reported as text, so that a check fails rather than passes.
 */

/**
 * The five characters that can end text or an attribute (HTML Living Standard, 13.3), and the carriage return, which a
 * parser would read as a line end (13.2.3.5). NUL has no form at all in HTML, so its symbol stands for it, as a reference: a text
 * may have the symbol too, and the check of a built page tells the two apart (`scripts/verify/page.ts`).
 */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
  '\0': '&#9216;',
};

/** A text as HTML or XML that shows it, between tags or in an attribute: `<b>` → `&lt;b&gt;`. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\r\0]/g, (character) => ENTITIES[character] ?? character);
}

/** What a page is made of, in its order. */
export interface Visitor {
  /** Attributes by name in lower case, values decoded; one without a value has ''. */
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  close(name: string): void;
  /** Text between tags, decoded, and as it stands. */
  text(text: string, source: string): void;
  /** The whole content of a script or style, as it stands. */
  raw(name: string, attributes: ReadonlyMap<string, string>, content: string): void;
}

/** Elements whose content is no markup (HTML standard, 13.1.2): raw text, and text in which only references count. */
const RAW_TEXT = new Set(['script', 'style']);
const REFERENCES_ONLY = new Set(['title', 'textarea']);

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** `&lt;&#39;&#x915;` → `<'क`; a reference it does not know stays as it is. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d+)|#[xX]([0-9a-fA-F]+)|([a-z]+));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 13 || code === 12;

/** Where the tag that begins before `from` ends: the index of its `>`, quotes respected; -1 when it never does. */
function tagEnd(html: string, from: number): number {
  let quote = 0;
  for (let at = from; at < html.length; at++) {
    const code = html.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 62) return at;
    else if (code === 34 || code === 39) quote = code;
  }
  return -1;
}

const ATTRIBUTE = /([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const NONE: ReadonlyMap<string, string> = new Map();

/** `' href="/a?b&amp;c" hidden'` → `href` → `/a?b&c`, `hidden` → ``. The first of two of one name counts, as in a browser. */
function readAttributes(source: string): ReadonlyMap<string, string> {
  if (source.length < 2) return NONE;
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeReferences(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** Walks through a page from its first character to its last. */
export function scanHtml(html: string, visitor: Visitor): void {
  let at = 0;
  let textFrom = 0;
  const flush = (to: number) => {
    const source = html.slice(textFrom, to);
    if (source !== '') visitor.text(decodeReferences(source), source);
  };
  for (;;) {
    at = html.indexOf('<', at);
    if (at === -1) break;
    const next = html.charCodeAt(at + 1);
    if (next === 33 || next === 63) {
      flush(at);
      const comment = html.startsWith('<!--', at);
      const end = html.indexOf(comment ? '-->' : '>', at + (comment ? 4 : 2));
      at = textFrom = end === -1 ? html.length : end + (comment ? 3 : 1);
      continue;
    }
    const closing = next === 47;
    const nameFrom = at + (closing ? 2 : 1);
    if (!isLetter(html.charCodeAt(nameFrom))) {
      at += 1; // a bare `<` is text
      continue;
    }
    const end = tagEnd(html, nameFrom);
    if (end === -1) break;
    flush(at);
    let nameTo = nameFrom;
    while (nameTo < end && !isSpace(html.charCodeAt(nameTo)) && html.charCodeAt(nameTo) !== 47) nameTo++;
    const name = html.slice(nameFrom, nameTo).toLowerCase();
    at = textFrom = end + 1;
    if (closing) {
      visitor.close(name);
      continue;
    }
    const attributes = readAttributes(html.slice(nameTo, end));
    visitor.open(name, attributes);
    if (!RAW_TEXT.has(name) && !REFERENCES_ONLY.has(name)) continue;
    const close = closingTag(html, name, at);
    const content = html.slice(at, close);
    if (RAW_TEXT.has(name)) visitor.raw(name, attributes, content);
    else visitor.text(decodeReferences(content), content);
    at = textFrom = close;
  }
  flush(html.length);
}

/** Where `</name` stands next, in any case; the end of the page when it does not. */
function closingTag(html: string, name: string, from: number): number {
  const usual = html.indexOf(`</${name}`, from);
  const pattern = new RegExp(`</${name}`, 'gi');
  pattern.lastIndex = from;
  return usual === -1 ? (pattern.exec(html)?.index ?? html.length) : usual;
}
