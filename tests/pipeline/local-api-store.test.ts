import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readApiSettings } from '../../scripts/local-api/settings.ts';
import { openStore } from '../../scripts/local-api/store.ts';
import { folderOf } from './local-api.fixture.ts';

const { dir, remove } = folderOf({});
afterAll(remove);

describe('the store', () => {
  it('makes its folder, and still has everything when it is opened again', () => {
    const dataDir = join(dir, 'new', 'data');
    const store = openStore(dataDir);
    store.addMessage({ name: 'n', comments: "'; DROP TABLE support; --", id: 'a' });
    store.close();
    const again = openStore(dataDir);
    expect(again.messages()).toMatchObject([{ id: 'a', name: 'n', email: '', comments: "'; DROP TABLE support; --" }]);
    again.close();
  });

  it('keeps the first message of an id, whatever the next one says', () => {
    const store = openStore(':memory:');
    expect(store.addMessage({ name: 'first', comments: 'c', id: 'a' })).toBe('a');
    expect(store.addMessage({ name: 'second', comments: 'c', id: 'a' })).toBe('a');
    expect(store.messages().map(({ name }) => name)).toEqual(['first']);
    store.close();
  });

  it('takes an empty id for none', () => {
    const store = openStore(':memory:');
    const ids = [1, 2].map(() => store.addMessage({ name: 'n', comments: 'c', id: '' }));
    expect(new Set(ids).size).toBe(2);
    store.close();
  });

  it('serves two servers on one file', () => {
    const stores = [openStore(dir), openStore(dir)];
    for (const [index, store] of stores.entries()) store.addMessage({ name: `n${index}`, comments: 'c' });
    expect(stores.map((store) => store.messages().length)).toEqual([2, 2]);
    for (const store of stores) store.close();
  });
});

describe('the settings of the API', () => {
  it('configure no endpoint unless its address is set, a key alone included', () => {
    expect(readApiSettings({ OPENAI_API_KEY: 'sk', OPENAI_BASE_URL: '', LIBRARY_DIR: '../texts' })).toEqual({
      libraryDir: '../texts',
      openai: undefined,
    });
  });

  it('name the endpoint, the model, and the key if there is one', () => {
    const env = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/', OPENAI_MODEL: 'm' };
    expect(readApiSettings(env).openai).toEqual({ baseURL: 'http://127.0.0.1:11434/v1', apiKey: 'none', model: 'm' });
    expect(readApiSettings({ ...env, OPENAI_API_KEY: 'sk' }).openai).toMatchObject({ apiKey: 'sk' });
  });

  it.each([
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
