import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { UserError } from '#schemas/user-error.ts';
import type { RunningServer } from '../../scripts/local-api/listen.ts';
import { folderOf, listed, post, startOver } from './local-api.fixture.ts';

const library = folderOf(listed);
let api: RunningServer;

beforeAll(async () => {
  api = await startOver(library.dir);
});
// After every request, however bad, the server still answers.
afterEach(async () => {
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
});
afterAll(async () => {
  await api.close();
  library.remove();
});

const message = { name: 'n', comments: 'c' };
const translation = { text: 't', translationType: 'convert_to_sanskrit' };

describe('a bad body', () => {
  it.each<[string, string, unknown]>([
    ['no JSON', '/file', '{"s3_path": '],
    ['nothing', '/file', ''],
    ['null', '/file', 'null'],
    ['nesting without end', '/file', '['.repeat(8000)],
    ['no key and no name', '/file', {}],
    ['a name without folder', '/file', { file_name: 'x.txt', language: 'SAN' }],
    ['a folder too many', '/file', { file_name: 'x.txt', language: 'a/b/c' }],
    ['a key that is a number', '/file', { s3_path: 7 }],
    ['a translation without type', '/translate', { text: 'x' }],
    ['a translation of an unknown type', '/translate', { ...translation, translationType: 'to_klingon' }],
    ['a translation of nothing', '/translate', { ...translation, text: '' }],
    ['a message without name', '/support', { comments: 'c' }],
    ['a message of blanks', '/support', { ...message, comments: '  \n' }],
    ['a mail address that is none', '/support', { ...message, email: 'someone' }],
    ['an event that lacks fields', '/click-log', { type: 'webpage' }],
  ])('is answered 400 with what to send: %s', async (_, path, body) => {
    const answer = await post(`${api.url}${path}`, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^The body is .+; send .+/) });
  });

  it.each([
    ['/file', 17],
    ['/translate', 1025],
    ['/support', 1025],
    ['/click-log', 17],
    ['/file', 20_000],
    ['/nothing', 1025],
  ])('is answered 413 by %s when it has %i KiB', async (path, kibibytes) => {
    const answer = await post(`${api.url}${path}`, JSON.stringify({ text: 'x'.repeat(kibibytes * 1024) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^The body is too large; send at most/) });
  });

  it('is answered 413 when it is too large without saying so beforehand', async () => {
    const body = new Blob(['x'.repeat(3_000_000)]).stream();
    const answer = await fetch(`${api.url}/file`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('is answered 415 when it is a form with files', async () => {
    const body = new FormData();
    body.append('name', 'x');
    expect((await fetch(`${api.url}/support`, { method: 'POST', body })).status).toBe(415);
  });

  it('of any kind gets a 4xx and never a 5xx', async () => {
    const paths = fc.constantFrom('/file', '/translate', '/support', '/click-log');
    const bodies = fc.oneof(fc.json(), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(paths, bodies, async (path, body) => {
        const { status } = await post(`${api.url}${path}`, body);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a text or playlist that the list does not have', () => {
  it.each([
    'texts/secret.txt',
    'secret.txt',
    '../files.json',
    '..\\files.json',
    '/etc/passwd',
    'file:///etc/passwd',
    '%2e%2e/files.json',
    'Rigveda/SAN/../../secret.txt',
    'Rigveda/SAN/0113 Dawn (RV 1.113).txt\0',
    'out',
    '__proto__',
  ])('is answered 404 by key: %j', async (s3_path) => {
    const answer = await post(`${api.url}/file`, { s3_path });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'The library has no such text; ask for one that GET /files lists' });
  });

  it.each([
    ['../secret.txt', 'Rigveda/SAN'],
    ['secret.txt', '../texts'],
    ['secret.txt', './.'],
    ['003 Out.txt', 'Upanishads/TAM'],
    ['002 Gone.txt', 'Upanishads/TAM'],
  ])('is answered 404 by name: %j in %j', async (file_name, language) => {
    expect((await post(`${api.url}/file`, { file_name, language })).status).toBe(404);
  });

  it.each(['2', 'lost', '../files', '..%2Ffiles', '1.json', '%E0%A4%A', '%00', 'x'.repeat(3000)])(
    'is answered 404 as playlist %s',
    async (id) => {
      const answer = await fetch(`${api.url}/playlist-content?id=${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: expect.stringMatching(/^The library has no such playlist; /) });
    },
  );

  it.each(['', '?id=', '?ID=1'])('is answered 400 without an id: /playlist-content%s', async (query) => {
    const answer = await fetch(`${api.url}/playlist-content${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^Playlist ID is required; /) });
  });
});

describe('a bad call', () => {
  it.each([
    ['PUT', '/file', 'POST'],
    ['GET', '/support', 'POST'],
    ['DELETE', '/files', 'GET'],
    ['POST', '/playlist-content', 'GET'],
  ])('is answered 405 with the method to use: %s %s', async (method, path, right) => {
    const answer = await fetch(`${api.url}${path}`, { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, right]);
    expect(await answer.json()).toEqual({ error: `${path} does not take ${method}; send ${right}` });
  });

  it.each(['/', '/nothing', '/files/../etc', '/%E0%A4%A', '/%', '/files%00', '//files'])(
    'is answered 404 with the calls there are: %s',
    async (path) => {
      const [head = '', body = ''] = (
        await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      ).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1.1 404 /);
      expect(JSON.parse(body).error).toMatch(/^There is no such call; ask for one of GET \/health, /);
    },
  );

  it.each([
    'nonsense\r\n\r\n',
    'GET /files HTTP/1.1\r\n\r\n',
    'GET /files HTTP/1.1\r\nHost: a b\r\n\r\n',
    '\0\0\r\n\r\n',
  ])('that is not HTTP is answered 400: %j', async (bytes) => {
    expect(await raw(bytes)).toMatch(/^HTTP\/1.1 400 /);
  });

  it('that is cut off half way disturbs no other, and is not logged', async () => {
    const log = vi.spyOn(console, 'error');
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.write('POST /support HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"name":');
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('a failure behind the server', () => {
  it('of the translator is a 502 that keeps the reason to the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const translate = () => Promise.reject(new Error('key sk-1234 is wrong'));
    const broken = await startOver(library.dir, { translate });
    const answer = await post(`${broken.url}/translate`, translation);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ error: 'The translator gave no answer; try again later' });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('key sk-1234 is wrong'));
    log.mockRestore();
    await broken.close();
  });

  it('of the library is a 500 that names the file, until the file is corrected', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const other = folderOf(listed);
    const server = await startOver(other.dir);
    other.write('files.json', '{"files": [');
    const answer = await fetch(`${server.url}/files`);
    expect(answer.status).toBe(500);
    expect((await answer.json()).error).toMatch(/^files\.json is not JSON \(.+\); correct the file/);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining(other.dir));
    other.write('files.json', '[]');
    expect((await fetch(`${server.url}/files`)).status).toBe(200);
    log.mockRestore();
    await server.close();
    other.remove();
  });

  it('of the port says which one, and what to change', async () => {
    const { port } = new URL(api.url);
    const second = startOver(library.dir, { port: Number(port) });
    await expect(second).rejects.toThrow(UserError);
    await expect(second).rejects.toThrow(
      `Port ${port} on 127.0.0.1 cannot be opened: another program uses it.\n  Stop the program that uses it`,
    );
  });
});

/** Sends bytes as they are and reads until the server hangs up. */
function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}
