/** The data of one build: the catalogue with its lists of songs, and the texts where they may be copied. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type LeftOutKey, withoutLeftOut } from '#core/library/left-out.ts';
import { arrangeLibrary, type Folder } from '#core/library/library.ts';
import { dataCataloguePath, dataDumpPath, dataFormatPath, dataMovedPath, dataSongsPath } from '#core/library/paths.ts';
import { DATA_VERSION, type DataCatalogue, type DataCollection, type DataDump, dataCatalogue } from '#schemas/data.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { readManifest, readText } from '../../src/snapshot.ts';
import { PROJECT } from '../build/environment.ts';
import { linkFiles } from '../build/hard-links.ts';
import { oldPages } from '../old-addresses/resolve.ts';
import { fileContent } from '../verify/folder.ts';
import { fileDigest, writeDump } from './dump.ts';
import { collectionOf, type DataSite, dumpFile, fileAt, rowsOf, songsJson } from './rows.ts';
import { SHARD_FOLDER, shardCollections } from './shard-data.ts';

const CATALOGUE_FILE = fileAt(dataCataloguePath());

/** The description of the format, which is published as it is. */
const FORMAT_SOURCE = join(PROJECT, 'docs', 'data-format.md');
const FORMAT_FILE = fileAt(dataFormatPath());

export interface DataOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** The built folder that the data goes into. */
  folder: string;
  site: DataSite;
  /** Entries that have no page (default: none). */
  leftOut?: readonly LeftOutKey[];
  /** Folder of a site that the same code made: there, equal lists mean equal dumps. */
  served: string | null;
}

export interface DataReport {
  collections: number;
  /** Dumps that were made, and those that were taken over. */
  made: number;
  takenOver: number;
}

/** A folder that has dumps already, and what is in it of each collection. */
interface Earlier {
  folder: string;
  collections: readonly DataCollection[];
}

/** What the files of one build are made from and into. */
export interface DataWork extends Pick<DataOrder, 'snapshot' | 'folder' | 'site'> {
  earlier: readonly Earlier[];
  report: DataReport;
}

export const startWork = ({ served, ...order }: Omit<DataOrder, 'leftOut'>): DataWork => ({
  ...order,
  earlier: earlierOf(order.folder, served),
  report: { collections: 0, made: 0, takenOver: 0 },
});

function earlierOf(folder: string, served: string | null): Earlier[] {
  const catalogue = served === null ? null : readCatalogue(served);
  const ofServed = served && catalogue ? [{ folder: served, collections: catalogue.collections }] : [];
  return [{ folder, collections: shardCollections(folder) }, ...ofServed];
}

const MOVED_FILE = fileAt(dataMovedPath());

/** The old addresses of a site: JSON with a row on each line, the one that moved last at the end. */
function movedJson(manifest: SnapshotManifest, siteUrl: string): string {
  const rows = oldPages(manifest).map(({ from, to, name }) =>
    JSON.stringify({ from: siteUrl + from, to: to === null ? null : siteUrl + to, name }),
  );
  return rows.length === 0 ? '[]\n' : `[\n${rows.join(',\n')}\n]\n`;
}

/** Writes all files of one collection. @returns what the catalogue says of it, and the list of its songs */
export async function writeCollection(work: DataWork, folder: Folder): Promise<[DataCollection, string]> {
  const { folder: root, site, report } = work;
  const collection = collectionOf(folder, site);
  const songs = songsJson(folder, site);
  const list = fileAt(dataSongsPath(folder.path));
  report.collections += 1;
  if (site.licence) {
    const taken = await takeDump(work, folder, list, songs);
    report[taken ? 'takenOver' : 'made'] += 1;
    collection.dump = taken ?? (await makeDump(work, folder));
  }
  write(root, list, songs);
  return [collection, songs];
}

/**
 * Writes the data of a snapshot into a built folder. What is written does not depend on what was there.
 * @throws {UserError} when there is nothing to build from, or a text is damaged
 */
export async function buildData({ leftOut = [], ...order }: DataOrder): Promise<DataReport> {
  const { snapshot, folder: root, site } = order;
  const manifest = withoutLeftOut(readManifest(snapshot), leftOut);
  const { entries, pulledAt } = manifest;
  const work = startWork(order);
  const hash = createHash('sha256');
  const collections: DataCollection[] = [];
  for (const folder of arrangeLibrary(entries, []).folders) {
    const [collection, songs] = await writeCollection(work, folder);
    collections.push(collection);
    hash.update(songs);
  }
  const catalogue: DataCatalogue = {
    version: DATA_VERSION,
    site: site.siteUrl,
    title: site.siteTitle,
    licence: site.licence || null,
    asOf: pulledAt,
    digest: hash.digest('hex'),
    moved: site.siteUrl + dataMovedPath(),
    collections,
  };
  write(root, CATALOGUE_FILE, `${JSON.stringify(catalogue, null, 1)}\n`);
  write(root, MOVED_FILE, movedJson(manifest, site.siteUrl));
  copyFileSync(FORMAT_SOURCE, join(root, FORMAT_FILE));
  rmSync(join(root, SHARD_FOLDER), { recursive: true, force: true });
  return work.report;
}

function write(root: string, name: string, content: string): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The catalogue of a built folder; null where there is none of this version. */
function readCatalogue(folder: string): DataCatalogue | null {
  try {
    return dataCatalogue.parse(JSON.parse(readFileSync(join(folder, CATALOGUE_FILE), 'utf8')));
  } catch {
    return null;
  }
}

/** The dump of a collection whose list of songs is the same, digests of texts included; null where it is to be made. */
async function takeDump(work: DataWork, folder: Folder, list: string, songs: string): Promise<DataDump | null> {
  const name = dumpFile(folder);
  for (const { folder: from, collections } of work.earlier) {
    const known = collections.find((one) => one.name === folder.name)?.dump;
    if (!known || fileContent(join(from, list))?.toString() !== songs) continue;
    if ((await fileDigest(join(from, name))) !== known.sha256) continue;
    if (from !== work.folder) await linkFiles(from, work.folder, [name]);
    return known;
  }
  return null;
}

async function makeDump({ snapshot, folder: root, site }: DataWork, folder: Folder): Promise<DataDump> {
  const lines = function* (): Generator<string> {
    for (const [{ digest }, row] of rowsOf(folder, site))
      if (digest !== null) yield JSON.stringify({ ...row, text: readText(snapshot, digest) });
  };
  const file = join(root, dumpFile(folder));
  mkdirSync(dirname(file), { recursive: true });
  return { file: site.siteUrl + dataDumpPath(folder.path), ...(await writeDump(file, lines())) };
}
