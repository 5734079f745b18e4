import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlaylistSong } from '#core/library/playlist-links.ts';
import { renderPlaylist } from '#features/playlists/render.ts';
import { ensureChromium, headlessOf, QUIET } from '../../scripts/start/chromium.ts';
import { vectors } from '../fixtures/xss-vectors.ts';

const PER_PAGE = 100;

/** What a page did that no page may do. */
interface Deeds {
  /** Script that ran: calls of the functions that vectors call, and dialogs. */
  ran: string[];
  /** Requests that nobody clicked for. */
  loaded: string[];
  /** Whether links are being clicked, so that a page may be asked for. */
  clicking: boolean;
}

/** Replaces the functions that the vectors call by ones that record the call and do not block the page. */
function watch(): void {
  const ran: string[] = [];
  Object.assign(window, { __xss: ran });
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) {
    Object.defineProperty(window, name, { value: (what: unknown) => ran.push(`${name}(${what})`) });
  }
  window.addEventListener('message', () => ran.push('message'));
}

/** Every way a reader touches a page: pointer over, focus, click, key; on each element, links with time to go where they lead. */
async function touchAll(): Promise<void> {
  const wait = (): Promise<void> => new Promise((done) => setTimeout(done, 2));
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    for (const type of ['pointerover', 'mouseover', 'mousemove', 'wheel', 'copy', 'keydown']) {
      element.dispatchEvent(new Event(type, { bubbles: true }));
    }
    element.focus?.();
    if (element instanceof HTMLAnchorElement && element.protocol === 'mailto:') continue;
    element.click?.();
    if (element.closest('a, button, input, area') !== null) await wait();
  }
}

describe('A16, A17: playlists in Chromium with no policy', () => {
  let browser: Browser;
  let server: Server;
  let origin: string;
  let served = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url !== '/page') return response.writeHead(204).end(); // a click leads here and the page stays
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(served);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const executablePath = headlessOf(await ensureChromium(console.error));
    browser = await chromium.launch({ executablePath, args: [...QUIET] });
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  async function open(): Promise<{ page: Page; deeds: Deeds }> {
    const page = await browser.newPage();
    const deeds: Deeds = { ran: [], loaded: [], clicking: false };
    await page.addInitScript(watch);
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.fulfill({ status: 204 }),
    );
    page.on('dialog', (dialog) => {
      deeds.ran.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => deeds.ran.push('popup'));
    page.on('request', (request) => {
      const byClick = deeds.clicking && request.isNavigationRequest() && request.frame() === page.mainFrame();
      const ours = [`${origin}/page`, `${origin}/favicon.ico`].includes(request.url());
      if (!ours && !byClick) deeds.loaded.push(request.url());
    });
    return { page, deeds };
  }

  /** Shows pieces of HTML, served in a page or put in by script, and touches all of it. */
  async function deedsOf(
    pieces: readonly string[],
    how: 'served' | 'by script',
  ): Promise<Pick<Deeds, 'ran' | 'loaded'>> {
    const { page, deeds } = await open();
    const sections = pieces.map((piece) => `<section>${piece}</section>`).join('\n');
    const frame = (inside: string) => `<!doctype html><html lang="en"><title>x</title><main>${inside}</main></html>`;
    served = frame(how === 'served' ? sections : '');
    await page.goto(`${origin}/page`);
    if (how === 'by script') {
      await page.evaluate((html) => {
        const main = document.querySelector('main');
        if (main !== null) main.innerHTML = html;
      }, sections);
    }
    await page.waitForTimeout(50);
    deeds.clicking = true;
    await page.evaluate(touchAll);
    await page.waitForTimeout(100);
    deeds.ran.push(...(await page.evaluate(() => (window as unknown as { __xss: string[] }).__xss)));
    expect(page.url()).toBe(`${origin}/page`);
    await page.close();
    return { ran: deeds.ran, loaded: deeds.loaded };
  }

  const pagesOf = (all: readonly string[]): string[][] =>
    Array.from({ length: Math.ceil(all.length / PER_PAGE) }, (_, at) => all.slice(at * PER_PAGE, (at + 1) * PER_PAGE));

  const anything = (): PlaylistSong => ({ path: '/file/F/SAN/a/', name: 'a', language: 'Sanskrit' });
  const all = vectors.flatMap((vector) => [
    renderPlaylist(vector, true, () => null).html,
    renderPlaylist(vector, true, anything).html,
    renderPlaylist(vector, false, anything).html,
  ]);
  /** Many come out alike, and are touched once. */
  const rendered = [...new Set(all)];

  test.each([
    '<img src=x onerror=alert(1)>',
    '<a href="java&Tab;script:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<p onmouseover=alert(1)>x</p>',
    '<button onclick=alert(1)>x</button>',
  ])('the page would show it if %s ran', async (vector) => {
    expect((await deedsOf([vector], 'served')).ran).not.toEqual([]);
  });

  test.each([
    '<img src="https://evil.example/beacon.png">',
    '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  ])('the page would show it if %s loaded something', async (vector) => {
    expect((await deedsOf([vector], 'served')).loaded).not.toEqual([]);
  });

  test.each(['served', 'by script'] as const)('nothing runs and nothing loads from any vector, %s', async (how) => {
    for (const pieces of pagesOf(rendered)) {
      expect(await deedsOf(pieces, how), pieces.join('\n')).toEqual({ ran: [], loaded: [] });
    }
  });
});
