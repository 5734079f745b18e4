/** What one page holds: its faults, where it leads, and the digest of the text it shows. */
import { hash } from 'node:crypto';
import type { ShownParallel } from '#core/library/parallels.ts';
import { decodeReferences, scanHtml, type Visitor } from '#core/text/markup.ts';
import { RENDER_FAULT } from '#page/render-fault.ts';
import { isExecutable, type Policy, policyFaults, readPolicy, sourceHash } from './policy.ts';

/** As `line-html.ts` writes it. */
const NUL = '&#9216;';

/** Attributes that hold an address; `component-url` and the like are Astro's islands. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'];
const ISLAND_ADDRESSES = ['component-url', 'renderer-url', 'before-hydration-url'];

/** `a.webp 1x, b.webp 2x` → `a.webp`, `b.webp`. */
const srcsetAddresses = (value: string): string[] =>
  value.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);

/** `url(/a.woff2)` and `url("/a.woff2")` in a style sheet. */
const styleAddresses = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, address = '']) => address);

/** `0;url=/Tris'anku/` → `/Tris'anku/`: a quote ends an address only where one begins it (HTML standard, shared declarative refresh steps). */
const refreshAddress = (content: string): string => {
  const [, double, single, bare = ''] = /url\s*=\s*(?:"([^"]*)|'([^']*)|(.*))/is.exec(content) ?? [];
  return double ?? single ?? bare;
};

/** Where the menu of a verse leads that returns in other songs. */
const parallelAddresses = (value: string): string[] =>
  (JSON.parse(value) as ShownParallel['in']).map(([address]) => address);

class Reader implements Visitor {
  /** In words that follow the page's name: `has a style attribute on <p>`. */
  readonly faults: string[] = [];
  /** Every address that the page asks a browser to load or go to, as it stands. */
  readonly addresses: string[] = [];
  /** Names that `#name` can point at. */
  readonly ids = new Set<string>();
  /**
   * The text of each `[data-text]` element: digest as in the snapshot, length in characters. A reference to the symbol `␀` stands
   * for a NUL, which HTML cannot hold; the symbol itself is one of the text's own.
   */
  readonly texts: { digest: string; length: number }[] = [];
  /** The address that it is to be found by; null where there is none. */
  canonical: string | null = null;
  /** Whether search engines are told to leave the page out. */
  noindex = false;
  private policy: Policy | null = null;
  /** The text element that is being read, and how many of its name are open in it. */
  private element = '';
  private depth = 0;
  private parts: string[] = [];

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (this.element === name) this.depth += 1;
    for (const [attribute, value] of attributes) this.readAttribute(name, attribute, value);
    if (name === 'meta') this.readMeta(attributes);
    if (name === 'link' && attributes.get('rel') === 'canonical') this.canonical = attributes.get('href') ?? '';
    if (name === 'script' && attributes.has('src')) this.checkExternal('script-src', attributes.get('src') ?? '');
    if (name === 'link' && attributes.get('rel')?.split(/\s+/).includes('stylesheet')) {
      this.checkExternal('style-src', attributes.get('href') ?? '');
    }
    if (this.element === '' && attributes.has('data-text')) {
      this.element = name;
      this.depth = 1;
      this.parts = [];
    }
  }

  close(name: string): void {
    if (this.element !== name) return;
    this.depth -= 1;
    if (this.depth > 0) return;
    const whole = this.parts.join('');
    // A line break that opens a <pre> is dropped by the browser (HTML standard, 13.2.6.4.7).
    const text = name === 'pre' ? whole.replace(/^\n/, '') : whole;
    this.texts.push({ digest: hash('sha256', text), length: text.length });
    this.element = '';
  }

  text(text: string, source: string): void {
    if (this.element === '') return;
    this.parts.push(source.includes(NUL) ? source.split(NUL).map(decodeReferences).join('\0') : text);
  }

  raw(name: string, attributes: ReadonlyMap<string, string>, content: string): void {
    if (name === 'script' && (attributes.has('src') || !isExecutable(attributes.get('type')))) return;
    if (name === 'style') this.addresses.push(...styleAddresses(content));
    const directive = name === 'script' ? 'script-src' : 'style-src';
    const source = sourceHash(content);
    const start = JSON.stringify(content.trim().slice(0, 40));
    if (this.policy === null) this.faults.push(`has an inline ${name} before its policy: ${start}`);
    else if (!this.policy.get(directive)?.includes(source)) {
      this.faults.push(`has an inline ${name} that its policy's ${directive} does not name (${source}): ${start}`);
    }
  }

  end(): void {
    if (this.policy === null) this.faults.push('has no Content-Security-Policy');
    if (this.element !== '') this.faults.push(`has a text element <${this.element}> that is never closed`);
  }

  private readAttribute(element: string, name: string, value: string): void {
    if (name === 'style')
      this.faults.push(`has a style attribute on <${element}>: ${JSON.stringify(value.slice(0, 60))}`);
    else if (name.startsWith('on')) this.faults.push(`has an ${name} attribute on <${element}>`);
    else if (name === 'id') this.ids.add(value);
    else if (name === 'srcset' || name === 'imagesrcset') this.addresses.push(...srcsetAddresses(value));
    else if (ADDRESSES.includes(name)) this.addresses.push(value);
    else if (name === 'data-parallels') this.addresses.push(...parallelAddresses(value));
    else if (element === 'astro-island' && ISLAND_ADDRESSES.includes(name)) this.addresses.push(value);
  }

  private readMeta(attributes: ReadonlyMap<string, string>): void {
    const content = attributes.get('content') ?? '';
    const kind = attributes.get('http-equiv')?.toLowerCase();
    if (attributes.get('name') === 'robots') this.noindex ||= /\bnoindex\b/.test(content);
    if (attributes.get('name') === RENDER_FAULT) this.faults.push(`could not be rendered: ${content}`);
    if (attributes.get('property') === 'og:image') this.addresses.push(content);
    if (kind === 'refresh') this.addresses.push(refreshAddress(content));
    if (kind !== 'content-security-policy') return;
    this.policy = readPolicy(content);
    this.faults.push(...policyFaults(this.policy));
  }

  private checkExternal(directive: string, address: string): void {
    if (this.policy === null) this.faults.push(`loads ${address} before its policy`);
    else if (!this.policy.get(directive)?.includes("'self'")) {
      this.faults.push(`loads ${address}, which its policy's ${directive} does not allow`);
    }
  }
}

export type PageFindings = ReturnType<typeof readPage>;

/** What one page holds. */
export function readPage(html: string) {
  const reader = new Reader();
  scanHtml(html, reader);
  reader.end();
  return reader;
}
