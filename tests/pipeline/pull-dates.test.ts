/** A33 to A35, A43, A44: dates are hints, playlists cost no text, and an API that asks to wait is waited for. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../fixtures/fault-server.ts';
import { pullFrom, readManifest, readStored, songs, temporaryFolder } from '../fixtures/pulling.ts';

const DAY = 86_400_000;

let folder: string;
let server: FaultServer;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await startFaultServer(dated('first'));
  onTestFinished(() => server.close());
});

const dated = (version: string, date = 'Monday') => ({
  ...songs(100, version),
  files: songs(100).files.map((file) => ({ ...file, last_modified: date })),
});
const asked = () => server.asked.filter(({ call }) => call === 'file').map(({ name }) => name);
/** Puts the last run so many days into the past. */
const lastRun = (days: number) =>
  writeFile(join(folder, 'turns.json'), JSON.stringify({ at: new Date(Date.now() - days * DAY).toISOString() }));
const versions = async () => {
  const { entries } = await readManifest(folder);
  const all = await Promise.all(entries.map(({ digest }) => readStored(folder, digest)));
  return new Set(all.map((text) => /the (\w+) version/.exec(text)?.[1]));
};

describe('A33: dates that lie', () => {
  test('a frozen date hides no new text for longer than a week: a share is asked for at each run', async () => {
    await pullFrom(server.url, folder);
    server.library = dated('second');
    server.asked.length = 0;
    await lastRun(1);
    await pullFrom(server.url, folder);
    const share = asked().length;
    expect(share).toBeGreaterThan(4);
    expect(share).toBeLessThan(30);
    await lastRun(7);
    await pullFrom(server.url, folder);
    expect(await versions()).toEqual(new Set(['second']));
  });

  test('--scrub asks for every text', async () => {
    await pullFrom(server.url, folder);
    server.asked.length = 0;
    await pullFrom(server.url, folder, { scrub: true });
    expect(new Set(asked()).size).toBe(100);
  });

  test('a snapshot whose last run is not known asks for every text', async () => {
    await pullFrom(server.url, folder);
    server.asked.length = 0;
    await writeFile(join(folder, 'turns.json'), '');
    await pullFrom(server.url, folder);
    expect(asked()).toHaveLength(100);
  });

  test('a text that the API takes back to an older version is taken back here too', async () => {
    await pullFrom(server.url, folder);
    server.library = dated('older', 'Tuesday');
    await pullFrom(server.url, folder);
    server.library = dated('first', 'Tuesday');
    await pullFrom(server.url, folder, { scrub: true });
    expect(await versions()).toEqual(new Set(['first']));
  });

  describe('A44: a text that is the old one under a new date (a cache lags)', () => {
    const name = 'Rigveda/SAN/0004 Song 4.txt';
    /** The new date of one text in the list; its text is the new one, or still the old. */
    const redated = (version: string) => ({
      texts: new Map(songs(100).texts).set(name, `${name}, the ${version} version.`),
      files: songs(100).files.map((one) => ({ ...one, last_modified: one['s3_path'] === name ? 'Tuesday' : 'Monday' })),
    });
    beforeEach(async () => {
      server.library = { ...redated('first'), files: dated('first').files };
      await pullFrom(server.url, folder);
      server.library = redated('first');
    });
    const askedInNextRun = async () => {
      server.asked.length = 0;
      await lastRun(0);
      await pullFrom(server.url, folder);
      return asked();
    };

    test('is asked for again at each run until it is the new one', async () => {
      expect(await askedInNextRun()).toEqual([name]);
      expect(await askedInNextRun()).toEqual([name]);
      server.library = redated('second');
      expect(await askedInNextRun()).toEqual([name]);
      expect(await versions()).toEqual(new Set(['first', 'second']));
      expect(await askedInNextRun()).toEqual([]);
    });

    test('is the text of that date when a week has passed', async () => {
      await askedInNextRun();
      const manifest = join(folder, 'manifest.json');
      const [{ newerDateSince = '' } = {}] = (await readManifest(folder)).entries.filter((one) => one.newerDateSince);
      const weekBefore = new Date(Date.parse(newerDateSince) - 7 * DAY).toISOString();
      await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(newerDateSince, weekBefore));
      expect(await askedInNextRun()).toEqual([name]);
      expect(await askedInNextRun()).toEqual([]);
    });
  });

  test('a text that could not be loaded is asked for again at the next run, whatever its date', async () => {
    await pullFrom(server.url, folder);
    server.fault = ({ name }) => (name.includes('SAN/0004') ? { status: 404 } : null);
    await pullFrom(server.url, folder, { scrub: true });
    server.fault = () => null;
    server.asked.length = 0;
    expect(await pullFrom(server.url, folder)).toMatchObject({ entries: { stale: 0 } });
    expect(asked()).toEqual(['Rigveda/SAN/0004 Song 4.txt']);
  });
});

