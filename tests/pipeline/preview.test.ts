import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filePath } from '#core/library/paths.ts';
import { headersOf, responseHeaders } from '#page/headers.ts';
import { UserError } from '#schemas/user-error.ts';
import type { RunningServer } from '../../scripts/local-api/listen.ts';
import { startPreview } from '../../scripts/preview/server.ts';

const endpoints = { apiUrl: 'https://api.example/v1', supportUrl: '', clickLogUrl: '' };
const NAMES = ['0113 Dawn (RV 1.113).txt', "it's & more, 50+1=51; a@b:c$.txt", 'திருவாசகம்.txt', 'a~b!*.txt'];
/** No page is called so; a host of files serves it all the same. */
const ODD_NAME = 'what? 100% & #1 [a]%3F.txt';
/** What is packed the better, the longer it takes. */
const CODE = Array.from({ length: 400 }, (_, at) => `export const name${at * at} = ${at * 7919} % ${at + 3};`).join(
  '\n',
);
const HOME = `<!DOCTYPE html><p>${'home '.repeat(500)}</p>`;

let root: string;
let server: RunningServer;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'nama-preview-'));
  const files = {
    'dist/index.html': HOME,
    'dist/404.html': '<!DOCTYPE html><title>Not here</title>',
    'dist/privacy/index.html': '<!DOCTYPE html><title>Privacy</title>',
    'dist/favicon.svg': '<svg/>',
    'dist/_astro/home.Bx1.js': 'export {};',
    'dist/_astro/large.Bx1.js': CODE,
    'dist/.hidden/x.txt': 'dots are no secret, but nothing is served above the site',
    [`dist/${ODD_NAME}`]: 'odd',
    'secret.txt': 'above the site',
    ...Object.fromEntries(NAMES.map((name) => [`dist/file/Rig_Veda/SAN/${name}/index.html`, `<p>${name}</p>`])),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  server = await startPreview({ dist: join(root, 'dist'), port: 0, endpoints });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

interface Reply {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Sends a path as it stands: `fetch` would tidy it up first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer;
        resolve({ status, headers: answer.headers as Reply['headers'], body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('what is there', () => {
  test('a folder is answered with its page', async () => {
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(HOME);
  });

  test.each(NAMES)('the address that a page links to leads to %s', async (name) => {
    const { status, body } = await ask(filePath('Rig_Veda', 'SAN', name));
    expect(status).toBe(200);
    expect(body.toString()).toBe(`<p>${name}</p>`);
  });

  test('a name that is percent-encoded, as `%26`, `%3F` and `%25` are, leads to the file of that name', async () => {
    const { status, body } = await ask(`/${encodeURIComponent(ODD_NAME)}?a=b`);
    expect({ status, body: body.toString() }).toEqual({ status: 200, body: 'odd' });
  });

  test('a query changes nothing', async () => {
    expect((await ask('/?folder=Rig_Veda&q=%3Cscript%3E')).body.toString()).toBe(HOME);
  });

  test('HEAD has the headers of GET, and no body', async () => {
    const [get, head] = [await ask('/'), await ask('/', {}, 'HEAD')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test('other methods are refused', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers['allow']).toBe('GET, HEAD');
  });
});

describe('a folder without its slash', () => {
  test('goes to the one with it, and keeps the query', async () => {
    const { status, headers } = await ask(`${filePath('Rig_Veda', 'SAN', NAMES[1] ?? '').slice(0, -1)}?a=b`);
    expect(status).toBe(301);
    expect(headers['location']).toBe(`${filePath('Rig_Veda', 'SAN', NAMES[1] ?? '')}?a=b`);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/privacy',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/%2f%2e%2e%2fprivacy',
    '//privacy',
    '/privacy/..//evil.example',
    '/privacy%0d%0aLocation:%20https://evil.example',
  ])('%s never leads off the site (B13)', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['location']).toBeUndefined();
  });

  test.each(['/./privacy', '/nobody/../privacy', 'https://evil.example/privacy'])(
    '%s leads to the page of that name on this site (B13)',
    async (path) => {
      const { status, headers } = await ask(path);
      expect({ status, location: headers['location'] }).toEqual({ status: 301, location: '/privacy/' });
    },
  );

  test.each(['/\\evil.example', '/..\\secret.txt', '/privacy\\'])(
    '%s is refused: no address has a backslash',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect({ status, location: headers['location'] }).toEqual({ status: 400, location: undefined });
      expect(body.toString()).not.toContain('above');
    },
  );
});

describe('what is not there', () => {
  test.each(['/nobody', '/nobody/', '/file/%zz/', '/privacy/index.html/', '/%00', `/${'a'.repeat(5000)}`])(
    '%s is answered with the 404 page and its status',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toContain('Not here');
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/_astro/../../secret.txt',
    '/..%5Csecret.txt',
  ])('%s does not lead above the site', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('above');
  });
});

