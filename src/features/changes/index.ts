/** What is new as a feed, in English: Atom (RFC 4287). */
import type { ShownRebuild, ShownSong } from '#core/library/news.ts';
import { escapeHtml } from '#core/text/markup.ts';
import type { NewsKind } from '#schemas/snapshot.ts';

export interface Feed {
  title: string;
  /** Origin of the site. */
  site: string;
  /** Paths of the feed itself, and of the page that shows the same. */
  path: string;
  page: string;
  /** ISO 8601: when there is no news, that of the library itself. */
  updated: string;
  news: readonly ShownRebuild[];
}

/** Rebuilds in a feed. */
const MOST = 30;

const WORDS: Readonly<Record<NewsKind, string>> = {
  added: 'Added',
  corrected: 'Corrected',
  moved: 'Renamed or moved',
  removed: 'Removed',
};

/** What XML 1.0 cannot hold, whatever is written for it (2.2, Char). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escaped = (text: string): string => escapeHtml(text.replace(NO_XML, ''));

const kindsOf = ({ counts }: ShownRebuild): [NewsKind, number][] =>
  (Object.entries(counts) as [NewsKind, number][]).filter(([, count]) => count > 0);

/** `2 added, 1 corrected` */
const titleOf = (one: ShownRebuild): string =>
  kindsOf(one)
    .map(([kind, count]) => `${count} ${WORDS[kind].toLowerCase()}`)
    .join(', ');

function songHtml(site: string, { name, href, place, was }: ShownSong): string {
  const words = escaped(name);
  const link = href === null ? words : `<a href="${site}${href}">${words}</a>`;
  return `<li>${link}, ${escaped(place)}${was ? `; before: ${escaped(was)}` : ''}</li>`;
}

/** The songs of a rebuild as HTML that any reader shows. */
function contentOf(site: string, one: ShownRebuild): string {
  return kindsOf(one)
    .map(([kind, count]) => {
      const more = count - one.songs[kind].length;
      const rows = one.songs[kind].map((song) => songHtml(site, song)).join('');
      return `<h2>${WORDS[kind]}</h2><ul>${rows}${more > 0 ? `<li>and ${more} more</li>` : ''}</ul>`;
    })
    .join('');
}

export function atomFeed({ title, site, path, page, updated, news }: Feed): string {
  const entries = news.slice(0, MOST).map(
    (one) => `<entry>
<id>${escaped(`${site}${page}#${one.id}`)}</id>
<title>${escaped(titleOf(one))}</title>
<updated>${one.at}</updated>
<link rel="alternate" type="text/html" href="${escaped(site + one.href)}"/>
<content type="html">${escaped(contentOf(site, one))}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escaped(site + path)}</id>
<title>${escaped(title)}</title>
<updated>${news[0]?.at ?? updated}</updated>
<author><name>${escaped(title.split(' · ').at(-1) ?? title)}</name></author>
<link rel="self" type="application/atom+xml" href="${escaped(site + path)}"/>
<link rel="alternate" type="text/html" href="${escaped(site + page)}"/>
${entries.join('')}</feed>
`;
}
