/** A40, end to end: what a pull commits of pages that have another address, or none, since the last. */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../fixtures/fault-server.ts';
import { fingerprint, pullFrom, readManifest, songs, temporaryFolder } from '../fixtures/pulling.ts';

let folder: string;
let server: FaultServer;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await startFaultServer(songs(20));
  onTestFinished(() => server.close());
  await pullFrom(server.url, folder);
});

/** The library with another name for its first song in English; its text is asked for by the same key. */
function renamed(name: string) {
  const { files, ...rest } = songs(20);
  return { ...rest, files: files.map((file, at) => (at === 1 ? { ...file, file_name: name } : file)) };
}
const moved = async () => (await readManifest(folder)).moved?.map(({ from, to }) => [from, to]);
const OLD = '/file/Rigveda/ENG/0001%20Song%201.txt/';

test('a first pull remembers nothing', async () => {
  expect(await moved()).toBeUndefined();
});

test('a renamed text is remembered with the library that has its new name, over later pulls, and not told twice', async () => {
  server.library = renamed('0001 First.txt');
  expect((await pullFrom(server.url, folder)).outcome).toBe('committed');
  expect(await moved()).toEqual([[OLD, '/file/Rigveda/ENG/0001%20First.txt/']]);
  const before = await fingerprint(folder);
  expect((await pullFrom(server.url, folder)).outcome).toBe('unchanged');
  expect((await fingerprint(folder)).filter((line) => line.includes('manifest'))).toEqual(
    before.filter((line) => line.includes('manifest')),
  );
  server.library = renamed('Dawn.txt');
  await pullFrom(server.url, folder);
  expect(await moved()).toEqual([
    [OLD, '/file/Rigveda/ENG/Dawn.txt/'],
    ['/file/Rigveda/ENG/0001%20First.txt/', '/file/Rigveda/ENG/Dawn.txt/'],
  ]);
});

test('a list that the API sends in a wrong shape forgets nothing', async () => {
  server.library = renamed('0001 First.txt');
  await pullFrom(server.url, folder);
  server.fault = ({ call }) => (call === 'files' ? { body: '{}' } : null);
  await pullFrom(server.url, folder);
  expect(await moved()).toHaveLength(1);
});
