/** The page of an old address, for hosts without rules: where it leads, or that it was removed, in every language. */

import { hash } from 'node:crypto';
import { escapeHtml } from '#core/text/markup.ts';
import { LEARNING_KEY, LISTS_KEY, MARKS_KEY, OPEN_LIST_KEY, RECENT_KEY, TOLD_KEY } from '#schemas/storage-keys.ts';
import { formatMessage } from '../../src/words/format.ts';
import { LOCALES } from '../../src/words/locales.ts';
import type { Message } from '../../src/words/messages.ts';
import { compiledMessages, readCatalogues } from '../words/catalogues.ts';
import type { OldPage } from './resolve.ts';

/** Where a browser stores what it knows of songs by their addresses. */
const STORED = JSON.stringify([RECENT_KEY, MARKS_KEY, LISTS_KEY, OPEN_LIST_KEY, LEARNING_KEY, TOLD_KEY]);

/**
 * Moves what is stored of the page to its new address, unless something is stored of that already, and goes there. It leads to
 * the verse, which no `refresh` would, and leaves no step in the browser's history.
 */
const SCRIPT = `const to=new URL(document.querySelector('link').href).pathname,[a,b]=[location.pathname,to].map(p=>JSON.stringify(p));try{for(const s of [localStorage,sessionStorage])for(const k of ${STORED}){const v=s.getItem(k);if(v?.includes(a)&&!v.includes(b))s.setItem(k,v.replaceAll(a,b))}}catch{}location.replace(to+location.search+location.hash)`;

const STYLE =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:2rem 1rem;background:light-dark(#fbf7ef,#15110e);color:light-dark(#241c16,#efe6d8);font:1.125rem/1.6 Georgia,serif}h1{font-size:1.5rem;overflow-wrap:anywhere}a{display:block;width:fit-content;padding:.5rem 0;color:light-dark(#9b2c1a,#f0956b);overflow-wrap:anywhere}p{margin:1rem 0 0}';

const sourceOf = (code: string): string => `'sha256-${hash('sha256', code, 'base64')}'`;

const POLICY = [
  "default-src 'none'",
  `script-src ${sourceOf(SCRIPT)}`,
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
function inAllLanguages(id: string, link: { path: string; label: string }): string {
  return words
    .map(({ locale, messages }) => {
      const say = (one: string): string => formatMessage(messages[one] as Message, {}, locale);
      const label = link.label === '' ? escapeHtml(say('page.home')) : `<bdi lang="">${escapeHtml(link.label)}</bdi>`;
      return `<p lang="${locale}">${escapeHtml(say(id))} <a href="${link.path}">${label}</a></p>`;
    })
    .join('\n');
}

/**
 * The HTML of an old address.
 * @param site its origin and its title
 */
export function oldPageHtml({ from, to, name, list }: OldPage, site: { url: string; title: string }): string {
  const [id, link] = to === null ? ['moved.removed', list] : ['moved.here', { path: to, label: name }];
  const goOn =
    to === null
      ? ''
      : `<noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>\n<script>${SCRIPT}</script>\n`;
  /** The first sentence: the second leads to a link. */
  const [said] = formatMessage(english[id] as Message, {}, 'en').split('. ');
  // A page that was removed is itself what its address stands for; the 404 page looks for that.
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)} · ${escapeHtml(site.title)}</title>
<meta name="description" content="${escapeHtml(`${name}: ${said}.`)}">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<link rel="canonical" href="${site.url}${to ?? from}">
${goOn}<style>${STYLE}</style>
</head>
<body>
<main>
<h1 dir="auto" lang="">${escapeHtml(name)}</h1>
${inAllLanguages(id, link)}
</main>
</body>
</html>
`;
}
