import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOf, responseHeaders, WORKERS } from '#page/headers.ts';
import { browserSettings, readEnvironment } from '#schemas/environment.ts';
import { readFolder } from '../../scripts/verify/folder.ts';
import { readPage } from '../../scripts/verify/page.ts';
import { ask, hasBrotli, type Nginx, noNginx, type Reply, startNginx } from './nginx.fixture.ts';
import { observatoryMarks, observatoryScore } from './observatory.fixture.ts';
import { environment, FAILED_REQUEST, type Site, startSite, visit } from './site.ts';

const WORK = join(import.meta.dirname, '../../.cache/e2e/nginx');
const SONG = '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/';

describe.skipIf(noNginx)(`the site behind nginx as "npm run hosts" sets it up${noNginx}`, () => {
  let site: Site;
  let nginx: Nginx;
  const get = (target: string, headers?: Record<string, string>): Promise<Reply> => ask(nginx.url, target, headers);

  beforeAll(async () => {
    site = await startSite();
    nginx = await startNginx(site.dist, environment, join(WORK, 'plain'));
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.close();
  });

  const asset = (): string => {
    const { files } = readFolder(site.dist);
    const found = files.find(({ name, bytes }) => /^_astro\/(?!worker\.).*\.js$/.test(name) && bytes > 2000);
    return `/${found?.name}`;
  };
  /** Texts as devices keep them; large enough that they are worth packing. */
  const chunk = (): string => {
    const { files } = readFolder(site.dist);
    const found = files.find(({ name, bytes }) => /^_astro\/packs\/.*\.txt$/.test(name) && bytes > 2000);
    return `/${found?.name}`;
  };

  describe('headers', () => {
    test.each([
      ['a page', '/', 200],
      ['a song', SONG, 200],
      ['the way to the slash', SONG.slice(0, -1), 301],
      ['nothing', '/nothing', 404],
      ['a folder without a page', '/_astro/', 404],
      ['a target that is no path', '/%', 400],
    ])('of %s are all those that every host sends', async (_, target, status) => {
      const reply = await get(target);
      expect(reply.status).toBe(status);
      for (const [name, value] of responseHeaders(browserSettings(environment))) {
        expect(reply.headers[name.toLowerCase()], name).toBe(value);
      }
      expect(reply.headers['server']).toBe('nginx');
    });

    test('of a script and of data are those that are not about pages; a worker has a policy of its own', async () => {
      const all = responseHeaders(browserSettings(environment));
      const worker = readFolder(site.dist).files.find(({ name }) => `/${name}`.startsWith(WORKERS));
      expect(worker).toBeDefined();
      for (const target of [asset(), '/catalogue/index.json', '/packs/index.json', `/${worker?.name}`]) {
        const { status, headers } = await get(target);
        expect(status).toBe(200);
        const sent = all.filter(([name]) => headers[name.toLowerCase()] !== undefined);
        expect(sent, target).toEqual(headersOf(target, all));
        expect(sent.length, target).toBe(target === `/${worker?.name}` ? all.length : 2);
      }
    });

    test.each(['/data/', '/data/catalogue.json'])('of %s say that others may use it', async (target) => {
      const { status, headers } = await get(target);
      expect(status).toBe(200);
      for (const [name, value] of headersOf(target, responseHeaders(browserSettings(environment))))
        expect(headers[name.toLowerCase()], name).toBe(value);
      expect(headers['access-control-allow-origin']).toBe('*');
    });

    test('of a dump say that it is packed by itself', async () => {
      const { headers, body } = await get('/data/dumps/Thirumurai.jsonl.gz', { 'accept-encoding': 'gzip' });
      expect(headers['content-type']).toBe('application/gzip');
      expect(headers['content-encoding']).toBeUndefined();
      const [line = ''] = gunzipSync(body).toString('utf8').split('\n');
      expect(JSON.parse(line)).toMatchObject({ collection: 'Thirumurai', text: expect.any(String) });
    });

    test('every worker of the site has a name that hosts know it by', () => {
      const scripts = readFolder(site.dist).files.filter(({ name }) => name.endsWith('.js'));
      const started = scripts.flatMap(({ name }) => {
        const code = readFileSync(join(site.dist, name), 'utf8');
        return code.includes('new Worker(')
          ? [...code.matchAll(/\/_astro\/worker[\w.-]*?\.js/g)].map(([path]) => path)
          : [];
      });
      expect(started.length).toBeGreaterThan(0);
      for (const path of started) expect(path.startsWith(WORKERS), path).toBe(true);
    });

    test('let every kind of file be what it is', async () => {
      const { files } = readFolder(site.dist);
      // Files without a kind are for hosts, not for readers.
      const kinds = new Map(
        files.flatMap(({ name }) => [...name.matchAll(/[^/.]+(\.[a-z0-9]+)$/g)].map(([, kind]) => [kind, name])),
      );
      expect([...kinds.keys()]).toEqual(expect.arrayContaining(['.html', '.js', '.json']));
      for (const [kind, name] of kinds) {
        const reply = await get(`/${name.split('/').map(encodeURIComponent).join('/')}`);
        // The shards of the index inside texts are bytes, and say so.
        if (kind === '.bin') expect(reply.headers['content-type']).toBe('application/octet-stream');
        else expect(reply.headers['content-type'], kind).not.toBe('application/octet-stream');
      }
    });
  });

  describe('the score by Mozilla Observatory’s rules', () => {
    // A real site is at https and calls an API at https; nginx has a certificate of its own here, the built pages name http.
    const secure = readEnvironment({ SITE_URL: 'https://127.0.0.1', API_URL: 'https://api.nama.test' });
    let tls: Nginx;
    beforeAll(async () => {
      tls = await startNginx(site.dist, secure, join(WORK, 'tls'));
    });
    afterAll(() => tls?.stop());

    async function scan(target: string) {
      const sentOn = await ask(tls.plainUrl, target);
      const { headers, body } = await ask(tls.url, target);
      const html = body.toString().replaceAll('http://api.nama.test', 'https://api.nama.test');
      return { headers, html, redirect: sentOn.headers['location'], hostname: '127.0.0.1' };
    }

    test.each(['/', SONG, '/playlist/1/', '/support/'])('is 130 for %s', async (target) => {
      const marks = observatoryMarks(await scan(target));
      expect(marks).toMatchObject({ 'content-security-policy': 10, redirection: 0, 'strict-transport-security': 0 });
      expect(observatoryScore(marks)).toBeGreaterThanOrEqual(130);
    });

    test('falls with each thing that is missing', async () => {
      const seen = await scan('/');
      const without = (name: string) =>
        observatoryScore(observatoryMarks({ ...seen, headers: { ...seen.headers, [name]: undefined } }));
      expect(without('strict-transport-security')).toBe(80);
      expect(without('referrer-policy')).toBe(125);
      expect(without('cross-origin-resource-policy')).toBe(120);
      const noPolicy = { ...seen.headers, 'content-security-policy': undefined, 'x-frame-options': undefined };
      expect(observatoryScore(observatoryMarks({ ...seen, headers: noPolicy, html: '' }))).toBe(55);
      expect(observatoryScore(observatoryMarks({ ...seen, redirect: undefined }))).toBe(80);
    });

    test('sends plain http to the same address at https, whatever host the request names', async () => {
      const reply = await ask(tls.plainUrl, `${SONG}?a=1`, { host: 'evil.example' });
      expect(reply.status).toBe(301);
      expect(reply.headers['location']).toBe(`https://127.0.0.1${SONG}?a=1`);
    });
  });

  test('every internal link of every page leads to an answer of 200, all pages reached from home', async () => {
    const seen = new Set<string>();
    const pages = new Set<string>();
    const dead: string[] = [];
    let links = 0;
    const queue = ['/'];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const reply = await get(path);
      if (reply.status !== 200) dead.push(`${reply.status} ${path}`);
      if (reply.status !== 200 || !reply.headers['content-type']?.startsWith('text/html')) continue;
      pages.add(path);
      for (const address of readPage(reply.body.toString()).addresses) {
        const url = new URL(address, `${environment.SITE_URL}${path}`);
        if (url.origin !== environment.SITE_URL) continue;
        links += 1;
        const target = url.pathname + url.search;
        if (!seen.has(target)) queue.push(target);
        seen.add(target);
      }
    }
    expect(dead).toEqual([]);
    const built = readFolder(site.dist).files.filter(({ name }) => name.endsWith('/index.html'));
    const reached = [...pages].map((path) => `${decodeURIComponent(path).slice(1)}index.html`);
    const alone = built.map(({ name }) => name).filter((name) => !reached.includes(name));
    // Two are of addresses that pages had before, one is for addresses cut short, one is led to by the links that readers
    // share, one is shown in place of others.
    const before = ['file/Works/ENG/16 Gone.txt/index.html', 'file/Works/TAM/06 Before.txt/index.html'];
    expect(alone.sort()).toEqual([...before, 'list/index.html', 'offline/index.html', 'playlist/index.html']);
    expect(links).toBeGreaterThan(pages.size);
  });

  describe('redirects', () => {
    test('the specified address of a file leads to its page, query and all', async () => {
      const reply = await get(`${SONG.slice(0, -1)}?from=search&n=2`);
      expect(reply.status).toBe(301);
      expect(reply.headers['location']).toBe(`${SONG}?from=search&n=2`);
      const tamil = `/file/Trials/TAM/${encodeURIComponent('004 திருப்பாவை.txt')}`;
      expect((await get(tamil)).headers['location']).toBe(`${tamil}/`);
    });

    test.each([
      '//evil.example',
      '//evil.example/',
      '/\\evil.example',
      '/%5cevil.example',
      '/%2f%2fevil.example',
      '//evil.example/%2e%2e/file',
      '//evil.example/..;/file',
      '//file',
      '/%2ffile',
      '///file/Thirumurai',
      '/file//evil.example',
      '/file/%0d%0aLocation:%20https://evil.example',
      '/.//evil.example',
      'https://evil.example/file',
      '/?next=//evil.example',
      '/file?url=https://evil.example',
    ])('none leads off the site (B13): %s', async (target) => {
      const { status, headers } = await get(target, { host: 'evil.example' });
      if (headers['location'] === undefined) expect([200, 400, 404]).toContain(status);
      else expect(headers['location']).toMatch(/^\/(?![/\\])/);
      const left = new URL(headers['location'] ?? '/', 'http://nama.test/deep/page/');
      expect(left.origin).toBe('http://nama.test');
    });
  });

  test('what is not there answers 404 with the page that helps on', async () => {
    const page = readFileSync(join(site.dist, '404.html'));
    for (const target of [
      '/nothing',
      '/file/Thirumurai/TAM/gone.txt/',
      SONG.replace('/file/', '/embed/'),
      SONG.replace('/file/', '/data/texts/').slice(0, -1),
      '/_astro/gone.js',
      '/catalogue/',
      '/.git/config',
    ]) {
      const reply = await get(target);
      expect(reply.status, target).toBe(404);
      expect(reply.body.equals(page), target).toBe(true);
      expect(reply.headers['cache-control'], target).toBe('no-cache');
    }
  });

  describe('on the wire', () => {
    test.each([['gzip', gunzipSync], ...(hasBrotli ? ([['br', brotliDecompressSync]] as const) : [])] as const)(
      'pages, scripts, the catalogue and packs come packed: %s',
      async (encoding, unpack) => {
        for (const target of ['/', SONG, asset(), '/catalogue/index.json', chunk()]) {
          const packed = await get(target, { 'accept-encoding': encoding });
          expect(packed.headers['content-encoding'], target).toBe(encoding);
          expect(packed.headers['vary'], target).toBe('Accept-Encoding');
          const plain = await get(target);
          expect(plain.headers['content-encoding'], target).toBeUndefined();
          expect(unpack(packed.body).equals(plain.body), target).toBe(true);
          expect(packed.body.length).toBeLessThan(plain.body.length / 1.5);
        }
      },
    );

    test('B15: a page is asked for again and costs nothing while it is the same, packed or not', async () => {
      for (const accepted of ['identity', 'gzip', ...(hasBrotli ? ['br'] : [])]) {
        const first = await get(SONG, { 'accept-encoding': accepted });
        expect(first.headers['cache-control']).toBe('no-cache');
        const tag = first.headers['etag'] ?? '';
        expect(tag).toMatch(/^(?:W\/)?"[^"]+"$/);
        const again = await get(SONG, { 'accept-encoding': accepted, 'if-none-match': tag });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect((await get(SONG, { 'if-none-match': '"another"' })).status).toBe(200);
      }
    });

    test('a file with its hash in its name is kept for a year', async () => {
      for (const target of [asset(), chunk()])
        expect((await get(target)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await get('/packs/index.json')).headers['cache-control']).toBe('no-cache');
    });
  });

  describe('in Chromium', () => {
    test('a framed page stays blank, of whatever site the frame is (B14)', async () => {
      const framing = createServer((request, response) => {
        const target = new URL(request.url ?? '/', 'http://x').searchParams.get('of');
        response.setHeader('content-type', 'text/html');
        response.end(target ? `<iframe src="${target}"></iframe>` : '<p>harmless</p>');
      }).listen(0, '127.0.0.1');
      await once(framing, 'listening');
      const url = `http://127.0.0.1:${(framing.address() as AddressInfo).port}`;
      const page = await site.browser.newPage();
      const framed = async (target: string): Promise<string> => {
        await page.goto(`${url}/?of=${encodeURIComponent(target)}`);
        const [, frame] = page.frames();
        return (
          (await frame
            ?.locator('body')
            .innerText()
            .catch(() => '')) ?? ''
        );
      };
      expect(await framed(`${url}/`)).toBe('harmless');
      for (const target of ['/', SONG, '/nothing']) {
        expect(await framed(`${nginx.url}${target}`)).not.toMatch(/Nama|Seviyan|\p{Script=Tamil}/u);
        expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/);
      }
      await page.close();
      framing.close();
    });

    test('B19: a journey breaks no policy, asks no stranger and logs no error', async () => {
      const journey = await visit(site.browser, nginx.url, '/');
      journey.allow(FAILED_REQUEST);
      const { page } = journey;
      await page.getByLabel('Search by Song Number or Name').fill('karmanye');
      await page.locator('.songs mark', { hasText: 'Karmanye' }).first().waitFor();
      await page.goto(SONG);
      await page.locator('summary', { hasText: 'Other Languages' }).click();
      await page.goto('/playlist/first-readings/');
      await page.goto('/support/');
      await page.goto('/privacy/');
      await page.goto('/file/Bhagavad_Gita/ENG/004%20100%25%20Devotion.txt');
      await page.waitForURL(/~[0-9a-f]{8}\/$/);
      expect(await page.locator('h1').innerText()).toBe('100% Devotion');
      await page.goto('/no/such/page');
      await page.waitForURL(`${nginx.url}/`);
      expect(await journey.close()).toEqual([]);
    });
  });
});
