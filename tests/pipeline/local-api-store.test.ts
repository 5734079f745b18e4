import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readApiSettings } from '../../scripts/local-api/settings.ts';
import { openStore } from '../../scripts/local-api/store.ts';
import { storedIn } from '../fixtures/stored.ts';
import { folderOf } from './local-api.fixture.ts';

const { dir, remove } = folderOf({});
afterAll(remove);

describe('the store', () => {
  it('makes its folder, and still has everything when it is opened again', () => {
    const dataDir = join(dir, 'new', 'data');
    const store = openStore(dataDir);
    store.addMessage({ name: 'n', comments: "'; DROP TABLE support; --" });
    store.close();
    const again = openStore(dataDir);
    expect(storedIn(dataDir).messages).toMatchObject([{ name: 'n', email: '', comments: "'; DROP TABLE support; --" }]);
    again.close();
  });

  it('keeps a message once when the same comes again within a day, and keeps every other', () => {
    const day = 24 * 60 * 60 * 1000;
    let now = Date.parse('2026-11-24T08:00:00Z');
    const dataDir = join(dir, 'day');
    const store = openStore(dataDir, () => now);
    const message = { name: 'first', comments: 'c' };
    const others = [{ name: 'second' }, { comments: 'other' }, { email: 'a@example.org' }];
    const all = [message, ...others.map((words) => ({ ...message, ...words }))];
    const ids: string[] = [];
    for (const one of all) ids.push(store.addMessage(one));
    now += day - 1;
    for (const one of all) ids.push(store.addMessage(one));
    expect(new Set(ids).size).toBe(4);
    expect(ids.slice(4)).toEqual(ids.slice(0, 4));
    expect(storedIn(dataDir).messages).toMatchObject(all.map((one, at) => ({ ...one, id: ids[at] })));
    now += 2;
    expect(ids).not.toContain(store.addMessage(message));
    expect(storedIn(dataDir).messages).toHaveLength(5);
    store.close();
  });

  it('treats a missing email and an empty one as the same', () => {
    const store = openStore(':memory:');
    const email = { name: 'n', comments: 'c', email: '' };
    expect(store.addMessage(email)).toBe(store.addMessage({ name: 'n', comments: 'c' }));
    store.close();
  });

  it('serves two servers on one file', () => {
    const shared = join(dir, 'shared');
    const stores = [openStore(shared), openStore(shared)];
    for (const [index, store] of stores.entries()) store.addMessage({ name: `n${index}`, comments: 'c' });
    expect(storedIn(shared).messages).toHaveLength(2);
    for (const store of stores) store.close();
  });

  it('refuses what comes once it is closed, and nothing else breaks', () => {
    const store = openStore(':memory:');
    store.close();
    expect(() => store.addMessage({ name: 'Devi', comments: 'Thank you' })).toThrow('finalized');
  });
});

describe('the settings of the API', () => {
  it('configure no endpoint unless its address is set: a key alone is not enough', () => {
    expect(readApiSettings({ OPENAI_API_KEY: 'sk', OPENAI_BASE_URL: '', LIBRARY_DIR: '../texts' })).toEqual({
      libraryDir: '../texts',
      hosts: [],
      openai: undefined,
    });
  });

  it('name the endpoint, the model, and the key if there is one', () => {
    const env = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/', OPENAI_MODEL: 'm' };
    expect(readApiSettings(env).openai).toEqual({ baseURL: 'http://127.0.0.1:11434/v1', apiKey: 'none', model: 'm' });
    expect(readApiSettings({ ...env, OPENAI_API_KEY: 'sk' }).openai).toMatchObject({ apiKey: 'sk' });
  });

  it('name the hosts that it answers for', () => {
    expect(readApiSettings({ API_HOSTS: 'nama.lan, nama.test' }).hosts).toEqual(['nama.lan', 'nama.test']);
  });

  it.each([
    [{ API_HOSTS: 'http://nama.lan' }, /^API_HOSTS is not a list of names .+: "http:.+\n {2}Set API_HOSTS/],
    [
      { OPENAI_BASE_URL: 'localhost', OPENAI_MODEL: 'm' },
      /^OPENAI_BASE_URL is not an http or https URL: "localhost"\n {2}Set/,
    ],
    [
      { OPENAI_BASE_URL: 'http://x', OPENAI_API_KEY: 'sk' },
      /^OPENAI_MODEL is missing, although .+\n {2}Set OPENAI_MODEL/,
    ],
  ])('are refused with what to set: %j', (env, message) => {
    expect(() => readApiSettings(env)).toThrow(message);
  });
});
