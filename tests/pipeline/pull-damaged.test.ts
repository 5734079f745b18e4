/** A29, A47: a text that was damaged or lost on the disk is never taken for what its name says; it is fetched again. */
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../fixtures/fault-server.ts';
import { fingerprint, pullFrom, readManifest, readStored, songs, temporaryFolder } from '../fixtures/pulling.ts';

let folder: string;
let server: FaultServer;
/** The file of the first song's text, and its digest. */
let file: string;
let digest: string;
let content: string[];

const dated = songs(40).files.map((one) => ({ ...one, last_modified: 'Monday' }));

beforeEach(async () => {
  folder = await temporaryFolder();
  server = await startFaultServer({ ...songs(40), files: dated });
  onTestFinished(() => server.close());
  await pullFrom(server.url, folder);
  digest = (await readManifest(folder)).entries[0]?.digest ?? '';
  file = join(folder, 'texts', digest.slice(0, 2), digest);
  content = await bytes();
});

/** Every file of the library with its digest, times aside; `turns.json` is of the run, and says when it was. */
const bytes = async () =>
  (await fingerprint(folder))
    .filter((line) => !line.includes('/turns.json '))
    .map((line) => line.replace(/ [\d.]+ /, ' '));

const flip = async () => {
  const damaged = await readFile(file);
  damaged[3] = (damaged[3] ?? 0) ^ 1;
  await writeFile(file, damaged);
};

describe.each([
  ['emptied', () => truncate(file, 0)],
  ['cut', () => truncate(file, 9)],
  ['of which one bit was flipped', flip],
  ['of zeros', async () => writeFile(file, Buffer.alloc((await readFile(file)).length))],
])('a text %s', (_, damage) => {
  test('is fetched again, although the list calls it unchanged', async () => {
    await damage();
    server.asked.length = 0;
    const report = await pullFrom(server.url, folder);
    expect(await bytes()).toEqual(content);
    expect(server.asked.filter(({ call }) => call === 'file')).toHaveLength(1);
    expect(report.warnings).toEqual(['1 texts were damaged on the disk and were requested again']);
  });

  test('is written again, although the API sends the same bytes', async () => {
    server.library = songs(40);
    await damage();
    await pullFrom(server.url, folder);
    expect(await bytes()).toEqual(expect.arrayContaining(content.filter((line) => line.includes('/texts/'))));
  });

  test('is not used as the earlier copy when the text cannot be loaded', async () => {
    await damage();
    const lost = (await readManifest(folder)).entries[0];
    server.fault = ({ name }) => (name === lost?.s3Path ? { status: 404 } : null);
    await pullFrom(server.url, folder);
    const [entry] = (await readManifest(folder)).entries;
    expect(entry).toMatchObject({ fileName: lost?.fileName, state: 'missing', digest: null });
  });
});

test('a playlist is fetched again too', async () => {
  const [playlist] = (await readManifest(folder)).playlists;
  const name = playlist?.digest ?? '';
  await truncate(join(folder, 'texts', name.slice(0, 2), name), 0);
  await pullFrom(server.url, folder);
  expect(await readStored(folder, name)).toContain('Morning');
});

describe('A47: a text that changed, and whose last copy is lost:', () => {
  test.each([
    ['the folder of all texts is gone', 40, () => rm(join(folder, 'texts'), { recursive: true })],
    ['its file is gone', 1, () => rm(file)],
    ['its file is cut', 1, () => truncate(file, 9)],
  ])('%s', async (_, requested, lose) => {
    const [{ s3Path = '' } = {}] = (await readManifest(folder)).entries;
    const name = s3Path ?? '';
    const texts = new Map(songs(40).texts).set(name, `${name}, corrected.`);
    server.library = {
      ...songs(40),
      texts,
      files: songs(40).files.map((one) => ({ ...one, last_modified: one['s3_path'] === name ? 'Tuesday' : 'Monday' })),
    };
    await lose();
    server.asked.length = 0;
    const report = await pullFrom(server.url, folder);
    expect(report).toMatchObject({ outcome: 'committed', failure: null, entries: { changed: 1, unchanged: 39 } });
    expect(report.warnings).toContain(`1 texts changed, with no earlier copy to compare with: "${name}"`);
    expect(server.asked.filter(({ call }) => call === 'file')).toHaveLength(requested);
    const { entries, news = [] } = await readManifest(folder);
    expect(await readStored(folder, entries[0]?.digest)).toContain('corrected');
    for (const { digest } of entries) await readStored(folder, digest);
    // Readers are told that it was corrected, without the verses that nobody can compare.
    expect(news).toMatchObject([{ counts: { corrected: 1 }, songs: { corrected: [{ name: 'Song 1' }] } }]);
    expect(news[0]?.songs.corrected?.[0]?.stanzas).toBeUndefined();
    expect((await pullFrom(server.url, folder)).outcome).toBe('unchanged');
  });
});
