/** A31, A32 and A46: each text against its own last copy and those of others, and the list against its last thirty. */
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type FaultServer, type ServedLibrary, startFaultServer } from '../fixtures/fault-server.ts';
import {
  fingerprint,
  pulledOnce,
  pullFrom,
  readManifest,
  readStored,
  songs,
  temporaryFolder,
} from '../fixtures/pulling.ts';

let folder: string;
let server: FaultServer;

/** Songs of a kilobyte or more each. */
const library = (count: number) => {
  const all = songs(count);
  return { ...all, texts: new Map([...all.texts].map(([name, text]) => [name, text.repeat(20)])) };
};

/** Each test of the `describe` begins with a library that was pulled once, and is served as it is. */
function beginWith(made: ServedLibrary): void {
  let pulled: Awaited<ReturnType<typeof pulledOnce>>;
  beforeAll(async () => {
    pulled = await pulledOnce(made);
  });
  afterAll(() => pulled.remove());
  beforeEach(async () => {
    folder = await temporaryFolder();
    server = await startFaultServer(made);
    onTestFinished(() => server.close());
    await pulled.into(folder);
  });
}

const texts = async () =>
  Promise.all((await readManifest(folder)).entries.map(({ digest }) => readStored(folder, digest)));

/** What texts may turn into, each with the reason that is told. */
const HARMS: [string, (text: string, at: number) => string, string][] = [
  ['cut to thirty characters', (text, at) => `${at} ${text}`.slice(0, 30), 'shrank from'],
  [
    'turned into the same words',
    () => `Moved to another shelf. ${'Ask there. '.repeat(60)}`,
    'is now the same as other texts',
  ],
  ['turned into an error', () => 'Internal Server Error', 'holds only an error message'],
  ['turned into an error of their own', (_, at) => `{"error":"no such key: ${at}"}`, 'holds only an error message'],
  [
    'turned into a login page',
    (_, at) => `<!-- ${at} -->\n<?xml version="1.0"?><html lang="en">`,
    'it is an HTML page',
  ],
  ['turned into characters that nobody sees', () => '\u200B\u200D'.repeat(500), 'it is empty'],
];

/** The songs that were pulled, with the texts of the first `count` as `change` makes them. */
const changed = (count: number, change: (text: string, at: number) => string) => {
  const texts = [...library(100).texts].map(([name, text], at): [string, string] => [
    name,
    at < count ? change(text, at) : text,
  ]);
  return { ...library(100), texts: new Map(texts) };
};

describe('A31: texts against their last copies', () => {
  beginWith(library(100));

  describe.each(HARMS)('texts that are %s', (_, change, reason) => {
    test('keep their last copy when they are few, and are named with the reason', async () => {
      const before = await texts();
      server.library = changed(5, change);
      const report = await pullFrom(server.url, folder, { retries: 0 });
      expect(report).toMatchObject({ outcome: 'committed', entries: { stale: 5, changed: 0 }, objections: [] });
      expect(report.skipped).toHaveLength(5);
      for (const one of report.skipped)
        expect(one).toMatchObject({ what: 'text', reason: expect.stringContaining(reason) });
      expect(await texts()).toEqual(before);
    });
  });

  test('those that are many stop the run, and nothing is touched', async () => {
    const before = await fingerprint(folder);
    server.library = changed(20, () => 'Internal Server Error');
    const report = await pullFrom(server.url, folder, { retries: 0 });
    expect(report.outcome).toBe('refused');
    expect(report.failure).toMatch(/^20 of 100 texts lost their content/);
    expect(report.failure).toContain('run again with --accept-changed;');
    expect(await fingerprint(folder)).toEqual(before);
  });

  test('--accept-changed lets them in, and the next run asks nothing', async () => {
    server.library = changed(40, (text, at) => `${at} ${text}`.slice(0, 30));
    const report = await pullFrom(server.url, folder, { acceptChanged: true });
    expect(report).toMatchObject({ outcome: 'committed', entries: { changed: 40, stale: 0 } });
    expect((await pullFrom(server.url, folder)).outcome).toBe('unchanged');
  });

  test('a new text that holds only an error message counts as missing', async () => {
    const all = library(102);
    const [name = ''] = [...all.texts.keys()].slice(-1);
    server.library = { ...all, texts: new Map(all.texts).set(name, '502 Bad Gateway') };
    expect(await pullFrom(server.url, folder)).toMatchObject({
      outcome: 'committed',
      entries: { added: 2, missing: 1 },
    });
  });
});

