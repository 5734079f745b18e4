/** What search engines are told of a library. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { decodeReferences } from '#core/text/markup.ts';
import { buildSitemaps } from '../../scripts/sitemap/build.ts';
import { pagesToFind } from '../../scripts/verify/pages.ts';
import { readManifest } from '../../src/snapshot.ts';
import { sitemapFaults, sitemapIndexFaults } from '../fixtures/schemas.ts';
import { firstModel, withFacts, writeSnapshot } from './rebuild.fixture.ts';

const SITE = 'https://library.example';
const root = mkdtempSync(join(tmpdir(), 'nama-sitemaps-'));
const snapshot = join(root, 'snapshot');
const folder = join(root, 'site');
const model = withFacts(firstModel());
const [agni] = model.songs;
if (agni) agni.text = 'అగ్నిమీళే పురోహితం యజ్ఞస్య దేవమృత్విజమ్';
const [vayu] = model.songs.filter(({ fileName, language }) => fileName === '002 Vayu.txt' && language === 'TAM');
if (vayu) vayu.text = 'NOT AVAILABLE IN TAMIL';

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeSnapshot(snapshot, model);
  buildSitemaps({ snapshot, manifest: readManifest(snapshot), folder, siteUrl: SITE });
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
/** The line of a page in the sitemap of its collection. */
const lineOf = (name: string, path: string) =>
  read(name)
    .split('\n')
    .find((line) => line.includes(`<loc>${SITE}${path}</loc>`));

const RIG_VEDA = 'sitemap-Rig_Veda-1.xml';

describe('the sitemaps of a library', () => {
  test('are one for each collection, and one of what stands beside them', () => {
    expect(readdirSync(folder).sort()).toEqual([
      'robots.txt',
      'sitemap-1.xml',
      'sitemap-Bhagavad_Gita-1.xml',
      'sitemap-Hymns-1.xml',
      RIG_VEDA,
      'sitemap.xml',
    ]);
    expect(read('robots.txt')).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  test('name every page that search engines are to find, once, and no other', () => {
    const { entries, playlists } = readManifest(snapshot);
    const named = readdirSync(folder).flatMap((name) => [...read(name).matchAll(/<url><loc>(.*?)<\/loc>/g)]);
    const paths = named.map(([, address = '']) => decodeReferences(address).slice(SITE.length));
    expect(paths.sort()).toEqual([...pagesToFind(arrangeLibrary(entries, playlists))].sort());
  });

  test('name the script of a text that is in another than the usual', () => {
    expect(lineOf(RIG_VEDA, '/file/Rig_Veda/SAN/001%20Agni.txt/')).toContain('hreflang="sa-Telu"');
  });

  test('leave out what cannot be read, as a page and as another language', () => {
    expect(read(RIG_VEDA)).not.toContain('/TAM/002%20Vayu.txt/');
    expect(read('sitemap-Hymns-1.xml')).not.toContain('Alone.txt');
    expect(lineOf(RIG_VEDA, '/file/Rig_Veda/ENG/002%20Vayu.txt/')).toContain('hreflang="en"');
  });

  test('join editions whose names are in other scripts', () => {
    const links = (path: string) => lineOf('sitemap-Hymns-1.xml', path)?.replace(/<loc>.*?<\/loc>/, '');
    const tamil = links(`/file/Hymns/TAM/${encodeURIComponent('004 திருப்பாவை.txt')}/`);
    expect(tamil).toContain('hreflang="en"');
    expect(links('/file/Hymns/ENG/004%20Tiruppavai.txt/')).toBe(tamil);
  });

  describe('of texts whose days are known', () => {
    beforeEach(() => {
      const manifest = JSON.parse(readFileSync(join(snapshot, 'manifest.json'), 'utf8'));
      for (const [at, entry] of manifest.entries.entries())
        entry.changed = new Date(Date.UTC(2026, 10, 10 + at)).toISOString().slice(0, 10);
      writeFileSync(join(snapshot, 'manifest.json'), JSON.stringify(manifest));
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
      buildSitemaps({ snapshot, manifest: readManifest(snapshot), folder, siteUrl: SITE });
    });

    test('say the day of each text, and the last of them for its lists', () => {
      const days = (name: string) => [...read(name).matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day ?? '');
      const last = days(RIG_VEDA).sort().at(-1);
      expect(lineOf(RIG_VEDA, '/file/Rig_Veda/')).toContain(`<lastmod>${last}</lastmod>`);
      expect(read('sitemap.xml')).toContain(`${RIG_VEDA}</loc><lastmod>${last}</lastmod>`);
      const [, day = ''] = lineOf('sitemap-1.xml', '/by/speaker/arjuna/')?.match(/<lastmod>(.*?)</) ?? [];
      expect(days('sitemap-Bhagavad_Gita-1.xml'), 'and of what they tell').toContain(day);
    });

    test('are valid by the schemas of the protocol', async () => {
      for (const name of readdirSync(folder).filter((name) => name.startsWith('sitemap-')))
        expect(await sitemapFaults(read(name)), name).toEqual([]);
      expect(await sitemapIndexFaults(read('sitemap.xml'))).toEqual([]);
    });
  });

  test('say the same when they are split, each file within its limits', () => {
    const pieces = join(root, 'pieces');
    mkdirSync(pieces);
    const bounds = { addresses: 3, bytes: 1e6 };
    buildSitemaps({ snapshot, manifest: readManifest(snapshot), folder: pieces, siteUrl: SITE, bounds });
    const all = (place: string) =>
      readdirSync(place)
        .filter((name) => name.startsWith('sitemap-'))
        .flatMap((name) => readFileSync(join(place, name), 'utf8').match(/^<url>.*$/gm) ?? [])
        .sort();
    expect(all(pieces)).toEqual(all(folder));
  });
});
