/** Texts in frames of another site, as its readers meet them. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from './site.ts';

const TEXT = '/embed/Trials/ENG/001%20Long.txt/';
const MOVED = '/embed/Works/TAM/06%20Before.txt/';
const GONE = '/embed/Works/ENG/16%20Gone.txt/';
const PAGE = '/file/Trials/ENG/001%20Long.txt/';

let site: Site;
let other: Server;
beforeAll(async () => {
  site = await startSite();
  other = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://x').searchParams.get('of') ?? '');
    const frame = `<iframe title="A text" width="100%" height="400" src="${site.url}${path}"></iframe>`;
    response.setHeader('content-type', 'text/html').end(`<!doctype html><html lang="en"><title>Other</title>${frame}`);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(async () => {
  other?.close();
  await site?.close();
});

/** The page of another site, by another name of this machine. */
async function frameOf(path: string, look: 'light' | 'dark' = 'light') {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: look });
  const page = await context.newPage();
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/?of=${encodeURIComponent(path)}`);
  return { page, frame: page.frameLocator('iframe') };
}
const closing = (page: Page) => page.context().close();

describe('a frame on another site', () => {
  test('shows a text, with the way to its page', async () => {
    const { page, frame } = await frameOf(TEXT);
    expect(await frame.locator('h1').innerText()).toBe('Long');
    expect(await frame.locator('[data-text] p').count()).toBeGreaterThan(10);
    const way = frame.locator('.source a[target=_blank]');
    expect(await way.getAttribute('href')).toContain(PAGE);
    await expect.poll(() => way.isVisible()).toBe(true);
    await closing(page);
  });

  test('of a text that was renamed leads on by itself', async () => {
    const { page, frame } = await frameOf(MOVED);
    await expect.poll(() => frame.locator('h1').innerText()).toBe('Between');
    await expect.poll(() => frame.locator('[data-text]').innerText()).toContain('சாந்தி');
    await closing(page);
  });

  test('of a text that was taken out says so', async () => {
    const { page, frame } = await frameOf(GONE);
    expect(await frame.locator('p[lang=en] a').getAttribute('href')).toBe('/file/Works/ENG/');
    await closing(page);
  });

  test('of any other page is refused', async () => {
    const { page, frame } = await frameOf(PAGE);
    // The browser's own page stands there; whether that has words is the browser's.
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    expect(await frame.locator('[data-text], h1').count()).toBe(0);
    await closing(page);
  });

  test.each(['light', 'dark'] as const)('has nothing that axe finds, in %s', async (look) => {
    for (const path of [TEXT, GONE]) {
      const { page } = await frameOf(path, look);
      const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      await closing(page);
    }
  });
});
