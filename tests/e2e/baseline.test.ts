/**
 * What the site sends to browsers uses features that all of them have had for 30 months ("widely available" of Baseline,
 * https://web.dev/baseline), as the lint plug-ins know them; every other feature has a fallback or a reason here. The plug-in
 * for code knows names of globals, and not what their instances have.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import css from '@eslint/css';
import html from '@html-eslint/eslint-plugin';
import { Linter } from 'eslint';
import baselineJs from 'eslint-plugin-baseline-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from './site.ts';

/** Code: by the plug-in's name of the feature, what a browser without it does. */
const EXCEPTIONS_IN_CODE = {
  'abortsignal-any': 'in all engines since March 2024; only after a press, which says so where it cannot be answered',
  'abortsignal-timeout': 'in all engines since April 2024; as above',
  'async-clipboard': 'copying says that it failed, and shows what to copy by hand',
  highlight: 'the verse that holds the match is brought up, without a mark',
  'network-information': 'asked for with "?."; without it only Save-Data of the request is known',
  'screen-wake-lock': 'asked for with "?."; the screen may go dark while a song scrolls',
  share: 'the menu has "Copy link" in its place',
  'top-level-await': 'in the script of the 404 page alone, whose links work without it',
};

/** Styles: by property, function or selector, what a browser without it shows. */
const EXCEPTIONS_IN_STYLES = {
  'content-visibility': 'all parts of a long text or list are laid out at once',
  'forced-color-adjust': 'swatches of themes take the colours of the system',
  'light-dark': 'an old address stands in the colours of the browser itself',
  marker: 'numbers and dots of a list have the colour of its words',
  'overflow-clip-margin': 'a mark at the edge of a long part may be cut by a pixel',
  resize: 'a field that cannot be pulled larger; it scrolls',
  'scrollbar-color': 'a scroll bar of the system',
  'scrollbar-width': 'a scroll bar of the system',
  'text-size-adjust': 'with its -webkit- name beside it, which Safari knows',
  'text-wrap': 'lines of a heading are not of one length',
  'user-select': 'with its -webkit- name beside it, which Safari knows',
};

/** Pages: by element or attribute as the plug-in names it, what a browser without it does. */
const EXCEPTIONS_IN_PAGES = {
  autoCapitalize: 'a field may begin with a capital letter, which searches do not tell from a small one',
  'name="theme-color"': 'the browser’s own bar keeps the colour of the system',
  'rel="expect"': 'the page is painted as it comes, as one without it is',
  blocking: 'as above',
  'rel="manifest"': 'the site cannot be installed; it is read as any other',
  'type="speculationrules"': 'a script prefetches the page behind a link that is reached for',
  name: 'of `details`: a menu stays open until a script closes it, or the reader',
};

const linter = new Linter();
let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.close());

/** What stands in the files of the site that end so, each once. */
const readAll = (end: string): string[] =>
  readdirSync(site.dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(join(site.dist, file), 'utf8'));

/** What stands within the elements of all pages, each once. @param elements with the content as their first group */
const withinPages = (elements: RegExp): Set<string> =>
  new Set(readAll('.html').flatMap((page) => Array.from(page.matchAll(elements), ([, content = '']) => content)));

/** Attributes whose values are a page's own: what they name, lead to or say is no feature. */
const OWN_VALUES =
  /\s(href|src|id|for|value|content|title|lang|hreflang|class|style|props|action|datetime|d|(?:aria|data)-[\w-]+)="[^"]*"/g;

/** Every tag that begins an element of a page, once for all pages. */
function tagsOfPages(): Set<string> {
  const pages = readAll('.html').map((page) => page.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1'));
  const tags = pages.flatMap((page) => page.match(/<[a-z](?:"[^"]*"|[^">])*>/gi) ?? []);
  return new Set(tags.map((tag) => tag.replace(OWN_VALUES, ' $1=""')));
}

/** The part of each message that names what is too new; a file that cannot be read fails. */
function featuresOf(messages: readonly Linter.LintMessage[], name: RegExp): string[] {
  return messages.map(({ message }) => name.exec(message)?.[1] ?? message);
}

test('code: every feature that is too new has a fallback', () => {
  // Not those of data: `<script type="application/json">`.
  const inPages = withinPages(/<script(?![^>]*\btype="(?:application|speculation))[^>]*>([\s\S]*?)<\/script>/g);
  const found = [...inPages, ...readAll('.js')].flatMap((code) =>
    featuresOf(
      linter.verify(code, {
        plugins: { baseline: { rules: baselineJs.rules } },
        rules: {
          'baseline/use-baseline': [
            'error',
            { available: 'widely', includeWebApis: { preset: 'auto' }, includeJsBuiltins: { preset: 'auto' } },
          ],
        },
      }),
      /\(([\w-]+)\) is not a widely/,
    ),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(EXCEPTIONS_IN_CODE).sort());
});

test('styles: every property that is too new can be missed', () => {
  const sheets = [...withinPages(/<style[^>]*>([\s\S]*?)<\/style>/g), ...readAll('.css')];
  const found = sheets.flatMap((sheet) =>
    featuresOf(
      linter.verify(
        sheet,
        {
          files: ['**/*.css'],
          plugins: { css },
          language: 'css/css',
          languageOptions: { tolerant: true },
          rules: { 'css/use-baseline': ['error', { available: 'widely' }] },
        },
        { filename: 'sheet.css' },
      ),
      /'([\w-]+)' is not a widely/,
    ),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(EXCEPTIONS_IN_STYLES).sort());
  const bare =
    /(?<!-webkit-(?:user-select|text-size-adjust): ?[\w%]+; ?)(?<!-)(?:user-select|text-size-adjust): ?[\w%]+/;
  expect(
    sheets.flatMap((sheet) => bare.exec(sheet)?.[0] ?? []),
    'with the name that Safari knows before it',
  ).toEqual([]);
});

test('pages: every element and attribute that is too new can be missed', () => {
  const found = [...tagsOfPages()].flatMap((tag) =>
    featuresOf(
      linter.verify(
        tag,
        {
          files: ['**/*.html'],
          plugins: { html },
          language: 'html/html',
          rules: { 'html/use-baseline': ['error', { available: 'widely' }] },
        },
        { filename: 'page.html' },
      ),
      /^\w+ '([^']+)'.* is not a widely/,
    ),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(EXCEPTIONS_IN_PAGES).sort());
});
