/** Measures packs: the bytes of each, what two changed songs cost a device, and how their build grows. */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type PackIndex, type PackManifest, packIndex, packManifest } from '#schemas/pack.ts';
import { readManifest, readText } from '../../src/library/snapshot.ts';
import { runInChild } from '../build/child-task.ts';
import type { PacksOrder, PacksReport } from '../packs/build.ts';
import { INDEX_FILE, PACKS_FOLDER } from '../packs/files.ts';
import { openSnapshot } from '../pull/snapshot.ts';
import { readFolder } from '../verify/folder.ts';
import type { PacksLook } from '../verify/packs.ts';
import { grownSnapshot } from './grown-snapshot.ts';
import type { Source } from './library.ts';
import { watched } from './memory.ts';
import type { PacksQuestion } from './packs-worker.ts';
import { changeSome } from './scale.ts';
import type { Section } from './section.ts';
import { BENCH } from './site.ts';
import { median, rounded } from './statistics.ts';

type Row = Section['rows'][number];

const ask = <T>(question: PacksQuestion) =>
  watched(() => runInChild<T>(new URL('./packs-worker.ts', import.meta.url), question), new Set());
const make = (order: PacksOrder) => ask<PacksReport>({ make: order });

const brotli = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Runs some work in a folder that is gone afterwards. */
async function inFolder<T>(work: (root: string) => Promise<T>): Promise<T> {
  await mkdir(BENCH, { recursive: true });
  const root = await mkdtemp(join(BENCH, 'packs-'));
  try {
    return await work(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const indexIn = async (folder: string): Promise<PackIndex> =>
  packIndex.parse(JSON.parse(await readFile(join(folder, INDEX_FILE), 'utf8')));
const packIn = async (folder: string, address: string): Promise<PackManifest> =>
  packManifest.parse(JSON.parse(await readFile(join(folder, address), 'utf8')));

async function rowsOf(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { folder: name, language, songs, bytes, packed, manifest } of (await indexIn(folder)).packs) {
    const { chunks } = await packIn(folder, manifest);
    const contents = await Promise.all(chunks.map(({ file }) => readFile(join(folder, file))));
    const listed = await readFile(join(folder, manifest));
    rows.push({
      pack: `${name}/${language}`,
      songs,
      chunks: chunks.length,
      bytes,
      'br bytes': packed,
      'gzip bytes': contents.reduce((sum, content) => sum + gzipSync(content, { level: 6 }).length, 0),
      'chunk p50 bytes': median(chunks.map((chunk) => chunk.bytes)),
      'manifest bytes': listed.length,
      'its br': brotli(listed),
    });
  }
  return rows;
}

const total = (rows: readonly Row[]): Row => {
  const columns = ['songs', 'chunks', 'bytes', 'br bytes', 'gzip bytes', 'manifest bytes', 'its br'];
  const sums = columns.map((column) => [column, rows.reduce((sum, row) => sum + Number(row[column]), 0)]);
  return { pack: 'all', ...Object.fromEntries(sums) };
};

/** Gives two songs of the largest pack a line more. */
async function changeTwo(snapshot: string, { packs }: PackIndex): Promise<string> {
  const largest = packs.toSorted((a, b) => b.bytes - a.bytes)[0];
  const store = await openSnapshot(snapshot);
  const { entries, ...rest } = readManifest(snapshot);
  const own = entries.filter(
    ({ folder, language, digest }) => folder === largest?.folder && language === largest?.language && digest !== null,
  );
  for (const share of [1 / 3, 2 / 3]) {
    const entry = own[Math.floor(own.length * share)];
    if (!entry?.digest) continue;
    const { digest, bytes } = await store.put(`${readText(snapshot, entry.digest)}Changed by the bench.\n`);
    Object.assign(entry, { digest, bytes });
  }
  await store.commit({ ...rest, entries });
  await store.close();
  return `${largest?.folder}/${largest?.language}`;
}

/** What a device fetches that has the packs of one folder and is to have those of another. */
async function deltaRow(before: string, after: string, pack: string): Promise<Row> {
  const old = new Set(readFolder(before).files.map(({ name }) => name));
  const fresh = readFolder(after).files.filter(({ name }) => !old.has(name));
  const contents = await Promise.all(fresh.map(({ name }) => readFile(join(after, name))));
  const size = (extension: string, of: (content: Buffer) => number): number =>
    contents.reduce((sum, content, at) => sum + (fresh[at]?.name.endsWith(extension) ? of(content) : 0), 0);
  return {
    pack,
    'new chunks': fresh.filter(({ name }) => name.endsWith('.txt')).length,
    bytes: size('.txt', ({ length }) => length),
    'br bytes': size('.txt', brotli),
    'new manifests': fresh.filter(({ name }) => name.endsWith('.json')).length,
    'manifest bytes': size('.json', ({ length }) => length),
    'its br': size('.json', brotli),
    'index br': brotli(await readFile(join(after, INDEX_FILE))),
  };
}

/** The packs of a library as it is, and what two changed songs cost whoever keeps them. */
export const packs = (source: Source): Promise<Section[]> =>
  inFolder(async (root) => {
    const [snapshot, before, after] = ['snapshot', 'before', 'after'].map((name) => join(root, name)) as [
      string,
      string,
      string,
    ];
    await grownSnapshot(snapshot, source, source.entries.length);
    await make({ snapshot, folder: before, served: null });
    const rows = await rowsOf(before);
    const pack = await changeTwo(snapshot, await indexIn(before));
    await make({ snapshot, folder: after, served: before });
    return [
      {
        part: 'packs',
        title: 'Packs of each list',
        rows: [...rows, total(rows)],
        notes: [
          'br: brotli at quality 5, gzip: at level 6, as servers pack on the fly. A device keeps what is unpacked.',
        ],
      },
      {
        part: 'packs',
        title: 'Two songs of the largest pack changed: what a device fetches that keeps it',
        rows: [await deltaRow(before, after, pack)],
        notes: ['Chunks and manifests by address: those that the device does not have.'],
      },
    ];
  });

/** How the build of packs grows with the library. */
export async function packsGrowth(source: Source, sizes: readonly number[]): Promise<Section> {
  const rows: Row[] = [];
  let last: { texts: number; seconds: number } | null = null;
  for (const texts of sizes) {
    const row = await inFolder(async (root): Promise<Row> => {
      const [snapshot, one, two, three] = ['snapshot', '1', '2', '3'].map((name) => join(root, name)) as [
        string,
        string,
        string,
        string,
      ];
      await grownSnapshot(snapshot, source, texts);
      const { seconds, peakMb } = await make({ snapshot, folder: one, served: null });
      const look = await ask<PacksLook>({ look: { folder: one, snapshot } });
      const again = await make({ snapshot, folder: two, served: one });
      const changed = await changeSome(snapshot);
      const some = await make({ snapshot, folder: three, served: two });
      const { sizes: size } = readFolder(join(one, PACKS_FOLDER));
      const exponent = last && Math.log(seconds / last.seconds) / Math.log(texts / last.texts);
      last = { texts, seconds };
      return {
        texts,
        'build s': rounded(seconds),
        'ms a text': rounded((seconds * 1000) / texts),
        exponent: exponent && rounded(exponent),
        'peak MB': peakMb && Math.round(peakMb),
        'look s': rounded(look.seconds),
        'its MB': look.peakMb && Math.round(look.peakMb),
        faults: look.result.offenders.length,
        'nothing changed s': rounded(again.seconds),
        'texts changed': changed,
        'rebuild s': rounded(some.seconds),
        'chunks made': some.result.made,
        files: size.files + 1,
        bytes: size.bytes,
        'largest file': size.largestFile.bytes,
      };
    });
    rows.push(row);
  }
  return {
    part: 'packs',
    title: 'Build of packs',
    rows,
    notes: [
      'Exponent: of the growth from the row above; 1 is in step with the library. Peak: of the process that makes them, its: of the one that looks at them, which cuts out every text and compares every page.',
    ],
  };
}
