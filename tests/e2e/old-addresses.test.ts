/** A40: old addresses in a browser, served by a host without rules, and by nginx with them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserSettings, readEnvironment } from '#schemas/environment.ts';
import { MARKS_KEY, RECENT_KEY } from '#schemas/storage-keys.ts';
import type { RunningServer } from '../../scripts/local-api/listen.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { NASTY, oldSite } from '../fixtures/old-site.ts';
import { ask, type Nginx, noNginx, startNginx } from './nginx.fixture.ts';
import { type Site, startSite } from './site.ts';

const plain = readEnvironment({ SITE_URL: 'http://127.0.0.1:4321' });
let shared: Site;
let site: ReturnType<typeof oldSite>;
let server: RunningServer;
beforeAll(async () => {
  shared = await startSite();
  site = oldSite();
  server = await startPreview({ dist: site.folder, port: 0, endpoints: browserSettings(plain) });
});
afterAll(async () => {
  await shared?.close();
  await server?.close();
  site?.remove();
});

async function open(path: string, javaScriptEnabled = true) {
  const page = await shared.browser.newPage({ javaScriptEnabled });
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${server.url}${path}`, { waitUntil: 'commit' });
  return { page, faults };
}

describe('a page that has moved', () => {
  test('leads on to the same verse, whatever its name; from two of them with what the reader kept under either', async () => {
    const { page, faults } = await open('/support/');
    for (const name of NASTY) {
      await page.goto(`${server.url}${site.path(...site.place, name)}?from=mail#v3`, { waitUntil: 'commit' });
      await page.waitForURL(`${server.url}${site.target}?from=mail#v3`);
    }
    expect(faults).toEqual([]);

    const [first, second] = [0, 1].map((at) => site.path(...site.place, NASTY[at] ?? ''));
    const recent = [{ path: first, name: 'x', no: null, at: 1, verse: 'v3' }];
    const marks = [{ path: second, name: 'x', no: null, at: 1, verses: [] }];
    await page.evaluate(
      (kept) => {
        for (const [key, value] of kept) localStorage.setItem(key ?? '', value ?? '');
      },
      [
        [RECENT_KEY, JSON.stringify(recent)],
        [MARKS_KEY, JSON.stringify(marks)],
      ],
    );
    for (const path of [first, second]) {
      await page.goto(`${server.url}${path}#v3`, { waitUntil: 'commit' });
      await page.waitForURL(`${server.url}${site.target}#v3`);
    }
    const kept = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [RECENT_KEY, MARKS_KEY]);
    for (const value of kept) expect(JSON.parse(value ?? '[]')).toMatchObject([{ path: site.target }]);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('leads on without a script', async () => {
    const { page } = await open(site.path(...site.place, NASTY[0] ?? ''), false);
    await page.waitForURL(`${server.url}${site.target}`);
    await page.close();
  });
});

test('a page that was removed says so in every language, and where its list is', async () => {
  const { page, faults } = await open(site.path('Gone', 'SAN', 'x.txt'));
  await page.waitForLoadState();
  expect(await page.locator('h1').innerText()).toBe('x <script>alert(1)</script>');
  expect(await page.locator('p').evaluateAll((all) => all.map((one) => (one as HTMLElement).lang))).toEqual([
    'en',
    'hi',
    'ta',
    'sa',
  ]);
  expect(await page.locator('p[lang=en]').innerText()).toBe(
    'This page was removed from the library. The list that it was in is here:\nHome',
  );
  expect(faults).toEqual([]);
  await page.close();
});

describe.skipIf(noNginx)(`nginx answers by rules${noNginx}`, () => {
  let nginx: Nginx;
  const work = mkdtempSync(join(tmpdir(), 'nama-old-nginx-'));
  beforeAll(async () => {
    nginx = await startNginx(site.folder, plain, work, site.rules.moved);
  });
  afterAll(async () => {
    await nginx?.stop();
    rmSync(work, { recursive: true, force: true });
  });

  test.each(NASTY.filter((name) => !/["$]/.test(name)))('%s is sent on with its query', async (name) => {
    const { status, headers } = await ask(nginx.url, `${site.path(...site.place, name)}?a=1`);
    expect(status).toBe(301);
    expect(headers['location']).toBe(`${site.target}?a=1`);
  });

  test('what no rule can say, or differs by case alone, is answered by its page, and the page itself is no circle', async () => {
    for (const path of [site.path(...site.place, NASTY[0] ?? ''), site.target.toLowerCase(), site.target])
      expect((await ask(nginx.url, path)).status, path).toBe(200);
  });
});
