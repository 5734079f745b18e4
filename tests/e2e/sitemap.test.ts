/** Every address that the sitemaps of the built site name, as a search engine meets it. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeReferences } from '#core/text/markup.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { type Site, startSite, VARIABLES } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => decodeReferences(address));
const get = (address: string) =>
  fetch(address.replace(VARIABLES.SITE_URL, site.url), { headers: { 'accept-encoding': 'identity' } });

/** The addresses in what a page says of itself. */
const urlsSaid = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
    [...JSON.stringify(JSON.parse(json)).matchAll(/"(?:url|item)":"([^"]+)"/g)].map(([, url = '']) => url),
  );

test('robots lead to the sitemaps, and each of their addresses is a page with status 200 and its own canonical link; so is what a page says of itself', async () => {
  const robots = await (await get(`${VARIABLES.SITE_URL}/robots.txt`)).text();
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const sitemaps = addressesIn(await (await get(index)).text());
  expect(sitemaps).toHaveLength(readdirSync(site.dist).filter((name) => /^sitemap-.*\.xml$/.test(name)).length);
  const faults: string[] = [];
  const named = new Set<string>();
  const said = new Set<string>();
  for (const sitemap of sitemaps) {
    const answer = await get(sitemap);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    for (const address of addressesIn(await answer.text())) {
      named.add(address);
      const page = await get(address);
      const html = await page.text();
      const [, canonical = ''] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
      if (page.status !== 200) faults.push(`${address} has status ${page.status}`);
      if (decodeReferences(canonical) !== address) faults.push(`${address} has the canonical link ${canonical}`);
      if (/<meta name="robots"/.test(html)) faults.push(`${address} is not to be indexed`);
      for (const url of urlsSaid(html)) said.add(url);
    }
  }
  expect(faults).toEqual([]);
  expect(named.size).toBeGreaterThan(100);
  expect(said.size).toBeGreaterThan(50);
  const isThere = (url: string) => existsSync(join(site.dist, fileOfPath(new URL(url).pathname)));
  expect([...said].filter((url) => !isThere(url))).toEqual([]);
});
