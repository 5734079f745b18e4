/** A page whose end is late is painted as far as it has come; what stands there stays when the rest comes. */
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moved } from './rest.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let server: Server;
let url: string;
/** Sends what is held back. */
let sendRest: () => void;
/** What comes at once, and what later. */
let pieces: [string, string];

const html = (): string => readFileSync(join(site.dist, 'file/Works/TAM/index.html'), 'utf8');

beforeAll(async () => {
  site = await startSite();
  server = createServer(({ url: path }, answer: ServerResponse) => {
    if (path !== '/') {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.write(pieces[0]);
    sendRest = () => answer.end(pieces[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

/** Where a row with a title in its own script ends a part of it. */
const CUTS = ['class="no"', '</span', 'class="name"', 'class="own"', '</span></span'];

describe('a list that comes in two pieces', () => {
  test.each(CUTS)('moves nothing of what is painted when the rest comes, cut at the first row’s %s', async (cut) => {
    const page = await site.browser.newPage({ viewport: { width: 1280, height: 1300 } });
    const whole = html();
    const row = whole.indexOf('<li', whole.indexOf('<ol class="songs"'));
    const at = whole.indexOf('>', whole.indexOf(cut, row)) + 1;
    expect(at).toBeGreaterThan(row);
    pieces = [whole.slice(0, at), whole.slice(at)];
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('.songs a').first().waitFor({ state: 'attached' });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await page.locator('footer').count()).toBe(0);
    sendRest();
    await page.locator('footer').waitFor();
    expect(await moved(page)).toEqual([]);
    await page.close();
  });
});
