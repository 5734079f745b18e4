/** The library behind an API: which requests are sent, and how often. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { OversizeError, ShapeError, StatusError } from '#api/errors.ts';
import { createLibrary, GaveUpError, type LibrarySettings } from '#api/library.ts';
import { type FaultServer, startFaultServer } from '../../fixtures/fault-server.ts';
import { songs } from '../../fixtures/pulling.ts';

let server: FaultServer;
beforeEach(async () => {
  server = await startFaultServer(songs(200));
  onTestFinished(() => server.close());
});

function library(more: Partial<LibrarySettings> = {}) {
  const backoff = { first: 1, slowest: 2 };
  const made = createLibrary({ api: server.url, concurrency: 4, timeout: 2_000, budget: 20_000, backoff, ...more });
  onTestFinished(() => made.close());
  return made;
}

const address = { folder: 'Rigveda', language: 'SAN', fileName: '0001 Song 1.txt', s3Path: null };

describe('A text', () => {
  test('is asked for by name and folder/language, or by its key where there is one', async () => {
    await library().text(address);
    await library().text({ ...address, s3Path: 'Rigveda/ENG/0001 Song 1.txt' });
    expect(server.asked.map(({ name }) => name)).toEqual([
      'Rigveda/SAN/0001 Song 1.txt',
      'Rigveda/ENG/0001 Song 1.txt',
    ]);
  });

  test.each([400, 401, 403, 404, 410, 413])('with status %i is asked for once', async (status) => {
    server.fault = () => ({ status });
    await expect(library().text(address)).rejects.toBeInstanceOf(StatusError);
    expect(server.asked).toHaveLength(1);
  });

  test.each([408, 425, 429, 500, 502, 503, 504])(
    'with status %i is asked for again, a bounded number of times',
    async (status) => {
      server.fault = () => ({ status });
      await expect(library({ retries: 3 }).text(address)).rejects.toMatchObject({ status });
      expect(server.asked).toHaveLength(4);
    },
  );
});

test('A list in a wrong shape has a class of its own; its size is capped', async () => {
  server.fault = () => ({ body: '{"files":"none"}' });
  await expect(library({ retries: 0 }).list()).rejects.toBeInstanceOf(ShapeError);
  server.fault = () => null;
  await expect(library({ sizes: { list: 10, text: 10, playlist: 10 }, retries: 0 }).list()).rejects.toBeInstanceOf(
    OversizeError,
  );
});

test('Never more requests are under way than allowed, and all of them are made', async () => {
  let [open, most] = [0, 0];
  const slow = createServer((_, response) => {
    most = Math.max(most, ++open);
    setTimeout(() => {
      open -= 1;
      response.end('A text.');
    }, 5);
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void slow.close());
  const made = library({ api: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`, concurrency: 3 });
  const texts = await Promise.all(Array.from({ length: 30 }, () => made.text(address)));
  expect(texts).toHaveLength(30);
  expect(most).toBe(3);
});

describe('An API that fails every time', () => {
  test('is given up after so many failures in a row, whatever is still to ask', async () => {
    server.fault = () => ({ status: 500 });
    const { text } = library({ circuit: 10, concurrency: 2 });
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => text(address)));
    expect(outcomes.every((one) => one.status === 'rejected' && one.reason instanceof GaveUpError)).toBe(true);
    expect(server.asked.length).toBeLessThan(15);
  });

  test('is not given up while some requests succeed', async () => {
    server.fault = ({ name }) => (name.includes('SAN') ? { status: 404 } : null);
    const { text } = library({ circuit: 4, concurrency: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => text({ ...address, language: at % 2 ? 'ENG' : 'SAN' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  });
});

test('After close nothing is asked any more', async () => {
  const made = library();
  made.close();
  await expect(made.list()).rejects.toBeInstanceOf(GaveUpError);
  expect(server.asked).toEqual([]);
});
