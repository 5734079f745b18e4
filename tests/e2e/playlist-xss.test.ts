import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlaylistSong } from '#core/library/playlist-links.ts';
import { renderPlaylist } from '#features/playlists/render.ts';
import { vectors } from '../fixtures/xss-vectors.ts';
import { type Site, startSite } from './site.ts';

const PER_PAGE = 300;

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
  let site: Site;
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
    site = await startSite();
  });

  afterAll(async () => {
    await site?.close();
    server?.close();
  });

  async function open(): Promise<{ page: Page; deeds: Deeds }> {
    const page = await site.browser.newPage();
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

  /** Serves a page with pieces of HTML, and touches all of it. */
  async function deedsOf(pieces: readonly string[]): Promise<Pick<Deeds, 'ran' | 'loaded'>> {
    const { page, deeds } = await open();
    const sections = pieces.map((piece) => `<section>${piece}</section>`).join('\n');
    served = `<!doctype html><html lang="en"><title>x</title><main>${sections}</main></html>`;
    await page.goto(`${origin}/page`);
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

  test('the page would show it if something ran or loaded', async () => {
    const { ran, loaded } = await deedsOf([
      '<img src=x onerror=alert(1)>',
      '<a href="java&Tab;script:alert(2)">x</a>',
      '<svg onload=alert(3)>',
      '<p onmouseover=alert(4)>x</p>',
      '<button onclick=alert(5)>x</button>',
      '<img src="https://evil.example/beacon.png">',
      '<meta http-equiv=refresh content="0;url=https://evil.example/">',
    ]);
    expect(ran.sort()).toEqual([1, 2, 3, 4, 5].map((place) => `alert(${place})`));
    const strange = loaded.filter((url) => url.startsWith('https://evil.example/'));
    expect(strange.sort()).toEqual(['https://evil.example/', 'https://evil.example/beacon.png']);
  });

  test('nothing runs and nothing loads from any vector', async () => {
    for (const pieces of pagesOf(rendered)) {
      expect(await deedsOf(pieces), pieces.join('\n')).toEqual({ ran: [], loaded: [] });
    }
  });
});
