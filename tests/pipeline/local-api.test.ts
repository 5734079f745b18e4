import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../scripts/local-api/listen.ts';
import { storedIn } from '../fixtures/stored.ts';
import { dawn, folderOf, listed, post, startOver, who } from './local-api.fixture.ts';

const library = folderOf(listed);
const data = folderOf({});
let api: RunningServer;

beforeAll(async () => {
  api = await startOver(library.dir, { dataDir: data.dir });
});
afterAll(async () => {
  await api.close();
  library.remove();
  data.remove();
});

const stored = () => storedIn(data.dir);

describe('GET /files', () => {
  it('sends the list as it lies in the library, odd entries included, with the time of each text that is there', async () => {
    const answer = await fetch(`${api.url}/files`);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const { files, playlists } = JSON.parse(listed['files.json']);
    const [first, second, ...others] = files;
    const there = [first, second].map((file) => ({ ...file, last_modified: time }));
    expect(await answer.json()).toEqual({ files: [...there, ...others], playlists });
  });
});

describe('POST /file', () => {
  it('sends a text by its key, byte for byte, as UTF-8 text', async () => {
    const answer = await post(`${api.url}/file`, { s3_path: dawn.s3_path });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe(listed[`texts/${dawn.file_path}`]);
  });

  it('sends a text by name and folder/language', async () => {
    const request = { file_name: who.file_name, language: `${who.folder}/${who.language}` };
    expect(await (await post(`${api.url}/file`, request)).text()).toBe('By whom impelled soars the mind?\n');
  });
});

describe('POST /translate', () => {
  it('hands text and type to the translator and sends its output and model', async () => {
    const answer = await post(`${api.url}/translate`, { text: 'agni', translationType: 'convert_to_sanskrit' });
    expect(await answer.json()).toEqual({ output: 'convert_to_sanskrit: agni', model: 'echo' });
  });

  it('glosses by itself where no translator is given', async () => {
    const plain = await startOver(library.dir, { translate: undefined });
    const answer = await post(`${plain.url}/translate`, { text: 'agni', translationType: 'convert_to_sanskrit' });
    expect(await answer.json()).toEqual({ output: expect.stringContaining('अग्नि'), by: 'rule' });
    const hindi = await post(
      `${plain.url}/translate`,
      { text: 'agni', translationType: 'provide_sanskrit_meaning' },
      { 'Accept-Language': 'hi' },
    );
    expect(await hindi.json()).toEqual({ output: expect.stringContaining('यह अनुवाद नहीं है'), by: 'glossary' });
    await plain.close();
  });
});

describe('GET /playlist-content', () => {
  it.each([
    ['1', { playlist: 'Plain', content: 'one\ntwo', isHtml: false }],
    ['week', { playlist: { id: 'week', name: 'Rich' }, content: '<p>one</p>', isHtml: true }],
  ])('sends name, content and kind of playlist %s', async (id, playlist) => {
    expect(await (await fetch(`${api.url}/playlist-content?id=${id}`)).json()).toEqual(playlist);
  });
});

describe('POST /support', () => {
  const message = { name: 'Āṇḍāḷ 🙏', email: 'a@example.org', comments: '<b>x</b>\r\nBcc: all' };

  it('keeps a message that is sent twice once, and answers both alike', async () => {
    const answers = [await post(`${api.url}/support`, message), await post(`${api.url}/support`, message)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);
    expect(stored().messages.filter(({ id }) => id === first.id)).toEqual([
      { ...message, id: first.id, received_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  });

  it('ignores an id that the sender adds, and gives no two messages the same id', async () => {
    const send = async (comments: string) =>
      (await post(`${api.url}/support`, { name: 'n', comments, id: 'one' })).json();
    const [first, second] = [await send('c'), await send('d')];
    expect(first.id).not.toBe(second.id);
    expect(stored().messages.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]));
  });

  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it('thanks a plain form with a page that leads back to the site', async () => {
    const answer = await post(`${api.url}/support`, 'name=Ma%27am&email=&comments=%E0%A5%90+%26c', {
      ...form,
      Referer: 'https://example.org/support/?q="><script>',
    });
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain('Thank you');
    expect(page).toContain('<a href="https://example.org/">');
    expect(page).not.toContain('script');
    expect(stored().messages.at(-1)).toMatchObject({ name: "Ma'am", email: '', comments: 'ॐ &c' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])(
    'has no link back to a referrer like %s',
    async (Referer) => {
      const page = await (await post(`${api.url}/support`, 'name=a&comments=b', { ...form, Referer })).text();
      expect(page).toContain('You can close this page');
      expect(page).not.toContain('href');
    },
  );

  it('tells a plain form what it lacks, and keeps nothing', async () => {
    const before = stored().messages.length;
    const answer = await post(`${api.url}/support`, 'name=a&comments=', form);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Your message was not sent');
    expect(stored().messages).toHaveLength(before);
  });
});

describe('POST /click-log', () => {
  const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const event = {
    requestid: guid,
    contextid: `open-code-${guid}`,
    callerid: 'nama',
    component: 'home',
    action: 'load',
    type: 'webpage',
  };

  it('keeps an event once, whether its authorization is sent or not', async () => {
    const answers = [
      await post(`${api.url}/click-log`, event, { Authorization: 'ALLOW=open-code' }),
      await post(`${api.url}/click-log`, event),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(stored().events).toEqual([{ ...event, received_at: expect.any(String) }]);
  });

  it('refuses an authorization that is not the one of its context', async () => {
    const requestid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const answer = await post(`${api.url}/click-log`, { ...event, requestid }, { Authorization: 'ALLOW=other' });
    expect(answer.status).toBe(401);
    expect(stored().events.map((one) => one.requestid)).not.toContain(requestid);
  });

  it('refuses anything beyond the six fields', async () => {
    expect((await post(`${api.url}/click-log`, { ...event, user: 'x' })).status).toBe(400);
  });
});

describe('any origin', () => {
  it('may ask, also with JSON and an authorization, and reads errors too', async () => {
    const headers = {
      Origin: 'http://127.0.0.1:4321',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    };
    const preflight = await fetch(`${api.url}/click-log`, { method: 'OPTIONS', headers });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toBe('content-type,authorization');
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const failed = await post(`${api.url}/file`, '{', { Origin: headers.Origin });
    expect([failed.status, failed.headers.get('Access-Control-Allow-Origin')]).toEqual([400, '*']);
  });
});

it('GET /health says that the server runs', async () => {
  expect(await (await fetch(`${api.url}/health`)).json()).toEqual({ ok: true });
});