describe('A31: playlists against their last copies', () => {
  const lists = (content: (at: number) => string): ServedLibrary => {
    const playlists = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, name: `List ${at}` }));
    const contents = new Map(playlists.map(({ id, name }, at) => [id, { playlist: name, content: content(at) }]));
    return { ...library(20), playlists, contents };
  };
  const sound = (at: number) => `List ${at}\n${'001 Song 1\n'.repeat(20)}`;
  beginWith(lists(sound));
  const contents = async () =>
    Promise.all((await readManifest(folder)).playlists.map(({ digest }) => readStored(folder, digest)));

  test.each<[string, (at: number) => string]>([
    ['emptied', () => ''],
    ['turned into an error', () => '{"error":"down"}'],
    ['turned into the same words', () => 'Another list altogether. '.repeat(20)],
    ['turned into a login page', (at) => `<!-- ${at} --><html>${'Log in. '.repeat(60)}</html>`],
    ['turned into characters that nobody sees', () => '\u200B'.repeat(900)],
  ])('that are %s keep their last copy; when they are many, the run stops', async (_, content) => {
    const before = await contents();
    server.library = lists((at) => (at < 3 ? content(at) : sound(at)));
    const report = await pullFrom(server.url, folder);
    expect(report).toMatchObject({ outcome: 'committed', playlists: { stale: 3 } });
    expect(await contents()).toEqual(before);
    server.library = lists(content);
    expect((await pullFrom(server.url, folder)).failure).toMatch(/^12 of 12 playlists lost their content/);
  });
});

describe('A46: texts of other songs', () => {
  /** So many words that no other song has. */
  const words = (at: number, count: number) => Array.from({ length: count }, (_, word) => `w${at}x${word}`);
  const names = [...songs(300).texts.keys()];
  const name = (at: number) => names[at] ?? '';
  /** Songs with words of their own; the last two are one text, and the two before it nearly are. */
  const own = new Map(names.map((one, at) => [one, words(at, 40).join(' ')]));
  own.set(name(299), own.get(name(298)) ?? '');
  own.set(name(297), `${own.get(name(296))}, once more.`);
  const text = (at: number) => own.get(name(at)) ?? '';
  const serve = (changed: Record<number, string>) => {
    const texts = new Map(own);
    for (const [at, changedText] of Object.entries(changed)) texts.set(name(Number(at)), changedText);
    server.library = { ...songs(300), texts };
  };
  const all = { ...songs(300), texts: own };
  beginWith(all);

  test('keep the last copy where they are few, and are named with the song whose text it is', async () => {
    const before = await fingerprint(join(folder, 'texts'));
    serve({
      10: text(20), // of the same list
      11: text(40), // of another list
      12: `${text(60)} Amen.`, // nearly
      13: text(14),
      14: text(13), // exchanged
      15: `${text(80)} corrected.`,
      80: `${text(80)} corrected.`, // as it is from now on
    });
    const report = await pullFrom(server.url, folder);
    expect(report).toMatchObject({ outcome: 'committed', entries: { stale: 6, changed: 1 } });
    const told = (at: number, other: number) => ({
      what: 'text',
      name: name(at),
      reason: `is now the same as other texts, or nearly: ${name(other)}`,
    });
    expect(report.skipped).toMatchObject([
      told(10, 20),
      told(11, 40),
      told(12, 60),
      told(13, 14),
      told(14, 13),
      told(15, 80),
    ]);
    const after = await fingerprint(join(folder, 'texts'));
    expect(after.filter((line) => !before.includes(line))).toHaveLength(1);
  });

  test('stop the run where they are many, and are taken with --accept-changed', async () => {
    const before = await fingerprint(folder);
    serve(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [at * 9, text(at * 9 + 5)])));
    const report = await pullFrom(server.url, folder);
    expect(report.outcome).toBe('refused');
    expect(report.objections).toMatchObject([{ accept: '--accept-changed', names: { length: 30 } }]);
    expect(await fingerprint(folder)).toEqual(before);
    expect(await pullFrom(server.url, folder, { acceptChanged: true })).toMatchObject({ entries: { changed: 30 } });
  });

  test('are accepted where they were one text, or nearly, before: corrected one after the other, or written anew together', async () => {
    const corrected = `${text(298)}, corrected.`;
    for (const changed of [{ 298: corrected }, { 298: corrected, 299: corrected, 297: text(296) }]) {
      serve(changed);
      expect(await pullFrom(server.url, folder)).toMatchObject({ outcome: 'committed', entries: { stale: 0 } });
    }
    const anew = words(300, 40).join(' ');
    serve({ 298: anew, 299: anew, 296: words(301, 40).join(' '), 297: `${words(301, 40).join(' ')}, once more.` });
    expect(await pullFrom(server.url, folder)).toMatchObject({
      outcome: 'committed',
      entries: { stale: 0, changed: 4 },
    });
  });

  test('are accepted in the place of one that was not available', async () => {
    serve({ 10: 'NOT AVAILABLE IN SANSKRIT' });
    await pullFrom(server.url, folder, { acceptChanged: true });
    serve({ 10: text(11) });
    expect(await pullFrom(server.url, folder)).toMatchObject({ entries: { stale: 0, changed: 1 } });
  });
});

