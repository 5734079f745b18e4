/** The guard of an unattended pull, end to end; its limits are tested in `unit/pull/guard.test.ts`. */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../fixtures/fault-server.ts';
import { fingerprint, pulledOnce, pullFrom, readManifest, songs, temporaryFolder } from '../fixtures/pulling.ts';

let folder: string;
let server: FaultServer;
/** A thousand songs, whose dates say that nothing has changed, so that their texts are not asked for again. */
const thousand = songs(1000);
for (const file of thousand.files) file['last_modified'] = 'Monday';
let pulled: Awaited<ReturnType<typeof pulledOnce>>;
beforeAll(async () => {
  pulled = await pulledOnce(thousand);
});
afterAll(() => pulled.remove());
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await startFaultServer(thousand);
  onTestFinished(() => server.close());
});

/** The same songs, so many of them. */
const some = (count: number) => ({ ...thousand, files: thousand.files.slice(0, count) });

describe('A8: a list that is suddenly smaller', () => {
  test.each([100, 0, 979])('of 1000 entries %i are left: refused, and what would vanish is named', async (left) => {
    await pulled.into(folder);
    const before = await fingerprint(folder);
    server.library = some(left);
    const report = await pullFrom(server.url, folder);
    expect(report.outcome).toBe('refused');
    expect(report.objections[0]?.names).toHaveLength(1000 - left);
    expect(report.objections[0]?.names).toContain('Rigveda/ENG/0500 Song 500.txt');
    expect(report.failure).toContain('--accept-shrink');
    expect(await fingerprint(folder)).toEqual(before);
  });

  test('of 1000 entries 981 are left: published', async () => {
    await pulled.into(folder);
    server.library = some(981);
    expect(await pullFrom(server.url, folder)).toMatchObject({ outcome: 'committed', entries: { removed: 19 } });
  });

  test('by intention: --accept-shrink lets one run through, and the next needs nothing', async () => {
    await pulled.into(folder);
    server.library = some(100);
    const report = await pullFrom(server.url, folder, { acceptShrink: true });
    expect(report).toMatchObject({ outcome: 'committed', entries: { accepted: 100, removed: 900 } });
    expect(report.warnings).toEqual(['Accepted by --accept-shrink: 900 of 1000 entries would be removed']);
    expect((await pullFrom(server.url, folder)).outcome).toBe('unchanged');
    expect((await fingerprint(folder)).filter((line) => line.includes('/texts/'))).toHaveLength(101);
  });

  test('an empty list is refused', async () => {
    await pulled.into(folder);
    server.fault = ({ call }) => (call === 'files' ? { body: '[]' } : null);
    expect((await pullFrom(server.url, folder)).outcome).toBe('refused');
  });

  test('all playlists gone: refused', async () => {
    const playlists = ['1', '2', '3'].map((id) => ({ id, name: id }));
    const contents = new Map(playlists.map(({ id }) => [id, { playlist: id, content: id }]));
    server.library = { ...songs(20), playlists, contents };
    await pullFrom(server.url, folder);
    server.library = { ...songs(20), playlists: [] };
    expect((await pullFrom(server.url, folder)).objections).toEqual([
      { what: 'All 3 playlists would be removed', names: ['1', '2', '3'] },
    ]);
  });
});

describe('A9: a list that is suddenly another', () => {
  test('ten times larger: refused', async () => {
    server.library = songs(120);
    await pullFrom(server.url, folder);
    server.library = songs(1200);
    server.asked.length = 0;
    const report = await pullFrom(server.url, folder);
    expect(report.objections[0]?.what).toBe('The library would grow from 120 to 1200 entries at once');
    expect(server.asked.map(({ call }) => call)).toEqual(['files']);
    expect((await readManifest(folder)).entries).toHaveLength(120);
    expect((await fingerprint(folder)).filter((line) => line.includes('/texts/'))).toHaveLength(121);
  });

  test('all names changed: refused', async () => {
    await pulled.into(folder);
    const files = thousand.files.map((file) => ({ ...file, folder: 'Renamed' }));
    server.library = { ...thousand, files };
    expect((await pullFrom(server.url, folder)).objections[0]?.what).toBe('1000 of 1000 entries would be removed');
  });
});

describe('A10: texts that lost their content', () => {
  let fewer: typeof pulled;
  beforeAll(async () => {
    fewer = await pulledOnce(songs(400));
  });
  afterAll(() => fewer.remove());
  beforeEach(() => {
    server.library = songs(400);
  });
  const allTexts = (text: string) => new Map([...songs(400).texts.keys()].map((name) => [name, text]));

  test('all empty: refused early, since an empty text is none', async () => {
    await fewer.into(folder);
    const before = await fingerprint(folder);
    server.library = { ...songs(400), texts: allTexts('') };
    expect((await pullFrom(server.url, folder)).failure).toContain('it is empty');
    expect(await fingerprint(folder)).toEqual(before);
  });

  test.each(['first', 'later'])('all the same: refused on a %s pull', async (which) => {
    if (which === 'later') await fewer.into(folder);
    server.library = { ...songs(400), texts: allTexts('The service is unavailable at the moment, we are sorry.') };
    const report = await pullFrom(server.url, folder);
    expect(report.outcome).toBe('refused');
    expect(report.objections[0]?.what).toMatch(/^400 of 400 texts lost their content/);
  });

  test('a few per cent replaced by one message: refused', async () => {
    await fewer.into(folder);
    const texts = new Map(server.library.texts);
    for (const name of [...texts.keys()].slice(0, 30)) texts.set(name, 'Internal error');
    server.library = { ...songs(400), texts };
    expect((await pullFrom(server.url, folder)).objections[0]?.what).toContain('30 of 400 texts lost their content');
  });

  test('all cut to a few letters: refused', async () => {
    await fewer.into(folder);
    const texts = new Map([...songs(400).texts.keys()].map((name, at) => [name, `${at}`]));
    server.library = { ...songs(400), texts };
    expect((await pullFrom(server.url, folder)).objections[0]?.what).toContain('400 of 400 texts lost their content');
  });

  test('unavailable texts are rightly all the same', async () => {
    const texts = new Map(songs(400).texts);
    for (const name of [...texts.keys()].slice(0, 240)) texts.set(name, 'NOT AVAILABLE IN ENGLISH');
    server.library = { ...songs(400), texts };
    expect((await pullFrom(server.url, folder)).outcome).toBe('committed');
    expect((await readManifest(folder)).entries.filter(({ unavailable }) => unavailable)).toHaveLength(240);
  });
});
