import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasPage, newPath } from '#api/page-exists.ts';

const NEW = '/file/Puranas/TAM/001%20Kappu.txt/';
const answer = (head: string, { status = 200, body = '' } = {}): void => {
  const html = `<!doctype html><html><head><title>Kappu</title>${head}</head><body>${body}</body></html>`;
  vi.stubGlobal('fetch', async () => new Response(html, { status }));
};
afterEach(() => vi.unstubAllGlobals());

describe('the page at an address', () => {
  test.each([
    `<link rel="canonical" href="https://example.org${NEW}">`,
    `<link href="https://example.org${NEW}" rel="canonical">`,
  ])('is there, and names its own: %s', async (head) => {
    answer(`<link rel="icon" href="/icon.svg">${head}`);
    expect(await hasPage('/old/')).toBe(true);
    expect(await newPath('/old/')).toBe(NEW);
  });

  test('is none where only another link has such an address', async () => {
    answer(`<link rel="alternate external" href="https://example.org${NEW}">`, {
      body: `<a class="external" href="https://example.org${NEW}" rel="canonical">Kappu</a>`,
    });
    expect(await hasPage('/old/')).toBe(false);
    expect(await newPath('/old/')).toBeUndefined();
  });

  test('is none where the host says so, whatever stands in its answer', async () => {
    answer(`<link rel="canonical" href="https://example.org${NEW}">`, { status: 404 });
    expect(await hasPage('/old/')).toBe(false);
    expect(await newPath('/old/')).toBeUndefined();
  });
});
