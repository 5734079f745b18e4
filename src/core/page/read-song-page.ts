/**
 * A song's page of this site as it is read again, by whoever has its HTML and no document: Trusted Types leave a page no parser to ask, and a
 * worker has none.
 */
import { scanHtml } from '#core/text/markup.ts';
import { verseName } from '#core/text/verse-names.ts';

/** A song as its page shows it. */
export type SongPage = NonNullable<ReturnType<typeof readSongPage>>;

/** Its text alone, as it is set beside another. */
export type PageText = Pick<SongPage, 'text' | 'lang' | 'dir'>;

/** Addresses of this site's songs alone: a page is asked for by them. */
const isSong = (path: string): boolean => /^\/file(?:\/[^/?#]+){3}\/$/.test(path);

/** @returns null where the page holds no text to its end */
export function readSongPage(html: string) {
  /** What the elements that are read hold. */
  const words = { span: '', div: '', p: '' };
  /** Of its heading: the lines of its name. */
  const lines: { text: string; lang: string | undefined }[] = [];
  let reads: 'h1' | keyof typeof words | null = null;
  /** How many elements of its name are open within it. */
  let depth = 0;
  let text: ReadonlyMap<string, string> | null = null;
  let label = '';
  let next = '';
  let isWhole = false;
  let inEditions = false;
  const editions: string[] = [];
  scanHtml(html, {
    open(name, attributes) {
      if (name === reads) depth += 1;
      else if (name === 'h1' && lines.length === 0) reads = 'h1';
      else if (reads === 'h1' && name === 'span') lines.push({ text: '', lang: attributes.get('lang') });
      else if (name === 'span' && words.span === '' && /^badge\b/.test(attributes.get('class') ?? '')) reads = 'span';
      else if (name === 'p' && words.p === '' && /^quiet\b/.test(attributes.get('class') ?? '')) reads = 'p';
      else if (name === 'div' && attributes.has('data-text') && !text) {
        reads = 'div';
        text = attributes;
      } else if (name === 'div' && attributes.has('data-box')) label = attributes.get('aria-label') ?? '';
      else if (name === 'ul') inEditions = attributes.has('data-editions');
      else if (name === 'a' && attributes.get('rel') === 'next') next = attributes.get('href') ?? '';
      else if (name === 'a' && inEditions) editions.push(attributes.get('href') ?? '');
    },
    close(name) {
      if (name === 'ul') inEditions = false;
      if (name !== reads || depth-- > 0) return;
      depth = 0;
      isWhole ||= name === 'div';
      reads = null;
    },
    text(shown) {
      const line = lines.at(-1);
      if (reads === 'h1' && line) line.text += shown;
      else if (reads && reads !== 'h1') words[reads] += shown;
    },
    raw() {},
  });
  if (!isWhole) return null;
  const attributes = text as ReadonlyMap<string, string> | null;
  const names = lines.map(({ text, lang }) => ({ text: text.trim(), lang }));
  const said = names.map(({ text }) => text);
  const number = words.span.trim();
  return {
    text: words.div,
    lang: attributes?.get('lang') ?? '',
    dir: attributes?.get('dir') === 'rtl' ? ('rtl' as const) : ('ltr' as const),
    /** The lines of its name, with their languages. */
    names,
    title: said.join(' · '),
    /** `Song No 1`; '' for none. */
    number: number.endsWith('N/A') ? '' : number,
    /** What it tells of itself: `Sambandar · Thiruppiramapuram`; '' for nothing. */
    facts: words.p.replace(/\s+/g, ' ').trim(),
    /** `Tamil` */
    language: said.reduce((words, name) => words.replace(`${name}, `, ''), label),
    /** Path of the song after it in its collection; null for the last. */
    next: isSong(next) ? next : null,
    /** Paths of its other editions. */
    editions: editions.filter(isSong),
  };
}

/** Whether so many stanzas of a page are read: the next one has begun. */
export const reaches = (html: string, stanzas: number): boolean =>
  html.split('<p id="v', stanzas + 2).length > stanzas + 1;

const STANZA_ID = /^v\d{1,6}\.[0-9a-f]{8}$/;

/** A stanza as the page shows it. */
export type PageStanza = ReturnType<typeof stanzasOfPage>[number];

/** @example `<p id="v1.1a2b3c4d"><span>a &amp; b</span></p>` → [{ id: 'v1.1a2b3c4d', text: 'a & b', name: … }] */
export function stanzasOfPage(html: string) {
  const found: { id: string; text: string; number: string; override: string | undefined; isHeading: boolean }[] = [];
  let stanza: (typeof found)[number] | null = null;
  /** The link that is the verse's number: to come, being read, read. */
  let link: 'none' | 'open' | 'done' = 'none';
  let isWhole = false;
  scanHtml(html, {
    open(name, attributes) {
      const id = attributes.get('id') ?? '';
      if (name === 'p' && STANZA_ID.test(id)) {
        const isHeading = attributes.get('role') === 'heading';
        stanza = { id, text: '', number: '', override: attributes.get('data-n'), isHeading };
        link = 'none';
      } else if (stanza && name === 'a' && link === 'none') link = 'open';
    },
    close(name) {
      if (name === 'p' && stanza) {
        found.push(stanza);
        stanza = null;
      }
      if (name === 'a' && link === 'open') link = 'done';
      if (name === 'html') isWhole = true;
    },
    text(shown) {
      if (!stanza) return;
      stanza.text += shown;
      if (link === 'open') stanza.number += shown;
    },
    raw() {},
  });
  const of = isWhole ? found.length : 0;
  return found.map(({ id, text, number, override, isHeading }, at) => ({
    /** `v12.1a2b3c4d`: the fragment that leads to it. */
    id,
    /** As the text has it, line by line. */
    text,
    isHeading,
    /** What it is called. Of a page that was read in part, how many parts there are is not known: 0. */
    name: { verse: verseName(number, override), part: at + 1, of },
  }));
}