describe('A34: all playlists fail while every text arrives', () => {
  const lists = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, name: `List ${at}` }));
  const contents = new Map(lists.map(({ id, name }) => [id, { playlist: name, content: `${name}: this and that.` }]));

  test.each([
    ['500', { status: 500 }],
    ['no answer at all', 'reset' as const],
  ])('%s: texts are committed, and playlists keep their last copy', async (_, fault) => {
    server.library = { ...songs(100), playlists: lists, contents };
    await pullFrom(server.url, folder);
    server.library = { ...songs(100, 'second'), playlists: lists, contents };
    server.fault = ({ call }) => (call === 'playlist-content' ? fault : null);
    const report = await pullFrom(server.url, folder, { circuit: 20 });
    expect(report).toMatchObject({
      outcome: 'committed',
      playlists: { stale: 60 },
      entries: { changed: 100, stale: 0 },
    });
    expect(await versions()).toEqual(new Set(['second']));
    for (const { digest } of (await readManifest(folder)).playlists)
      expect(await readStored(folder, digest)).toContain('this and that');
    // After the circuit has opened none is asked for any more.
    expect(server.asked.filter(({ call }) => call === 'playlist-content').length).toBeLessThan(60 + 60);
  });
});

describe('A35: an API that asks to wait', () => {
  test('is waited for as often as it asks, within the budget', async () => {
    let refused = 0;
    server.fault = ({ call }) => (call === 'file' && ++refused <= 40 ? { status: 429, retryAfter: 0 } : null);
    const report = await pullFrom(server.url, folder, { concurrency: 1, retries: 1 });
    expect(report).toMatchObject({ outcome: 'committed', skipped: [], entries: { added: 100 } });
  });

  test('longer than the budget is given up, cleanly and at once', async () => {
    server.fault = () => ({ status: 429, retryAfter: 600 });
    const report = await pullFrom(server.url, folder, { budget: 30_000 });
    expect(report.failure).toContain('HTTP status 429, to be tried again in 600 s');
    expect(server.asked).toHaveLength(1);
  });

  test.each([429, 503])(
    'about one text for ever (%i) has 20 tries of it: its last copy stays, and every other text arrives (A43)',
    async (status) => {
      await pullFrom(server.url, folder);
      server.library = dated('second', 'Tuesday');
      const name = 'Rigveda/SAN/0004 Song 4.txt';
      server.fault = (one) => (one.name === name ? { status, retryAfter: 0 } : null);
      server.asked.length = 0;
      const report = await pullFrom(server.url, folder);
      expect(report).toMatchObject({ outcome: 'committed', entries: { changed: 99, stale: 1 } });
      expect(report.skipped).toMatchObject([{ name, reason: expect.stringContaining(`HTTP status ${status}`) }]);
      expect(asked().filter((one) => one === name)).toHaveLength(20);
    },
  );

  test('for ever is given up when the budget is used up', async () => {
    server.fault = ({ call }) => (call === 'file' ? { status: 429, retryAfter: 0 } : null);
    const report = await pullFrom(server.url, folder, { budget: 1_500, backoff: { first: 20, slowest: 100 } });
    expect(report).toMatchObject({ outcome: 'failed', failure: expect.stringContaining('took longer than 1.5 s') });
  });
});
