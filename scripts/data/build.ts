/** The data of one build: the catalogue with its lists of songs, and the texts where they may be copied. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { arrangeLibrary, type Folder, type Library } from '#core/library/library.ts';
import { dataCataloguePath, dataDumpPath, dataFormatPath, dataMovedPath, dataSongsPath } from '#core/library/paths.ts';
import { DATA_VERSION, type DataCatalogue, type DataDump, dataCatalogue } from '#schemas/data.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { readText } from '../../src/snapshot.ts';
import { PROJECT } from '../build/environment.ts';
import { linkFiles } from '../build/hard-links.ts';
import { oldPages } from '../old-addresses/resolve.ts';
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
  /** The library of that (default: arranged anew). */
  library?: Library;
  /** The built folder that the data goes into. */
  folder: string;
  site: DataSite;
  /** Folder of a site that the same code made: there, equal lists mean equal dumps. */
  served: string | null;
}

const MOVED_FILE = fileAt(dataMovedPath());

/** The old addresses of a site: JSON with a row on each line, the one that moved last at the end. */
function movedJson(manifest: SnapshotManifest, siteUrl: string): string {
  const rows = oldPages(manifest).map(({ from, to, name }) =>
    JSON.stringify({ from: siteUrl + from, to: to === null ? null : siteUrl + to, name }),
  );
  return rows.length === 0 ? '[]\n' : `[\n${rows.join(',\n')}\n]\n`;
}

export type DataReport = Awaited<ReturnType<typeof buildData>>;

/**
 * Writes the data of a snapshot into a built folder. What is written does not depend on what was there.
 * @throws {UserError} when a text is damaged
 */
export async function buildData(order: DataOrder) {
  const { manifest, folder: root, site, served } = order;
  const { library = arrangeLibrary(manifest.entries, []) } = order;
  const earlier = served === null ? null : parsedFile(join(served, CATALOGUE_FILE), dataCatalogue);
  /** Dumps that were made, and those that were taken over. */
  const report = { collections: 0, made: 0, takenOver: 0 };
  const hash = createHash('sha256');
  const collections: DataCatalogue['collections'] = [];
  for (const folder of library.folders) {
    const collection = collectionOf(folder, site);
    const songs = songsJson(folder, site);
    if (site.TEXT_LICENCE) {
      const known = earlier?.collections.find(({ name }) => name === folder.name)?.dump;
      const isTaken = known !== undefined && (await takeDump(order, folder, songs, known));
      report[isTaken ? 'takenOver' : 'made'] += 1;
      collection.dump = isTaken ? known : await makeDump(order, folder);
    }
    write(root, fileAt(dataSongsPath(folder.path)), songs);
    report.collections += 1;
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
  return report;
}

function write(root: string, name: string, content: string): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Takes the dump of a collection over where its list of songs is the same, digests of texts included. @returns whether it was */
async function takeDump({ folder: root, served }: DataOrder, folder: Folder, songs: string, known: DataDump) {
  const name = dumpFile(folder);
  if (served === null || fileContent(join(served, fileAt(dataSongsPath(folder.path))))?.toString() !== songs)
    return false;
  if ((await fileDigest(join(served, name))) !== known.sha256) return false;
  await linkFiles(served, root, [name]);
  return true;
}

async function makeDump({ snapshot, folder: root, site }: DataOrder, folder: Folder): Promise<DataDump> {
  const lines = function* (): Generator<string> {
    for (const [{ digest }, row] of rowsOf(folder, site))
      if (digest !== null) yield JSON.stringify({ ...row, text: readText(snapshot, digest) });
  };
  const file = join(root, dumpFile(folder));
  mkdirSync(dirname(file), { recursive: true });
  return { file: site.SITE_URL + dataDumpPath(folder.path), ...(await writeDump(file, lines())) };
}
