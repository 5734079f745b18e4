/** Part A of the fault catalogue, as far as the API's answers go: over real HTTP, against a server that fails on purpose. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  type Fault,
  type FaultServer,
  failShare,
  refusingUrl,
  type ServedLibrary,
  startFaultServer,
} from '../fixtures/fault-server.ts';
import {
  fingerprint,
  pullFrom,
  readManifest,
  readStored,
  SAMPLE_TEXT,
  songs,
  temporaryFolder,
} from '../fixtures/pulling.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

async function serve(library: ServedLibrary, fault?: FaultServer['fault']): Promise<FaultServer> {
  const server = await startFaultServer(library, fault);
  onTestFinished(() => server.close());
  return server;
}

describe('A1: an API that is down', () => {
  test('ends the pull after bounded tries with a reason, and the snapshot is byte-identical', async () => {
    const server = await serve(songs(10));
    await pullFrom(server.url, folder);
    const before = await fingerprint(folder);
    const report = await pullFrom(await refusingUrl(), folder, { retries: 3 });
    expect(report.outcome).toBe('failed');
    expect(report.failure).toContain('ECONNREFUSED');
    expect(report.requests).toBe(4);
    expect(await fingerprint(folder)).toEqual(before);
  });

  test('is told from an unknown host by the reason', async () => {
    const report = await pullFrom('http://no-such-host.invalid', folder, { retries: 1 });
    expect(report.failure).toMatch(/ENOTFOUND|EAI_AGAIN/);
  });

  test('lets a first pull go on with the sample library only when asked to', async () => {
    const down = await refusingUrl();
    expect((await pullFrom(down, folder)).outcome).toBe('failed');
    const report = await pullFrom(down, folder, { allowSample: true });
    expect(report).toMatchObject({ outcome: 'committed', source: 'sample' });
    const { source, entries, notice } = await readManifest(folder);
    expect({ source, notice, states: entries.map(({ state }) => state) }).toEqual({
      source: 'sample',
      notice: null,
      states: ['sample'],
    });
  });

  test('never lets the sample library take the place of a snapshot', async () => {
    const server = await serve(songs(10));
    await pullFrom(server.url, folder);
    const before = await fingerprint(folder);
    expect((await pullFrom(await refusingUrl(), folder, { allowSample: true })).outcome).toBe('failed');
    expect(await fingerprint(folder)).toEqual(before);
  });

  test('gives way to the real library, without a guard, once it is up again', async () => {
    await pullFrom(await refusingUrl(), folder, { allowSample: true });
    const server = await serve(songs(60));
    expect((await pullFrom(server.url, folder)).outcome).toBe('committed');
    expect((await readManifest(folder)).entries).toHaveLength(60);
  });

  test('stops the pull early when it goes down half way', async () => {
    const library = songs(2000);
    const server = await serve(library);
    server.fault = ({ call }) => (call === 'file' && server.asked.length > 100 ? 'reset' : null);
    const report = await pullFrom(server.url, folder);
    expect(report.failure).toContain('nothing but failures');
    expect(server.asked.length).toBeLessThan(300);
    expect(await fingerprint(folder)).toEqual([]);
  });
});

describe('A2: an API that hangs, or sends a byte at a time', () => {
  test.each<Fault>(['hang', 'drip'])(
    '%s: the deadline covers the body, the other texts are published',
    async (fault) => {
      const library = songs(40);
      const server = await serve(library, ({ name }) => (name === 'Rigveda/ENG/0003 Song 3.txt' ? fault : null));
      const report = await pullFrom(server.url, folder, { timeout: 1000, retries: 2 });
      expect(report.outcome).toBe('committed');
      expect(report.skipped).toEqual([
        { index: 5, what: 'text', name: 'Rigveda/ENG/0003 Song 3.txt', reason: 'no full answer in 1 s' },
      ]);
    },
  );

  test('the whole pull has a budget of its own', async () => {
    const server = await serve(songs(40), ({ call }) => (call === 'file' ? 'drip' : null));
    const report = await pullFrom(server.url, folder, { budget: 500, timeout: 60_000 });
    expect(report.failure).toContain('the whole pull took longer than 0.5 s');
    expect(await fingerprint(folder)).toEqual([]);
  });
});

describe('A3: failures that pass', () => {
  test('are all recovered by asking again', async () => {
    const library = songs(100);
    const { chosen, choose } = failShare(library.texts.keys(), 0.03, 'once', { status: 500 });
    const server = await serve(library, choose);
    const report = await pullFrom(server.url, folder);
    expect(chosen.size).toBe(3);
    expect(report).toMatchObject({ outcome: 'committed', retries: 3, skipped: [] });
    expect((await readManifest(folder)).entries.every(({ state }) => state === 'current')).toBe(true);
  });
});

describe('A4: texts that can never be loaded', () => {
  test('keep their earlier copy, marked stale, and are asked for again next time', async () => {
    const library = songs(100);
    const server = await serve(library);
    await pullFrom(server.url, folder);
    const { chosen, choose } = failShare(library.texts.keys(), 0.03, 'always', { status: 500 });
    server.library = { ...songs(100, 'second'), files: dated(songs(100).files, '2026-02') };
    server.fault = choose;
    const report = await pullFrom(server.url, folder);
    expect(report).toMatchObject({ outcome: 'committed', entries: { stale: 3, changed: 97, missing: 0 } });
    expect(report.names.stale.sort()).toEqual([...chosen].sort());
    for (const entry of (await readManifest(folder)).entries) {
      const wasChosen = chosen.has(entry.s3Path ?? '');
      expect(entry.state).toBe(wasChosen ? 'stale' : 'current');
      expect(await readStored(folder, entry.digest)).toContain(wasChosen ? 'first version' : 'second version');
    }
    server.fault = () => null;
    const healed = await pullFrom(server.url, folder);
    expect(healed).toMatchObject({ outcome: 'committed', entries: { stale: 0, changed: 3, unchanged: 97 } });
  });

  test('without an earlier copy refuse the pull above the stated share', async () => {
    const library = songs(200);
    const server = await serve(library, failShare(library.texts.keys(), 0.03, 'always', { status: 500 }).choose);
    const report = await pullFrom(server.url, folder);
    expect(report.outcome).toBe('refused');
    expect(report.objections[0]).toMatchObject({
      what: '6 of 200 texts could not be loaded, and there is no earlier copy of them',
    });
    expect(await fingerprint(folder)).toEqual([]);
    expect((await pullFrom(server.url, folder, { acceptShrink: true })).outcome).toBe('committed');
    expect((await pullFrom(server.url, folder)).outcome).toBe('unchanged');
  });

  test('without an earlier copy show the sample library’s text where it knows the song, else none', async () => {
    const lost = ['Rigveda/SAN/0001 Song 1.txt', 'Rigveda/SAN/0002 Song 2.txt'];
    const server = await serve(songs(40), ({ name }) => (lost.includes(name) ? { status: 503 } : null));
    const report = await pullFrom(server.url, folder);
    expect(report).toMatchObject({ outcome: 'committed', entries: { sample: 1, missing: 1 } });
    const entries = (await readManifest(folder)).entries.filter(({ s3Path }) => lost.includes(s3Path ?? ''));
    expect(entries).toMatchObject([{ state: 'sample' }, { state: 'missing', digest: null, bytes: 0 }]);
    expect(await readStored(folder, entries[0]?.digest)).toBe(SAMPLE_TEXT);
  });

  test('never replace an earlier copy by the sample library’s', async () => {
    const server = await serve(songs(40));
    await pullFrom(server.url, folder);
    server.fault = ({ name }) => (name === 'Rigveda/SAN/0001 Song 1.txt' ? { status: 404 } : null);
    expect(await pullFrom(server.url, folder)).toMatchObject({ entries: { stale: 1, sample: 0, unchanged: 40 } });
  });

  test('which all belong to one folder do not look like an API that is down', async () => {
    const library = songs(300);
    const server = await serve(library);
    await pullFrom(server.url, folder);
    server.fault = ({ name }) => (/ (?:[5-9]\d|100)\.txt$/.test(name) ? { status: 500 } : null);
    expect(await pullFrom(server.url, folder, { retries: 1 })).toMatchObject({
      outcome: 'committed',
      entries: { stale: 102 },
    });
  });

  test('a playlist keeps its earlier content, or is published with the reason of its failure', async () => {
    const library = songs(10);
    library.playlists = [
      { id: '1', name: 'Morning' },
      { id: '2', name: 'Evening' },
    ];
    const server = await serve(library, ({ name }) => (name === '2' ? { status: 500 } : null));
    await pullFrom(server.url, folder);
    server.fault = ({ call }) => (call === 'playlist-content' ? { status: 500 } : null);
    await pullFrom(server.url, folder);
    const { playlists } = await readManifest(folder);
    expect(playlists).toMatchObject([
      { id: '1', state: 'stale', failure: 'HTTP status 500' },
      { id: '2', state: 'missing', failure: 'HTTP status 500', digest: null },
    ]);
    expect(await readStored(folder, playlists[0]?.digest)).toContain('Morning: first this');
  });
});

describe('A5: answers that are broken', () => {
  const garbled: Fault[] = ['reset', 'short-body', 'html', 'invalid-utf8', 'gzip-bomb', { body: '' }, { body: ' \n' }];

  test.each(garbled)('a text: %j is asked for again', async (fault) => {
    const name = 'Rigveda/SAN/0002 Song 2.txt';
    const server = await serve(songs(20), (asked) => (asked.name === name && asked.earlier < 2 ? fault : null));
    const report = await pullFrom(server.url, folder, { timeout: 30_000 }); // a busy machine answers none too late
    expect(report).toMatchObject({ outcome: 'committed', retries: 2, skipped: [] });
  });

  test.each(garbled)('a text: %j that stays so is never published', async (fault) => {
    const name = 'Rigveda/SAN/0002 Song 2.txt';
    const server = await serve(songs(20), (asked) => (asked.name === name ? fault : null));
    await pullFrom(server.url, folder, { retries: 1 });
    const entry = (await readManifest(folder)).entries.find(({ s3Path }) => s3Path === name);
    expect(entry).toMatchObject({ state: 'missing', digest: null });
  });

  test.each<Fault>(['reset', 'short-body', 'truncated', 'html', 'invalid-utf8', 'gzip-bomb', { status: 502 }])(
    'the list: %j is asked for again; when it stays so, the snapshot is left as it was',
    async (fault) => {
      const server = await serve(songs(20), ({ call, earlier }) => (call === 'files' && earlier < 2 ? fault : null));
      // A busy machine answers none too late, here and below.
      const report = await pullFrom(server.url, folder, { timeout: 30_000 });
      expect(report).toMatchObject({ outcome: 'committed', retries: 2 });
      const before = await fingerprint(folder);
      server.fault = ({ call }) => (call === 'files' ? fault : null);
      expect((await pullFrom(server.url, folder, { retries: 2 })).outcome).toBe('failed');
      expect(await fingerprint(folder)).toEqual(before);
    },
  );

  test.each<Fault>(['truncated', 'html', 'short-body'])('a playlist: %j is asked for again', async (fault) => {
    const server = await serve(songs(4), ({ call, earlier }) =>
      call === 'playlist-content' && earlier === 0 ? fault : null,
    );
    const report = await pullFrom(server.url, folder, { timeout: 30_000 });
    expect(report).toMatchObject({ outcome: 'committed', retries: 1, skipped: [] });
  });
});

describe('A6: an API that asks to wait', () => {
  test('is waited for when the time is short, by all requests together', async () => {
    let throttledUntil = 0;
    const throttled: string[] = [];
    const server = await serve(songs(12), ({ call, name }) => {
      if (call !== 'file') return null;
      throttledUntil ||= performance.now() + 1000;
      if (performance.now() >= throttledUntil) return null;
      throttled.push(name);
      return { status: 429, retryAfter: 1 };
    });
    const report = await pullFrom(server.url, folder, { concurrency: 2, retries: 1 });
    expect(report).toMatchObject({ outcome: 'committed', skipped: [] });
    // Only what was under way when the first of them was told to wait.
    expect(throttled.length).toBeLessThanOrEqual(2);
  });

  test('is given up at once when it asks for a day', async () => {
    const server = await serve(songs(4), () => ({ status: 429, retryAfter: 86_400 }));
    const report = await pullFrom(server.url, folder);
    expect(report.failure).toContain('HTTP status 429, to be tried again in 86400 s');
    expect(server.asked).toHaveLength(1);
  });

  test('a text that can only be loaded tomorrow keeps its earlier copy', async () => {
    const server = await serve(songs(40));
    await pullFrom(server.url, folder);
    server.fault = ({ name }) => (name.includes('ENG/0001') ? { status: 503, retryAfter: 86_400 } : null);
    expect(await pullFrom(server.url, folder)).toMatchObject({
      outcome: 'committed',
      entries: { stale: 1 },
      retries: 0,
    });
  });
});

describe('A24: redirects', () => {
  test('are not followed: for the list the pull fails, a text counts as not loaded', async () => {
    const server = await serve(songs(40), ({ call }) => (call === 'files' ? 'redirect' : null));
    expect((await pullFrom(server.url, folder, { retries: 1 })).failure).toContain('redirect');
    server.fault = ({ name }) => (name.includes('SAN/0004') ? 'redirect' : null);
    expect(await pullFrom(server.url, folder, { retries: 1 })).toMatchObject({ entries: { missing: 1 } });
  });
});

const dated = (files: Record<string, unknown>[], last_modified: string) =>
  files.map((file) => ({ ...file, last_modified }));
