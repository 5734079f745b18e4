/** The verses that return in other songs, as a pull finds them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { type ServedLibrary, startFaultServer } from '../fixtures/fault-server.ts';
import { pullFrom, readManifest, temporaryFolder } from '../fixtures/pulling.ts';

const VERSE = 'agne naya supatha raye asman visvani deva vayunani vidvan';
const MORE =
  'dharmaksetre kuruksetre samaveta yuyutsavah mamakah pandavas caiva kim akurvata sanjaya drstva tu pandavanikam';
const ISHA = 'Upanishads/SAN/001 Isha.txt';
const VEDA = 'Rigveda/SAN/0189 Agni.txt';

function library(texts: Record<string, string>): ServedLibrary {
  const files = Object.entries(texts).map(([path, text]) => {
    const [folder, language, file_name] = path.split('/');
    // A text that changes has another date.
    const day = String((text.length % 27) + 1).padStart(2, '0');
    return { folder, language, file_name, s3_path: path, last_modified: `2026-01-${day}T00:00:00Z` };
  });
  return { files, texts: new Map(Object.entries(texts)), playlists: [], contents: new Map() };
}

const BOTH = { [ISHA]: `1. ishavasyam idam sarvam\n\n2. ${VERSE}`, [VEDA]: `1. ${VERSE}` };

async function pullOnce(folder: string, texts: Record<string, string>) {
  const server = await startFaultServer(library(texts));
  onTestFinished(() => server.close());
  return pullFrom(server.url, folder, { acceptShrink: true, acceptChanged: true });
}

/** `Upanishads 2 → 1`: the folder of each text with a verse that returns, its place, and the number that the other has. */
const returning = async (folder: string) =>
  (await readManifest(folder)).entries.flatMap(({ folder, parallels = [] }) =>
    parallels.flatMap(({ id, in: places }) => places.map(({ verse }) => `${folder} ${id.slice(1, 2)} → ${verse}`)),
  );

test('a verse in two songs is known to both; in two languages, or after a correction, it is not', async () => {
  const folder = await temporaryFolder();
  await pullOnce(folder, BOTH);
  expect((await returning(folder)).sort()).toEqual(['Rigveda 1 → 2', 'Upanishads 2 → 1']);
  await pullOnce(folder, { [ISHA]: BOTH[ISHA], [VEDA]: '1. agnim ile purohitam' });
  expect(await returning(folder)).toEqual([]);
  await pullOnce(folder, { [ISHA]: BOTH[ISHA], [VEDA.replace('SAN', 'ENG')]: BOTH[VEDA] });
  expect(await returning(folder)).toEqual([]);
});

test('where nothing changed the snapshot stays; one from before there were parallels gets them, and no text is asked for again', async () => {
  const folder = await temporaryFolder();
  await pullOnce(folder, BOTH);
  expect((await pullOnce(folder, BOTH)).outcome).toBe('unchanged');
  const path = join(folder, 'manifest.json');
  const { parallels: _, ...manifest } = JSON.parse(await readFile(path, 'utf8')) as SnapshotManifest;
  const entries = manifest.entries.map(({ parallels: _, ...entry }) => entry);
  await writeFile(path, JSON.stringify({ ...manifest, entries }));
  expect(await pullOnce(folder, BOTH)).toMatchObject({ outcome: 'committed', requests: 1 });
  expect(await returning(folder)).toHaveLength(2);
});

test('a text that repeats another for more than half is named in the report, at each pull', async () => {
  const folder = await temporaryFolder();
  const twice = { ...BOTH, [VEDA]: `${BOTH[ISHA]}\n\n3. ${MORE}` };
  for (const { warnings } of [await pullOnce(folder, twice), await pullOnce(folder, twice)])
    expect(warnings.filter((line) => line.includes('repeat'))).toEqual([
      `1 texts repeat another for more than half, perhaps by mistake: "${ISHA} of Rigveda/0189 Agni.txt"`,
    ]);
});
