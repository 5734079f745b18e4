/** The data of one build: the catalogue with its lists of songs, and the texts where they may be copied. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { arrangeLibrary, type Folder } from '#core/library/library.ts';
import { dataCataloguePath, dataDumpPath, dataFormatPath, dataMovedPath, dataSongsPath } from '#core/library/paths.ts';
import {
  DATA_VERSION,
  type DataCatalogue,
  type DataCollection,
  type DataDump,
  dataCatalogue,
  dataCollection,
} from '#schemas/data.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { readText } from '../../src/snapshot.ts';
import { PROJECT } from '../build/environment.ts';
import { linkFiles } from '../build/hard-links.ts';
import { oldPages } from '../old-addresses/resolve.ts';
import { removeShardParts, shardParts } from '../shards/parts.ts';
import { fileContent, parsedFile } from '../verify/folder.ts';
import { fileDigest, writeDump } from './dump.ts';
import { collectionOf, type DataSite, dumpFile, fileAt, rowsOf, songsJson } from './rows.ts';

const CATALOGUE_FILE = fileAt(dataCataloguePath());

/** The description of the format, which is published as it is. */
const FORMAT_SOURCE = join(PROJECT, 'docs', 'data-format.md');
const FORMAT_FILE = fileAt(dataFormatPath());

export interface DataOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** Its manifest, without what gets no page. */
  manifest: SnapshotManifest;
  /** The built folder that the data goes into. */
  folder: string;
  site: DataSite;
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

export const startWork = ({ served, ...order }: Omit<DataOrder, 'manifest'>): DataWork => ({
  ...order,
  earlier: earlierOf(order.folder, served),
  report: { collections: 0, made: 0, takenOver: 0 },
});

function earlierOf(folder: string, served: string | null): Earlier[] {
  const catalogue = served === null ? null : parsedFile(join(served, CATALOGUE_FILE), dataCatalogue);
  const ofServed = served && catalogue ? [{ folder: served, collections: catalogue.collections }] : [];
  return [{ folder, collections: shardParts(folder, 'data', dataCollection.array()).flat() }, ...ofServed];
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
  if (site.TEXT_LICENCE) {
    const taken = await takeDump(work, folder, list, songs);
    report[taken ? 'takenOver' : 'made'] += 1;
    collection.dump = taken ?? (await makeDump(work, folder));
  }
  write(root, list, songs);
  return [collection, songs];
}

/**
 * Writes the data of a snapshot into a built folder. What is written does not depend on what was there.
 * @throws {UserError} when a text is damaged
 */
export async function buildData({ manifest, ...order }: DataOrder): Promise<DataReport> {
  const { folder: root, site } = order;
  const work = startWork(order);
  const hash = createHash('sha256');
  const collections: DataCollection[] = [];
  for (const folder of arrangeLibrary(manifest.entries, []).folders) {
    const [collection, songs] = await writeCollection(work, folder);
    collections.push(collection);
    hash.update(songs);
  }
  const catalogue: DataCatalogue = {
    version: DATA_VERSION,
    site: site.SITE_URL,
    title: site.SITE_TITLE,
    licence: site.TEXT_LICENCE || null,
    asOf: manifest.pulledAt,
    digest: hash.digest('hex'),
    moved: site.SITE_URL + dataMovedPath(),
    collections,
  };
  write(root, CATALOGUE_FILE, `${JSON.stringify(catalogue, null, 1)}\n`);
  write(root, MOVED_FILE, movedJson(manifest, site.SITE_URL));
  copyFileSync(FORMAT_SOURCE, join(root, FORMAT_FILE));
  removeShardParts(root, 'data');
  return work.report;
}

function write(root: string, name: string, content: string): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
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
  return { file: site.SITE_URL + dataDumpPath(folder.path), ...(await writeDump(file, lines())) };
}
