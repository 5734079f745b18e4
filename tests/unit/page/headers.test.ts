import { describe, expect, test } from 'vitest';
import { cacheControl, contentSecurityHeader, headersOf, responseHeaders } from '#page/headers.ts';
import { contentSecurityPolicy } from '#page/security.ts';

const endpoints = {
  apiUrl: 'https://api.example/v1',
  supportUrl: 'https://api.example/v1/support',
  clickLogUrl: 'https://log.example/click',
};
const rules = contentSecurityHeader(endpoints).split(';');

describe('the policy as a header', () => {
  test('says all that the pages say, but for what only a page can know', () => {
    const ofPages = contentSecurityPolicy(endpoints).directives.filter((rule) => !rule.startsWith('default-src'));
    expect(rules).toEqual(expect.arrayContaining(ofPages));
  });

  test('leaves scripts and styles to the page, whose hashes it cannot know, and does so without loosening anything', () => {
    const names = rules.map((rule) => rule.split(' ')[0]);
    expect(names).not.toContain('script-src');
    expect(names).not.toContain('style-src');
    // It stands in for both, and 'none' would block every inline style there is.
    expect(names).not.toContain('default-src');
    // The icon stands in the page as data; nothing else may.
    const others = rules.filter((rule) => rule !== "img-src 'self' data:");
    expect(others).toHaveLength(rules.length - 1);
    expect(others.join(' ')).not.toMatch(/unsafe|\*|data:/);
  });

  test('allows no frame around the site, and none in it', () => {
    expect(rules).toContain("frame-ancestors 'none'");
    expect(rules).toContain("frame-src 'none'");
    expect(rules).toContain("object-src 'none'");
  });

  test('names the origins that are called, and no path of theirs', () => {
    expect(rules).toContain("connect-src 'self' https://api.example https://log.example");
  });

  test('names every directive once', () => {
    const names = rules.map((rule) => rule.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the response headers', () => {
  const headers = new Map(responseHeaders(endpoints));

  test('are those that a browser keeps a site safe by', () => {
    expect([...headers.keys()]).toEqual([
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
    ]);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    // Half a year is the least that Mozilla's Observatory takes for one.
    expect(Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1])).toBeGreaterThan(
      15_768_000,
    );
    expect(headers.get('Permissions-Policy')).toMatch(/^[a-z-]+=\(\)(?:,[a-z-]+=\(\))*$/);
  });

  test('are one line of plain characters each, so that every host takes them', () => {
    for (const value of headers.values()) expect(value).toMatch(/^[\x20-\x7E]+$/);
  });
});

describe('the headers of a file', () => {
  const all = responseHeaders(endpoints);
  const names = (path: string): string[] => headersOf(path, all).map(([name]) => name);

  test.each(['/_astro/Page.Bx1.js', '/catalogue/index.json', '/packs/index.json', '/_astro/packs/gita-san.0a.txt'])(
    'are two for a part of pages: %s',
    (path) => {
      expect(names(path)).toEqual(['X-Content-Type-Options', 'Cross-Origin-Resource-Policy']);
    },
  );

  test.each([
    '/',
    '/file/F/SAN/',
    '/file/_astro/',
    '/404.html',
    '/favicon.svg',
    '/_astro',
    '/_astro/worker.a.Bx1.js',
    '/sw.js',
  ])('are all for a page, a worker and what is not known to be less: %s', (path) => {
    expect(headersOf(path, all)).toEqual(all);
  });
});

describe('what is open to other sites', () => {
  const all = responseHeaders(endpoints);
  const of = (path: string) => new Map(headersOf(path, all));

  test.each(['/data/catalogue.json', '/data/dumps/F.jsonl.gz'])(
    'may be read by their scripts, and not framed: %s',
    (path) => {
      expect(of(path).get('Access-Control-Allow-Origin')).toBe('*');
      expect(of(path).get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      for (const name of ['X-Frame-Options', 'Content-Security-Policy'])
        expect(of(path).get(name)).toBe(new Map(all).get(name));
    },
  );

  test.each([
    '/',
    '/file/F/SAN/a.txt/',
    '/file/data/',
    '/data',
    '/embed/F/SAN/a.txt/',
    '/database/',
    '/packs/index.json',
    '/404.html',
  ])('is nothing else: %s', (path) => {
    expect(of(path).has('Access-Control-Allow-Origin')).toBe(false);
    expect(of(path).get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });
});

describe('how long a file is kept', () => {
  test.each([
    ['/', 'no-cache'],
    ['/file/Rigveda/SAN/', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/file/_astro/', 'no-cache'],
    ['/packs/index.json', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/sw-off.json', 'no-cache'],
    ['/_astro/home.Bx1.js', 'public, max-age=31536000, immutable'],
    ['/_astro/packs/gita-san.0123456789abcdef.txt', 'public, max-age=31536000, immutable'],
  ])('%s: %s', (path, value) => {
    expect(cacheControl(path)).toBe(value);
  });
});
