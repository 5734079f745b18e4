/** A40: the pages and rules of old addresses, and their check. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forcedRedirectsFile, MOST_BYTES, MOST_REDIRECTS, redirectsFile } from '../../scripts/hosts/redirects-file.ts';
import { oldPages, pagesOfOld, redirects } from '../../scripts/old-addresses/resolve.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { NASTY, oldSite, SITE_URL } from '../fixtures/old-site.ts';

let site: ReturnType<typeof oldSite>;
beforeEach(() => {
  site = oldSite();
});
afterEach(() => site.remove());

const nasty = () => fileOfPath(site.path(...site.place, NASTY[3] ?? ''));
const faults = async () => (await site.check()).offenders.map(({ file, what }) => `${file} ${what}`);

describe('the check of old addresses', () => {
  test('passes a site in which each has its page', async () => {
    expect(await site.check()).toMatchObject({ passed: true, offenders: [], pages: { old: site.moved.length } });
  });

  test('names one that is missing', async () => {
    rmSync(join(site.folder, nasty()));
    expect(await faults()).toEqual([expect.stringContaining('is missing')]);
  });

  test('names one that goes elsewhere than it says', async () => {
    site.alter(nasty(), (html) => html.replaceAll(site.target, site.path('Gone')));
    expect(await faults()).toEqual([
      expect.stringContaining(`has the canonical address "${SITE_URL}/file/Gone/"; expected `),
    ]);
  });

  test('a page of today is never replaced by an old address', () => {
    site.manifest.moved?.push({ from: site.target, to: site.list, name: 'x', at: '' });
    expect(oldPages(site.manifest)).toHaveLength(site.moved.length - 1);
  });
});

test('a site without pages for old addresses still has its redirect rules', () => {
  expect(pagesOfOld(site.manifest, { OLD_PAGES: 'off' })).toEqual([]);
  expect(redirects(site.manifest, { TEXT_LICENCE: '' })).toHaveLength(NASTY.length + 1);
});

describe('what is left out or removed', () => {
  test('leads to the nearest list that has a page', () => {
    const listOf = (from: string) => site.pages.find((page) => page.from === from)?.list.path;
    expect(listOf(site.path(...site.place, 'taken out.txt'))).toBe(site.list);
    expect(listOf(site.path(...site.place, 'left.txt'))).toBe(site.list);
    expect(listOf(site.path('Gone', 'SAN', 'x.txt'))).toBe('/');
    expect(listOf('/playlist/old/')).toBe('/playlist/');
  });
});

describe('_redirects', () => {
  test('has two whole paths of this site in each line, and none with a star', () => {
    const lines = redirectsFile(site.rules).flatMap(({ content }) => content.trimEnd().split('\n'));
    expect(lines).toHaveLength(NASTY.length);
    for (const line of lines) expect(line).toMatch(/^\/file\/[^\s*]+\/ \/file\/[^\s*]+\/ 301$/);
    expect(forcedRedirectsFile(site.rules)[0]?.content.split('\n')[0]).toMatch(/ 301!$/);
  });

  test('keeps to what Cloudflare takes, the newest first', () => {
    const moved = Array.from({ length: 5000 }, (_, at) => ({ from: `/file/a/${at}/`, to: `/file/b/${at}/` }));
    const [file] = redirectsFile({ ...site.rules, moved });
    expect(file?.content.split('\n')[0]).toBe('/file/a/4999/ /file/b/4999/ 301');
    expect(file?.content.trimEnd().split('\n')).toHaveLength(MOST_REDIRECTS);
    const long = moved.map(({ from, to }) => ({ from, to: `${to}${'x'.repeat(400)}/` }));
    expect(redirectsFile({ ...site.rules, moved: long })[0]?.content.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('is not there where nothing has moved', () => {
    expect(redirectsFile({ ...site.rules, moved: [] })).toEqual([]);
  });
});

test('a page lies at every old address, however it is spelled', () => {
  for (const { from } of site.pages) expect(existsSync(join(site.folder, fileOfPath(from))), from).toBe(true);
});