describe('headers', () => {
  const all = responseHeaders(endpoints);

  test.each(['/', '/nobody', '/privacy', '/favicon.svg', '/_astro/gone.js'])('%s has every one', async (path) => {
    const { headers } = await ask(path);
    for (const [name, value] of all) expect(headers[name.toLowerCase()]).toBe(value);
  });

  test('a script has those that are not about pages', async () => {
    const { headers } = await ask('/_astro/home.Bx1.js');
    const sent = all.filter(([name]) => headers[name.toLowerCase()] !== undefined);
    expect(sent).toEqual(headersOf('/_astro/home.Bx1.js', all));
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a page is checked at each visit, a hashed file is cached for a year', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/_astro/home.Bx1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/_astro/gone.js')).headers['cache-control']).toBe('no-cache');
  });
});

describe('versions', () => {
  test('a page that a browser already has is answered without a body, in any encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await ask('/', { 'accept-encoding': encoding });
      const again = await ask('/', { 'accept-encoding': encoding, 'if-none-match': `"x", W/${headers['etag']}` });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['etag']).toBe(headers['etag']);
    }
  });

  test('a changed page is sent', async () => {
    const { headers } = await ask('/privacy/');
    writeFileSync(join(root, 'dist/privacy/index.html'), '<!DOCTYPE html><title>New privacy</title>');
    const { status, body } = await ask('/privacy/', { 'if-none-match': headers['etag'] ?? '' });
    expect(status).toBe(200);
    expect(body.toString()).toContain('New privacy');
  });
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['deflate', undefined],
    ['br;q=0.0, gzip;q=0', undefined],
  ])('for a browser that accepts %s is %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    const whole = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(whole.toString()).toBe(HOME);
  });

  test('of a file that never changes is the strongest', async () => {
    const { headers, body } = await ask('/_astro/large.Bx1.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(CODE);
    expect(body.length).toBe(brotliCompressSync(CODE).length);
    const again = await ask('/_astro/large.Bx1.js', { 'accept-encoding': 'br' });
    expect(again.body).toEqual(body);
  });
});

describe('a part of a file', () => {
  test.each([
    ['bytes=0-14', HOME.slice(0, 15), `bytes 0-14/${HOME.length}`],
    ['bytes=15-', HOME.slice(15), `bytes 15-${HOME.length - 1}/${HOME.length}`],
    ['bytes=-4', HOME.slice(-4), `bytes ${HOME.length - 4}-${HOME.length - 1}/${HOME.length}`],
    ['bytes=0-999999', HOME, `bytes 0-${HOME.length - 1}/${HOME.length}`],
  ])('%s is that part, and not compressed', async (range, part, contentRange) => {
    const { status, headers, body } = await ask('/', { range, 'accept-encoding': 'br' });
    expect({ status, body: body.toString() }).toEqual({ status: 206, body: part });
    expect(headers).toMatchObject({ 'content-range': contentRange, 'content-length': String(part.length) });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('beyond its end is refused with its size', async () => {
    const { status, headers } = await ask('/', { range: `bytes=${HOME.length}-` });
    expect({ status, range: headers['content-range'] }).toEqual({ status: 416, range: `bytes */${HOME.length}` });
  });

  test.each(['bytes=5-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=-'])(
    '%s is not a range, so the whole file is sent',
    async (range) => {
      expect((await ask('/', { range })).status).toBe(200);
    },
  );

  test('is not sent for If-Range, since tags are weak: the whole file is (RFC 9110, 13.1.5)', async () => {
    const { headers } = await ask('/');
    for (const tag of ['"older"', headers['etag'] ?? '']) {
      expect((await ask('/', { range: 'bytes=0-1', 'if-range': tag })).status).toBe(200);
    }
  });

  test('has no tag, since a tag is that of a whole file', async () => {
    expect((await ask('/', { range: 'bytes=0-1' })).headers['etag']).toBeUndefined();
  });
});

describe('starting', () => {
  test('on a busy port says so, and what to do', async () => {
    const port = Number(new URL(server.url).port);
    const busy = startPreview({ dist: join(root, 'dist'), port, endpoints });
    await expect(busy).rejects.toThrow(
      new RegExp(`Port ${port} on 127.0.0.1 cannot be opened: another program uses it.\n {2}Stop`),
    );
  });

  test('without a site says so, and what to do', async () => {
    const nothing = startPreview({ dist: join(root, 'nothing'), port: 0, endpoints });
    await expect(nothing).rejects.toThrow(UserError);
    await expect(nothing).rejects.toThrow(
      /There is no site to serve: .*nothing does not exist\.\n {2}Run "npm run build" first\./,
    );
  });
});