describe('A32', () => {
  /** Whose dates say that nothing has changed, so that their texts are not asked for again. */
  const dated = library(300);
  for (const file of dated.files) file['last_modified'] = 'Monday';
  beginWith(dated);

  describe('a list that loses a little at each run', () => {
    const some = (count: number) => ({ ...dated, files: dated.files.slice(0, count) });

    test('is refused when the losses of its runs add up', async () => {
      server.library = some(280);
      expect((await pullFrom(server.url, folder)).outcome).toBe('committed');
      for (const left of [260, 262, 270]) {
        server.library = some(left);
        const report = await pullFrom(server.url, folder);
        expect(report.outcome).toBe('refused');
        expect(report.failure).toMatch(/^\d+ of 300 entries would have been removed over the last 2 runs/);
      }
    });

    test('counts from the start again once a loss was accepted', async () => {
      server.library = some(280);
      await pullFrom(server.url, folder);
      server.library = some(262);
      expect((await pullFrom(server.url, folder, { acceptShrink: true })).outcome).toBe('committed');
      server.library = some(261);
      expect((await pullFrom(server.url, folder)).outcome).toBe('committed');
    });

    test('may rename any number of entries, a few at each run', async () => {
      const files = [...dated.files];
      for (let run = 1; run <= 4; run++) {
        for (const at of Array.from({ length: 15 }, (_, index) => run * 20 + index))
          files[at] = { ...files[at], file_name: `${run} Renamed ${at}.txt` };
        server.library = { ...dated, files: [...files] };
        expect((await pullFrom(server.url, folder)).outcome).toBe('committed');
      }
    });
  });

  describe('a list that says it has more', () => {
    test.each([
      [{ next: '/files?page=2' }, 'has "next": "/files?page=2"'],
      [{ total: 900 }, 'has "total": 900 and holds 300'],
      [{ has_more: true }, 'has "has_more": true'],
      [{ meta: { total_count: '301' } }, 'has "total_count": "301" and holds 300'],
      [{ links: { next: { href: '/2' } } }, 'has "next": {"href":"/2"}'],
    ])('is refused: %j', async (more, words) => {
      const { files, playlists } = dated;
      server.fault = ({ call }) => (call === 'files' ? { body: JSON.stringify({ files, playlists, ...more }) } : null);
      const report = await pullFrom(server.url, folder);
      expect(report.outcome).toBe('refused');
      expect(report.failure).toContain(`The list ${words}, so it is not complete`);
    });

    test.each([{ next: null, total: 300 }, { has_more: false, count: 3 }, { links: { next: '' } }, { meta: 'none' }])(
      'is accepted when it says that it is complete: %j',
      async (more) => {
        const { files, playlists } = dated;
        server.fault = ({ call }) =>
          call === 'files' ? { body: JSON.stringify({ files, playlists, ...more }) } : null;
        expect((await pullFrom(server.url, folder)).outcome).toBe('unchanged');
      },
    );
  });
});
