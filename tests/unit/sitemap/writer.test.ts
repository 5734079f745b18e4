import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SitemapEntry } from '../../../scripts/sitemap/entries.ts';
import { writeSitemaps } from '../../../scripts/sitemap/write.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nama-sitemap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SITE = 'https://library.example';
const write = (entries: Iterable<SitemapEntry>, addresses = 100, bytes = 1e6) =>
  writeSitemaps(folder, 'Book', entries, SITE, { addresses, bytes });
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('a sitemap', () => {
  test('names address, day and the same in other languages', () => {
    const alternates = [
      { tag: 'en', path: '/e/' },
      { tag: 'sa', path: '/s/' },
    ];
    write([{ path: '/e/', changed: '2026-11-25', alternates }, { path: '/alone/' }]);
    expect(read('sitemap-Book-1.xml').split('\n').slice(2)).toEqual([
      '<url><loc>https://library.example/e/</loc><lastmod>2026-11-25</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://library.example/e/"/><xhtml:link rel="alternate" hreflang="sa" href="https://library.example/s/"/></url>',
      '<url><loc>https://library.example/alone/</loc></url>',
      '</urlset>',
      '',
    ]);
  });

  test('escapes what a path may hold and XML may not', () => {
    write([{ path: "/Nachiketa's/" }]);
    expect(read('sitemap-Book-1.xml')).toContain('<loc>https://library.example/Nachiketa&#39;s/</loc>');
  });

  test('is followed by another where it has as many addresses as it may', () => {
    const entries = Array.from({ length: 5 }, (_, at) => ({ path: `/${at}/`, changed: `2026-11-0${at + 1}` }));
    expect(write(entries, 2)).toEqual({
      addresses: 5,
      files: [
        { name: 'sitemap-Book-1.xml', changed: '2026-11-02' },
        { name: 'sitemap-Book-2.xml', changed: '2026-11-04' },
        { name: 'sitemap-Book-3.xml', changed: '2026-11-05' },
      ],
    });
    expect(read('sitemap-Book-3.xml').match(/<loc>/g)).toHaveLength(1);
  });

  test('never has more bytes than it may', () => {
    const entries = Array.from({ length: 300 }, (_, at) => ({ path: `/${'அ'.repeat(at % 7)}${at}/` }));
    const { files } = write(entries, 1000, 2000);
    expect(files.length).toBeGreaterThan(5);
    for (const { name } of files) expect(Buffer.byteLength(read(name))).toBeLessThanOrEqual(2000);
    expect(files.flatMap(({ name }) => read(name).match(/<loc>/g) ?? [])).toHaveLength(300);
  });

  test('is not written for nothing', () => {
    expect(write([])).toEqual({ addresses: 0, files: [] });
  });
});
