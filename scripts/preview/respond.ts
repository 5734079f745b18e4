/** One request → one answer, as a good host gives it. */
import type { IncomingHttpHeaders } from 'node:http';
import { cacheControl, type Header, headersOf } from '#page/headers.ts';
import { readAddress, withSlash } from './address.ts';
import { chooseEncoding, pack, packOnce } from './encoding.ts';
import { type OpenSite, openSite, type SiteFile } from './files.ts';

export interface Question {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
}

export interface Answer {
  status: number;
  headers: Header[];
  /** Empty for HEAD and 304 too; `Content-Length` says what would be sent. */
  body: Buffer;
}

const NOTHING = Buffer.alloc(0);
const HTML = 'text/html; charset=utf-8';

const plain = (status: number, words: string, headers: Header[] = []): Answer => ({
  status,
  headers: [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Length', String(Buffer.byteLength(words))],
    ...headers,
  ],
  body: Buffer.from(words),
});

/**
 * Answers from the site that `dist` is at this moment.
 * @param all headers of a page; a part of one gets fewer
 */
export async function answer(dist: string, question: Question, all: readonly Header[]): Promise<Answer> {
  const { status, headers, body } = await answerFrom(dist, question);
  const own = status < 400 ? headersOf(question.target, all) : all;
  return { status, headers: [...own, ...headers], body: question.method === 'HEAD' ? NOTHING : body };
}

async function answerFrom(dist: string, question: Question): Promise<Answer> {
  if (question.method !== 'GET' && question.method !== 'HEAD') {
    return plain(405, 'Only GET and HEAD.\n', [['Allow', 'GET, HEAD']]);
  }
  const site = await openSite(dist);
  const address = readAddress(question.target);
  if (address === null) return notFound(site, question);
  const names = address.folder ? [...address.segments, 'index.html'] : address.segments;
  const file = await site.file(...names);
  if (file) return send(file, question, cacheControl(question.target));
  if (!address.folder && (await site.file(...address.segments, 'index.html'))) {
    return plain(301, '', [
      ['Location', withSlash(address)],
      ['Cache-Control', 'no-cache'],
    ]);
  }
  return notFound(site, question);
}

async function notFound(site: OpenSite, question: Question): Promise<Answer> {
  const page = await site.file('404.html');
  if (!page) return plain(404, 'Not found.\n');
  const unconditional = { ...question, headers: { 'accept-encoding': question.headers['accept-encoding'] } };
  return { ...(await send(page, unconditional, 'no-cache')), status: 404 };
}

async function send(file: SiteFile, { headers: asked }: Pick<Question, 'headers'>, caching: string): Promise<Answer> {
  const { content, type, packable, version } = file;
  const range = readRange(asked, version, content.length);
  const encoding =
    packable && !asked.range ? chooseEncoding(asked['accept-encoding']?.toString(), content.length) : 'identity';
  const tag = `"${version}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers: Header[] = [
    ['Cache-Control', type === HTML ? 'no-cache' : caching],
    ['ETag', tag],
    ['Accept-Ranges', 'bytes'],
    ...(packable ? [['Vary', 'Accept-Encoding'] as const] : []),
  ];
  if (knows(asked['if-none-match'], version)) return { status: 304, headers, body: NOTHING };
  headers.push(['Content-Type', type]);
  if (range === 'outside') {
    return {
      status: 416,
      headers: [...headers, ['Content-Range', `bytes */${content.length}`], ['Content-Length', '0']],
      body: NOTHING,
    };
  }
  if (range) {
    const body = content.subarray(range.from, range.to + 1);
    headers.push(
      ['Content-Range', `bytes ${range.from}-${range.to}/${content.length}`],
      ['Content-Length', String(body.length)],
    );
    return { status: 206, headers, body };
  }
  const body = await (caching.includes('immutable') ? packOnce(content, encoding, version) : pack(content, encoding));
  if (encoding !== 'identity') headers.push(['Content-Encoding', encoding]);
  headers.push(['Content-Length', String(body.length)]);
  return { status: 200, headers, body };
}

/** Whether a browser has this version, in any encoding (RFC 9110, 13.1.2: compared weakly). */
function knows(condition: string | undefined, version: string): boolean {
  if (condition === undefined) return false;
  return condition
    .split(',')
    .some((tag) => /^\s*(?:\*|(?:W\/)?"([^"]*?)(?:-br|-gzip)?")\s*$/.exec(tag)?.[1] === version || tag.trim() === '*');
}

/** One range of bytes (RFC 9110, 14.1.2): `bytes=0-9`, `bytes=10-`, `bytes=-5`. null: send everything. */
function readRange(
  asked: IncomingHttpHeaders,
  version: string,
  size: number,
): { from: number; to: number } | 'outside' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(asked.range ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const condition = asked['if-range']?.toString();
  if (condition !== undefined && condition !== `"${version}"`) return null;
  const [, first = '', last = ''] = match;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return from >= size || from > to ? 'outside' : { from, to };
}
