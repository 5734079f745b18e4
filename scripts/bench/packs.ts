/** Packs: the bytes of each, and what one costs a reader who keeps it on a device, and again once two of its songs have changed. */
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PackManifest, type PackSummary, packIndex, packManifest } from '#schemas/pack.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { INDEX_FILE } from '../packs/files.ts';
import { onPhone } from './nginx.ts';
import { LINE, sumBytes, type Tab, type Transfer } from './phone.ts';
import type { Row, Section } from './report.ts';
import { BENCH, type BuiltSite, buildSite, changeTexts } from './site.ts';
import { rounded } from './statistics.ts';

/** Milliseconds that a pack may take to come. */
const LONG = 300_000;
/** The collection whose largest pack is kept, where the library has it: one of many chunks. */
const KEPT = 'Thirumurai';

const jsonIn = async (dist: string, address: string): Promise<unknown> =>
  JSON.parse(await readFile(join(dist, address), 'utf8'));
const packsIn = async (dist: string): Promise<readonly PackSummary[]> =>
  packIndex.parse(await jsonIn(dist, INDEX_FILE)).packs;
const manifestOf = async (dist: string, { manifest }: PackSummary): Promise<PackManifest> =>
  packManifest.parse(await jsonIn(dist, manifest));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

async function sizesOf(dist: string, pack: PackSummary): Promise<Record<string, number>> {
  const { chunks } = await manifestOf(dist, pack);
  return {
    songs: pack.songs,
    chunks: chunks.length,
    bytes: sum(chunks.map(({ bytes }) => bytes)),
    'br bytes': sum(chunks.map(({ packed }) => packed)),
    'index bytes': sum(chunks.map(({ index }) => index?.bytes ?? 0)),
    'largest chunk': Math.max(...chunks.map(({ bytes }) => bytes)),
    'manifest bytes': (await readFile(join(dist, pack.manifest))).length,
  };
}

/** Every pack of a site, and all of them. */
async function packSizes(dist: string): Promise<Section> {
  const rows: Row[] = [];
  const all: Record<string, number> = {};
  for (const pack of await packsIn(dist)) {
    const sizes = await sizesOf(dist, pack);
    rows.push({ pack: `${pack.folder}/${pack.language}`, ...sizes });
    for (const [name, value] of Object.entries(sizes))
      all[name] = name.startsWith('largest') ? Math.max(all[name] ?? 0, value) : (all[name] ?? 0) + value;
  }
  return {
    part: 'packs',
    title: 'Packs of each list',
    rows: [...rows, { pack: 'all', ...all }],
    notes: [
      'A device keeps what is unpacked. br: an estimate in brotli, as servers pack on the fly; indexes of words are packed already.',
    ],
  };
}

/** Songs that the page says are kept, once all of a pack are; the words are those of the interface. */
const untilWhole = (tab: Tab) => tab.find('p, span, output, [role="status"]', ' songs, as of', LONG);

/** @returns what came since, of packs and of all else */
function bytesSince(all: readonly Transfer[], from: number): Row {
  const came = all.slice(from);
  const own = came.filter(({ url }) => /^\/(?:_astro\/)?packs\//.test(new URL(url).pathname));
  return { 'pack files': own.length, 'pack bytes': sumBytes(own), 'other bytes': sumBytes(came) - sumBytes(own) };
}

/** Does something that brings texts, and tells what came until all of them are there. */
async function measure(tab: Tab, what: string, press: () => Promise<void>): Promise<Row> {
  const [from, began] = [tab.transfers.length, performance.now()];
  await press();
  await untilWhole(tab);
  const seconds = rounded((performance.now() - began) / 1000);
  await tab.settle();
  return { what, 'ready s': seconds, ...bytesSince(tab.transfers, from) };
}

const pressButton = async (tab: Tab, says: string): Promise<void> => tab.tap(await tab.find('button', says));

/** Changes the first song of a pack and one in its middle. */
async function changeTwo(snapshot: string, { folder, language }: PackSummary): Promise<void> {
  const { entries } = readManifest(snapshot);
  const own = entries.flatMap((entry, at) =>
    entry.folder === folder && entry.language === language && entry.digest !== null ? [at] : [],
  );
  const two = [own[0], own[own.length >> 1]];
  await changeTexts(snapshot, (at) => two.includes(at));
}

/** Keeps a pack on a phone, publishes two changed songs, and brings them. */
const keep = (chromium: string, { site, snapshot }: BuiltSite, pack: PackSummary): Promise<Row[]> =>
  // What is served is the link that a build switches.
  onPhone(chromium, site.dist, (phone, { origin }) =>
    phone.inTab(LINE, async (tab) => {
      await tab.goto(`${origin}${pack.path}`);
      const first = await measure(tab, 'kept', async () => {
        await pressButton(tab, 'Keep on this device');
        await pressButton(tab, 'Keep it');
      });
      const changed = join(BENCH, 'changed-snapshot');
      await rm(changed, { recursive: true, force: true });
      await cp(snapshot, changed, { recursive: true });
      await changeTwo(changed, pack);
      await buildSite(changed);
      await tab.goto(`${origin}/my/`);
      const update = async (): Promise<void> => {
        await pressButton(tab, 'Update (');
        // Until it is gone, the page says what was whole before.
        while ((await tab.find('button', 'Update (', 1).catch(() => null)) !== null);
      };
      return [first, await measure(tab, 'two songs changed', update)];
    }),
  );

export async function packs(chromium: string, site: BuiltSite): Promise<Section[]> {
  const bySize = (await packsIn(site.dist)).toSorted((a, b) => b.bytes - a.bytes);
  const pack = bySize.find(({ folder }) => folder === KEPT) ?? bySize[0];
  if (!pack) throw new Error('The library of the bench has no pack.\n  Name another with --library.');
  const sizes = await packSizes(site.dist);
  const rows = await keep(chromium, site, pack);
  return [
    sizes,
    {
      part: 'packs',
      title: `${pack.label}, ${pack.languageLabel}, kept on a device: ${LINE.bitsPerSecond / 1e6} Mbit/s, ${LINE.latencyMs} ms, nginx`,
      rows,
      notes: [
        'Ready: from the press until the page says that all songs are kept. Pack: index, manifest, texts and indexes as packed on the line, headers included. Other: what shows texts without a connection.',
      ],
    },
  ];
}
