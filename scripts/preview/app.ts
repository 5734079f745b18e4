/** The published site as a good host serves it: Hono serves the files, our tables say the headers. */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import { etag } from 'hono/etag';
import { cacheControl, type Header, headersOf } from '#page/headers.ts';
import { compress } from './compress.ts';
import { isText, TYPES } from './types.ts';

/** Names that can never be below a folder, or mean another one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NEVER = /^\.{1,2}$|[/\\\u0000-\u001F]/;

const pathOf = (c: Context): string => new URL(c.req.url).pathname;

/**
 * The file that a path asks for: `/file/a%20%26%3F/` → `file/a &?/index.html`; null for what no file of the site can be.
 * Here and not by `serveStatic`, which leaves `%26` and `%3F` as they are.
 */
function fileOf(path: string): string | null {
  try {
    const names = path.slice(1).split('/').map(decodeURIComponent);
    if (names.at(-1) === '') names[names.length - 1] = 'index.html';
    return names.includes('') || names.some((name) => NEVER.test(name)) ? null : names.join('/');
  } catch {
    return null;
  }
}

/** One file of the site, or null. `serveStatic` says neither our types nor when it may be kept. */
async function send(c: Context, root: string, path: string, caching: string): Promise<Response | null> {
  const sent = await serveStatic({ root, path })(c, async () => undefined);
  if (!sent) return null;
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  sent.headers.set('Content-Type', type);
  sent.headers.set('Cache-Control', type.startsWith('text/html') ? 'no-cache' : caching);
  if (isText(type)) sent.headers.set('Vary', 'Accept-Encoding');
  sent.headers.delete('Last-Modified'); // the tag tells versions apart
  return sent;
}

/** One range that RFC 9110 (14.1.2) allows. Of any other, and of a condition that only a strong tag meets (13.1.5), all is sent. */
function isRange(range: string | undefined, condition: string | undefined): boolean {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  const isOrdered = first === '' || last === '' || Number(first) <= Number(last);
  return condition === undefined && first + last !== '' && isOrdered;
}

/** As tags of nginx and CDNs are: weak, so that one is right in every encoding; of a part there is none. */
const tag = etag({ weak: true, generateDigest: (body) => hash('sha256', body, 'buffer').buffer.slice(0, 16) });
const tagged = (c: Context, next: Next) => (c.req.header('Range') === undefined ? tag(c, next) : next());

/**
 * @param dist a folder, or a link to one, which is looked through once for each request, so that all it reads is of one release
 * @param all headers of a page; a part of one gets fewer
 */
export function createPreviewApp(dist: string, all: readonly Header[]): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const isGet = ['GET', 'HEAD'].includes(c.req.method);
    if (!isRange(c.req.header('Range'), c.req.header('If-Range'))) c.req.raw.headers.delete('Range');
    if (isGet) await next();
    else c.res = c.text('Only GET and HEAD.\n', 405, { Allow: 'GET, HEAD' });
    for (const [name, value] of c.res.status < 400 ? headersOf(pathOf(c), all) : all) c.res.headers.set(name, value);
  });
  app.use(compress, tagged);
  app.get('*', async (c) => {
    const root = await realpath(dist);
    const path = fileOf(pathOf(c));
    if (path !== null && existsSync(join(root, path, 'index.html'))) {
      c.header('Cache-Control', 'no-cache');
      return c.redirect(`${pathOf(c)}/${new URL(c.req.url).search}`, 301);
    }
    const found = path !== null && (await send(c, root, path, cacheControl(pathOf(c))));
    if (found) return found;
    c.req.raw.headers.delete('Range');
    const page = await send(c, root, '404.html', 'no-cache');
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : c.text('Not found.\n', 404);
  });
  return app;
}

/** What is asked with HEAD is answered as with GET, without the body: Hono's middleware leaves out some of its headers. */
export async function answer(app: Hono, request: Request): Promise<Response> {
  if (request.method !== 'HEAD') return app.fetch(request);
  const { status, headers } = await app.request(request.url, { headers: request.headers });
  return new Response(null, { status, headers });
}
