/** The titles in their own script that a pull finds in the texts, the scripts, and the facts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { type ServedLibrary, startFaultServer } from '../fixtures/fault-server.ts';
import { pullFrom, readManifest, temporaryFolder } from '../fixtures/pulling.ts';

const PLACE = 'Thirumurai/TAM';

/** Two songs whose dates prove them unchanged at the next pull. */
function library(title = 'சிவபுராணம்'): ServedLibrary {
  const [folder, language] = PLACE.split('/');
  const file = (file_name: string) => ({ folder, language, file_name, s3_path: `${PLACE}/${file_name}` });
  const files = ['0787 Thiruvasagam 01 Sivapuranam.txt', '0788 Thiruvasagam 02 Agaval.txt'].map(file);
  const dated = files.map((one) => ({ ...one, last_modified: '2026-01-01T00:00:00Z' }));
  const texts = new Map([
    [`${PLACE}/0787 Thiruvasagam 01 Sivapuranam.txt`, `1. ${title}\n\nநமச்சிவாய வாழ்க`],
    [`${PLACE}/0788 Thiruvasagam 02 Agaval.txt`, 'தில்லை மூதூர் ஆடிய திருவடி\nபல்லுயிர் எல்லாம் பயின்றனன்'],
  ]);
  return { files: dated, texts, playlists: [], contents: new Map() };
}

async function pullOnce(folder: string, served = library()) {
  const server = await startFaultServer(served);
  onTestFinished(() => server.close());
  return pullFrom(server.url, folder);
}

const scripts = async (folder: string) => (await readManifest(folder)).entries.map(({ script }) => script);
const facts = async (folder: string) => (await readManifest(folder)).entries.map(({ facts }) => facts);
const titles = async (folder: string) => (await readManifest(folder)).entries.map(({ title }) => title);

test('a text that begins with its title has it in the manifest, and no other has; both say their script and what they tell', async () => {
  const folder = await temporaryFolder();
  await pullOnce(folder);
  expect(await titles(folder)).toEqual(['சிவபுராணம்', undefined]);
  expect(await scripts(folder)).toEqual(['Taml', 'Taml']);
  expect(await facts(folder)).toEqual([[['poet', 'Manikkavasagar']], [['poet', 'Manikkavasagar']]]);
});

test('titles stay while nothing changes, and the snapshot with them', async () => {
  const folder = await temporaryFolder();
  await pullOnce(folder);
  expect((await pullOnce(folder)).outcome).toBe('unchanged');
  expect(await titles(folder)).toEqual(['சிவபுராணம்', undefined]);
});

test.each(['titles', 'rules'] as const)(
  'a snapshot from before there were such %s gets them, and no text is asked for again',
  async (rule) => {
    const folder = await temporaryFolder();
    await pullOnce(folder);
    const path = join(folder, 'manifest.json');
    const { [rule]: _, ...manifest } = JSON.parse(await readFile(path, 'utf8')) as SnapshotManifest;
    const entries = manifest.entries.map(({ title: _, script: __, facts: ___, ...entry }) => entry);
    await writeFile(path, JSON.stringify({ ...manifest, entries }));
    const report = await pullOnce(folder);
    expect(report).toMatchObject({ outcome: 'committed', requests: 1 });
    expect(await titles(folder)).toEqual(['சிவபுராணம்', undefined]);
    expect(await scripts(folder)).toEqual(['Taml', 'Taml']);
    expect(await facts(folder)).toEqual([[['poet', 'Manikkavasagar']], [['poet', 'Manikkavasagar']]]);
  },
);
