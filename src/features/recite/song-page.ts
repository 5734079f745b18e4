/** The song of a reading page of this site, from its HTML, as far as it is recited: Trusted Types leave no parser to ask. */
import { type PageText, shownBy, textOfPage } from '#core/text/page-text.ts';

export interface SongPage extends PageText {
  title: string;
  /** Path of the song after it in its collection; null for the last. */
  next: string | null;
  /** Paths of its other editions. */
  editions: readonly string[];
}

const decode = (html: string): string => shownBy(html).trim();

/** Addresses of this site's songs alone: a page is asked for by them. */
const isSong = (path: string): boolean => /^\/file(?:\/[^/?#]+){3}\/$/.test(path);

const addressOf = (link: string): string => decode(/\shref="([^"]*)"/.exec(link)?.[1] ?? '');

/** @returns null where the page holds no text */
export function songOfPage(html: string): SongPage | null {
  const text = textOfPage(html);
  if (!text) return null;
  const next = addressOf(/<a\b[^>]*\srel="next"[^>]*>/.exec(html)?.[0] ?? '');
  const list = /<ul\b[^>]*\sdata-editions[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  return {
    ...text,
    title: decode(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    next: isSong(next) ? next : null,
    editions: [...list.matchAll(/<a\b[^>]*>/g)].map(([link]) => addressOf(link)).filter(isSong),
  };
}
