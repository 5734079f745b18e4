/** A song as its own page has it, read from the page's HTML. */
import { type PageText, shownBy, textOfPage } from '#core/text/page-text.ts';

export interface PageSong extends PageText {
  title: string;
  titleLang: string;
  /** `Song No 1`; '' for none. */
  number: string;
  /** `Tamil` */
  language: string;
}

const decode = (html: string): string => shownBy(html).trim();

/**
 * The song of a reading page of this site, from its HTML; see `textOfPage` for why it is read by patterns.
 * @returns null where the page holds no text
 */
export function songOfPage(html: string): PageSong | null {
  const text = textOfPage(html);
  if (!text) return null;
  const [, heading = '', words = ''] = /<h1\b([^>]*)>(.*?)<\/h1>/s.exec(html) ?? [];
  const badge = decode(/<span class="badge[^>]*>(.*?)<\/span>/s.exec(html)?.[1] ?? '');
  const title = decode(words);
  const label = decode(/<div class="box[^>]*\saria-label="([^"]*)"/.exec(html)?.[1] ?? '');
  return {
    ...text,
    title,
    titleLang: /\slang="([^"]*)"/.exec(heading)?.[1] ?? '',
    number: badge.endsWith('N/A') ? '' : badge,
    language: label.startsWith(`${title}, `) ? label.slice(title.length + 2) : '',
  };
}
