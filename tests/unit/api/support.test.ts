import { afterEach, expect, test, vi } from 'vitest';
import { postMessage } from '#api/support.ts';

afterEach(() => vi.unstubAllGlobals());

test('a support message waits for its answer as long as the server takes: nothing stops the request', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  expect(await postMessage('https://api.example/support', { name: 'Devi', comments: 'Namaste' })).toBe(true);
  expect(fetch.mock.lastCall).toMatchObject(['https://api.example/support', { method: 'POST' }]);
  expect(fetch.mock.lastCall?.[1]).not.toHaveProperty('signal');
});
