/** Measures packs: the bytes of each, what two changed songs cost a device, and how their build grows. */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type PackIndex, type PackManifest, packIndex, packManifest } from '#schemas/pack.ts';
import { readManifest, readText } from '../../src/library/snapshot.ts';
import { runInChild } from '../build/child-task.ts';
import type { PacksOrder, PacksReport } from '../packs/build.ts';
import { filesOfChunk, INDEX_FILE, PACKS_FOLDER } from '../packs/files.ts';
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

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);

/** @param after the packs once two songs of each have changed */
async function rowsOf(before: string, after: string): Promise<Row[]> {
  const rows: Row[] = [];
  const later = new Map((await indexIn(after)).packs.map(({ path, manifest }) => [path, manifest]));
  for (const { folder, language, path, songs, manifest } of (await indexIn(before)).packs) {
    const { chunks } = await packIn(before, manifest);
    const contents = await Promise.all(chunks.map(({ file }) => readFile(join(before, file))));
    const listed = await readFile(join(before, manifest));
    const known = new Set(chunks.flatMap(filesOfChunk).map(({ file }) => file));
    const fresh = (await packIn(after, later.get(path) ?? '')).chunks.filter(({ file }) => !known.has(file));
    const freshIndexes = fresh.map(({ index }) => index).filter((index) => index && !known.has(index.file));
    rows.push({
      pack: `${folder}/${language}`,
      songs,
      chunks: chunks.length,
      bytes: sum(chunks, ({ bytes }) => bytes),
      'br bytes': sum(chunks, ({ packed }) => packed),
      'gzip bytes': contents.reduce((sum, content) => sum + gzipSync(content, { level: 6 }).length, 0),
      'index bytes': sum(chunks, ({ index }) => index?.bytes ?? 0),
      'chunk p50 bytes': median(chunks.map((chunk) => chunk.bytes)),
      'manifest bytes': listed.length,
      'its br': brotli(listed),
      'new chunks': fresh.length,
      'their bytes': sum(fresh, ({ bytes }) => bytes),
      'their br': sum(fresh, ({ packed }) => packed),
      'their indexes': sum(freshIndexes, (index) => index?.bytes ?? 0),
    });
  }
  return rows;
}

const total = (rows: readonly Row[]): Row => {
  const columns = [
    'songs',
    'chunks',
    'bytes',
    'br bytes',
    'gzip bytes',
    'index bytes',
    'manifest bytes',
    'its br',
    'new chunks',
    'their bytes',
    'their br',
    'their indexes',
  ];
  const sums = columns.map((column) => [column, rows.reduce((sum, row) => sum + Number(row[column]), 0)]);
  return { pack: 'all', ...Object.fromEntries(sums) };
};

/** Gives two songs of each pack a line more. */
async function changeTwo(snapshot: string): Promise<void> {
  const store = await openSnapshot(snapshot);
  const { entries, ...rest } = readManifest(snapshot);
  const lists = Map.groupBy(entries, ({ folder, language }) => `${folder}/${language}`);
  for (const list of lists.values()) {
    for (const share of [1 / 3, 2 / 3]) {
      const entry = list[Math.floor(list.length * share)];
      if (!entry?.digest) continue;
      const { digest, bytes } = await store.put(`${readText(snapshot, entry.digest)}Changed by the bench.\n`);
      Object.assign(entry, { digest, bytes });
    }
  }
  await store.commit({ ...rest, entries });
  await store.close();
}

/** The packs of a library as it is, and what two changed songs cost whoever keeps one. */
export const packs = (source: Source): Promise<Section> =>
  inFolder(async (root) => {
    const [snapshot, before, after] = ['snapshot', 'before', 'after'].map((name) => join(root, name)) as [
      string,
      string,
      string,
    ];
    await grownSnapshot(snapshot, source, source.entries.length);
    await make({ snapshot, folder: before, served: null });
    await changeTwo(snapshot);
    await make({ snapshot, folder: after, served: before });
    const rows = await rowsOf(before, after);
    return {
      part: 'packs',
      title: 'Packs of each list, and what is new once two of its songs have changed',
      rows: [...rows, total(rows)],
      notes: [
        `Indexes of words are packed already. br: brotli at quality 5, gzip: at level 6, as servers pack on the fly. A device keeps what is unpacked. Index: ${brotli(await readFile(join(before, INDEX_FILE)))} bytes in brotli.`,
        'New: chunks that a device with the pack does not have; the manifest comes anew too.',
      ],
    };
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
