/** Brotli and gzip on the wire. Hono's own `compress` has no brotli, which is what a reader's browser gets from a host. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { isText } from './types.ts';

/** Below this many bytes the compressed form is no smaller in packets. */
const SMALLEST = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed as small as it gets, which takes a third of a second, by entity tag: done once. */
const smallest = new Map<string, Promise<Buffer>>();

/** Qualities as nginx and CDNs use them on the fly; a file that never changes is compressed as by hosts that do it at the upload. */
async function compressed(content: ArrayBuffer, encoding: string, { headers }: Response): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level: 6 });
  if (!headers.get('Cache-Control')?.includes('immutable')) {
    return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  const tag = headers.get('ETag') ?? '';
  const once = smallest.get(tag) ?? brotli(content);
  smallest.set(tag, once);
  return once;
}

/** Compresses text, whole, for who takes it: brotli, else gzip (RFC 9110, 12.5.3). */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  const isLarge = Number(res.headers.get('Content-Length')) >= SMALLEST;
  if (!isLarge || res.status === 206 || !isText(res.headers.get('Content-Type') ?? '')) return;
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, config) =>
      config.supports.find((name) => accepted.some(({ type, q }) => type.toLowerCase() === name && q > 0)) ??
      config.default,
  });
  if (encoding === 'identity') return;
  const body = await compressed(await res.arrayBuffer(), encoding, res);
  c.res = new Response(new Uint8Array(body), res);
  c.res.headers.set('Content-Encoding', encoding);
  c.res.headers.set('Content-Length', String(body.length));
};
