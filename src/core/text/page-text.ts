/** Two editions of a song beside each other. */

/** An edition's text as its page holds it. */
export interface PageText {
  text: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

const TEXT_TAG = /<div\b([^>]*\sdata-text(?=[\s>=])[^>]*)>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The characters that a piece of a page shows: `<b>Om</b> &amp; namah` → `Om & namah` */
export const shownBy = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|(\w+));/g, (whole: string, code?: string, name = '') =>
      code === undefined ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    );

/**
 * The text of a reading page of this site, from its HTML: Trusted Types leave no parser to ask, and the pages are our own.
 * `verseHtml` makes no `div` and leaves no `<` of the text as it is, so the first `</div>` ends the text.
 * @returns null where the page holds no text
 */
export function textOfPage(html: string): PageText | null {
  const open = TEXT_TAG.exec(html);
  if (!open) return null;
  const start = open.index + open[0].length;
  const end = html.indexOf('</div>', start);
  if (end < 0) return null;
  const text = shownBy(html.slice(start, end));
  const tag = open[1] ?? '';
  return { text, lang: attribute(tag, 'lang'), dir: attribute(tag, 'dir') === 'rtl' ? 'rtl' : 'ltr' };
}

/** The parameter of the address that names the second edition by its language code: `?with=TAM`. */
const WITH = 'with';

/** The edition that an address asks for, if it is one of these. */
export function readWith(search: string, codes: readonly string[]): string | null {
  const asked = new URLSearchParams(search).get(WITH);
  return asked !== null && codes.includes(asked) ? asked : null;
}

/** An address's query with the second edition put in, or taken out by null: `('?a=1', 'TAM')` → `?a=1&with=TAM`. */
export function writeWith(search: string, code: string | null): string {
  const query = new URLSearchParams(search);
  if (code === null) query.delete(WITH);
  else query.set(WITH, code);
  return query.size > 0 ? `?${query}` : '';
}
