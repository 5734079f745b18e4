/** A42: what the embedded API does not serve, whoever asks. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text as readWhole } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { storedIn } from '../fixtures/stored.ts';
import { dawn, folderOf, listed, post, startOver } from './local-api.fixture.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const SECRET = 'a secret of this machine';
const outside = () => {
  const folder = folderOf({
    'secret.txt': SECRET,
    'secret.json': JSON.stringify({ playlist: 'Out', content: SECRET, isHtml: false }),
    'SAN/001 Secret.txt': SECRET,
    'files.json': JSON.stringify([dawn]),
  });
  ends.push(folder.remove);
  return folder.dir;
};

async function serve(files: Record<string, string>, prepare: (dir: string) => void = () => undefined, options = {}) {
  const folder = folderOf(files);
  ends.push(folder.remove);
  prepare(folder.dir);
  const api = await startOver(folder.dir, options);
  ends.push(() => api.close());
  return { ...folder, url: api.url };
}

const tree = { 'Rigveda/SAN/0113 Dawn.txt': 'dawn', 'Rigveda/SAN/0114 Night.txt': 'night' };
const { [`texts/${dawn.file_path}`]: _, ...withoutDawn } = listed;

describe('a link that leads out of the library is not followed', () => {
  it('from a text of a list', async () => {
    const { url } = await serve(withoutDawn, (dir) => {
      mkdirSync(join(dir, 'texts/Rigveda/SAN'), { recursive: true });
      symlinkSync(join(outside(), 'secret.txt'), join(dir, 'texts', dawn.file_path));
    });
    expect((await post(`${url}/file`, { s3_path: dawn.s3_path })).status).toBe(404);
  });

  it('from a folder of a list', async () => {
    const { url } = await serve(withoutDawn, (dir) => symlinkSync(outside(), join(dir, 'texts/Rigveda')));
    expect((await post(`${url}/file`, { s3_path: dawn.s3_path })).status).toBe(404);
  });

  it('from a playlist of a list', async () => {
    const { 'playlists/1.json': __, ...rest } = listed;
    const { url } = await serve(rest, (dir) =>
      symlinkSync(join(outside(), 'secret.json'), join(dir, 'playlists/1.json')),
    );
    expect((await fetch(`${url}/playlist-content?id=1`)).status).toBe(404);
  });

  it('from a text of a plain tree, also one that became a link after the list was read', async () => {
    const {
      url,
      dir,
      remove: __,
    } = await serve(tree, (dir) => {
      symlinkSync(join(outside(), 'secret.txt'), join(dir, 'Rigveda/SAN/0115 Secret.txt'));
      symlinkSync(outside(), join(dir, 'Upanishads'));
    });
    const { files } = await (await fetch(`${url}/files`)).json();
    expect(files.map(({ file_name }: { file_name: string }) => file_name)).toEqual(['0113 Dawn.txt', '0114 Night.txt']);
    rmSync(join(dir, 'Rigveda'), { recursive: true });
    symlinkSync(outside(), join(dir, 'Rigveda'));
    for (const s3_path of ['Rigveda/SAN/0113 Dawn.txt', 'Rigveda/SAN/001 Secret.txt'])
      expect((await post(`${url}/file`, { s3_path })).status).toBe(404);
  });

  it('from the playlists of a plain tree', async () => {
    const { url } = await serve(tree, (dir) => symlinkSync(outside(), join(dir, 'playlists')));
    expect((await (await fetch(`${url}/files`)).json()).playlists).toEqual([]);
    expect((await fetch(`${url}/playlist-content?id=secret`)).status).toBe(404);
  });

  it('from the list itself', async () => {
    const folder = folderOf({ [`texts/${dawn.file_path}`]: 'dawn' });
    ends.push(folder.remove);
    symlinkSync(join(outside(), 'files.json'), join(folder.dir, 'files.json'));
    await expect(startOver(folder.dir)).rejects.toThrow(/files\.json is missing\.\n {2}Put it back/);
  });
});

it('a link within the library is followed, and so is one that is the library', async () => {
  const { dir } = await serve(withoutDawn, (dir) => {
    mkdirSync(join(dir, 'texts/Rigveda/SAN'), { recursive: true });
    symlinkSync('../../Upanishads/ENG/001 By Whom? 100%.txt', join(dir, 'texts', dawn.file_path));
  });
  const link = join(folderOf({}).dir, 'library');
  symlinkSync(dir, link);
  const api = await startOver(link);
  ends.push(() => api.close());
  expect(await (await post(`${api.url}/file`, { s3_path: dawn.s3_path })).text()).toContain('By whom');
});

describe('a broken playlist', () => {
  it.each([
    ['of a list', { ...listed, 'playlists/1.json': '{"playlist": ' }],
    ['of a plain tree', { ...tree, 'playlists/1.json': '{"playlist": ' }],
  ])('%s is named without a path of the machine, and the other playlists are still served', async (_, files) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const { url, dir } = await serve({ ...files, 'playlists/2.json': '{"content": "two"}' });
    const list = await (await fetch(`${url}/files`)).json();
    expect(list.playlists).toContainEqual(expect.objectContaining({ id: '1' }));
    const answer = await fetch(`${url}/playlist-content?id=1`);
    const { error } = await answer.json();
    expect([answer.status, error]).toEqual([500, expect.stringMatching(/^playlists\/1\.json is not JSON /)]);
    expect(error).not.toContain(dir);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(join(dir, 'playlists/1.json')));
  });
});

describe('the host that a request names', () => {
  const ask = (url: string, host: string): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const asked = request(`${url}/files`, { headers: { host } }, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, body: await readWhole(answer) }),
      );
      asked.on('error', reject).end();
    });

  it.each(['localhost', 'LocalHost:8787', 'nama.localhost', '127.0.0.1:1', '127.3.2.1', '[::1]:8787', 'localhost.'])(
    'is answered when it is this machine: %s',
    async (host) => {
      expect((await ask((await serve(listed)).url, host)).status).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'evil.example:8787',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'evil-localhost',
    '128.0.0.1',
    '[::2]',
  ])('is refused when it is another: %s', async (host) => {
    const { status, body } = await ask((await serve(listed)).url, host);
    expect([status, JSON.parse(body).error]).toEqual([421, expect.stringMatching(/API_HOSTS/)]);
    expect(body).not.toContain(dawn.file_name);
  });

  it.each(['evil.example@localhost', 'localhost/x'])('is refused when it is none: %j', async (host) => {
    expect((await ask((await serve(listed)).url, host)).status).toBeGreaterThanOrEqual(400);
  });

  it('is answered when a setting names it, with any port', async () => {
    const { url } = await serve(listed, undefined, { hosts: ['nama.lan'] });
    const asked = await Promise.all(['nama.lan', 'NAMA.lan:80', 'other.lan'].map((host) => ask(url, host)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 421]);
  });
});

describe('a text of a megabyte', () => {
  const question = { text: 'agni', translationType: 'convert_from_sanskrit' } as const;

  it('is answered or refused, and so is what waits behind it', async () => {
    const { url } = await serve(listed, undefined, { translate: undefined });
    const words = Array.from({ length: 60_000 }, (_, at) => `kurukṣetra${at.toString(36).replace(/\d/g, 'ā')}`);
    const answers = await Promise.all(
      [words.join(' ').slice(0, 900_000), 'agni'].map((text) => post(`${url}/translate`, { ...question, text })),
    );
    for (const { status } of answers) expect([200, 413]).toContain(status);
  });

  it('is refused at once when a model would have to read it', async () => {
    const openai = { baseURL: 'http://127.0.0.1:9/v1', apiKey: 'none', model: 'm' };
    const { url } = await serve(listed, undefined, { translate: undefined, openai });
    const answer = await post(`${url}/translate`, { ...question, text: 'x'.repeat(1_000_000) });
    expect([answer.status, (await answer.json()).error]).toEqual([413, expect.stringMatching(/too long for a model/)]);
  });
});

/** Waits for a connection as long as it takes, where `fetch` gives up on a busy machine. @returns the status */
const send = (url: string, body: unknown) =>
  new Promise<number>((done, fail) => {
    const headers = { 'Content-Type': 'application/json' };
    request(url, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .on('error', fail)
      .end(JSON.stringify(body));
  });

it('two hundred messages at once are all kept, each once', async () => {
  const data = folderOf({});
  ends.push(data.remove);
  const { url } = await serve(listed, undefined, { dataDir: data.dir });
  const ids = Array.from({ length: 200 }, (_, at) => `message ${at}`);
  const sent = ids.map((id) => send(`${url}/support`, { name: 'n', comments: id }));
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  const comments = storedIn(data.dir).messages.map((one) => one.comments);
  expect(comments.sort()).toEqual(ids.sort());
});
