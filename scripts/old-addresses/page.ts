/** The page of an old address, for hosts without rules: where it leads, or that it was removed, in every language. */

import { hash } from 'node:crypto';
import { LISTS_KEY, MARKS_KEY, OPEN_LIST_KEY, RECENT_KEY } from '#schemas/storage-keys.ts';
import { formatMessage } from '../../src/words/format.ts';
import { LOCALES } from '../../src/words/locales.ts';
import type { Message } from '../../src/words/messages.ts';
import { escaped } from '../build/escaped.ts';
import { compiledMessages, readCatalogues } from '../words/catalogues.ts';
import type { OldFrame, OldPage } from './resolve.ts';

/** What readers keep of songs, by their addresses. */
const KEPT = JSON.stringify([RECENT_KEY, MARKS_KEY, LISTS_KEY, OPEN_LIST_KEY]);

/**
 * Takes what the reader has kept of the page along, unless something is kept of the new address already, and goes there. It
 * keeps the verse, which no `refresh` would, and leaves no step in the browser's history.
 */
const SCRIPT = `const to=new URL(document.querySelector('link').href).pathname,[a,b]=[location.pathname,to].map(p=>JSON.stringify(p));try{for(const s of [localStorage,sessionStorage])for(const k of ${KEPT}){const v=s.getItem(k);if(v?.includes(a)&&!v.includes(b))s.setItem(k,v.replaceAll(a,b))}}catch{}location.replace(to+location.search+location.hash)`;

const STYLE =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:2rem 1rem;background:light-dark(#fbf7ef,#15110e);color:light-dark(#241c16,#efe6d8);font:1.125rem/1.6 Georgia,serif}h1{font-size:1.5rem;overflow-wrap:anywhere}a{display:block;width:fit-content;padding:.5rem 0;color:light-dark(#9b2c1a,#f0956b);overflow-wrap:anywhere}p{margin:1rem 0 0}';

const sourceOf = (code: string): string => `'sha256-${hash('sha256', code, 'base64')}'`;

/** @param script source of the one script that may run; none in a frame */
const policyOf = (script: string): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${sourceOf(STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const catalogues = readCatalogues();
const words = LOCALES.map((locale) => ({
  locale,
  messages: compiledMessages(catalogues, locale, (id) => id.startsWith('moved.') || id === 'page.home'),
}));

const english = compiledMessages(catalogues, 'en', (id) => id.startsWith('moved.'));

/** A message in every language, each in a paragraph of its own, with a link at its end. */
function inAllLanguages(id: string, link: { path: string; label: string }, attributes = ''): string {
  return words
    .map(({ locale, messages }) => {
      const say = (one: string): string => formatMessage(messages[one] as Message, {}, locale);
      const label = link.label === '' ? escaped(say('page.home')) : `<bdi lang="">${escaped(link.label)}</bdi>`;
      return `<p lang="${locale}">${escaped(say(id))} <a href="${link.path}"${attributes}>${label}</a></p>`;
    })
    .join('\n');
}

interface Site {
  url: string;
  title: string;
}

/**
 * The HTML of an old address.
 * @param site its origin and its title
 */
export function oldPageHtml({ from, to, name, list }: OldPage, site: Site): string {
  const body =
    to === null ? inAllLanguages('moved.removed', list) : inAllLanguages('moved.here', { path: to, label: name });
  const goOn =
    to === null
      ? ''
      : `<noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>\n<script>${SCRIPT}</script>\n`;
  // A page that was removed is itself what its address stands for; the 404 page looks for that.
  return document({ name, site, body, goOn, gone: to === null, canonical: to ?? from, script: sourceOf(SCRIPT) });
}

/** The HTML of the old address of a frame: no script, and what it leads to is opened beside the site that it stands in. */
export function oldFrameHtml({ from, to, page, name, list }: OldFrame, site: Site): string {
  const beside = ' target="_blank" rel="noopener"';
  const body =
    page === null
      ? inAllLanguages('moved.removed', list, beside)
      : inAllLanguages('moved.here', { path: page, label: name }, beside);
  const goOn = to === null ? '' : `<meta http-equiv="refresh" content="0;url=${to}">\n`;
  return document({ name, site, body, goOn, gone: page === null, canonical: page ?? from, script: "'none'" });
}

interface Parts {
  name: string;
  site: Site;
  body: string;
  /** What of the head leads on. */
  goOn: string;
  /** The page has been removed. */
  gone: boolean;
  /** Path of the page that this one stands for. */
  canonical: string;
  /** Source of the one script that may run. */
  script: string;
}

function document({ name, site, body, goOn, gone, canonical, script }: Parts): string {
  const said = formatMessage(english[gone ? 'moved.removed' : 'moved.here'] as Message, {}, 'en');
  /** The first sentence: the second leads to a link. */
  const description = `${name}: ${said.split('. ')[0]}.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policyOf(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)} · ${escaped(site.title)}</title>
<meta name="description" content="${escaped(description)}">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<link rel="canonical" href="${site.url}${canonical}">
${goOn}<style>${STYLE}</style>
</head>
<body>
<main>
<h1 dir="auto" lang="">${escaped(name)}</h1>
${body}
</main>
</body>
</html>
`;
}
