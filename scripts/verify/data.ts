/** A look into the data before anyone copies it: every file is there and holds what the snapshot says, and no other is. */
import { createHash, hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { arrangeLibrary, type Folder } from '#core/library/library.ts';
import { dataDumpPath, dataMovedPath, dataPath, dataSongsPath } from '#core/library/paths.ts';
import type { DataCatalogue, DataSong } from '#schemas/data.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { CATALOGUE_FILE, FORMAT_FILE, readCatalogue } from '../data/build.ts';
import { fileDigest, readDump } from '../data/dump.ts';
import { MOVED_FILE, movedJson } from '../data/moved.ts';
import { collectionOf, type DataSite, dumpFile, fileAt, rowsOf, songsJson } from '../data/rows.ts';
import { type FileFacts, shortDigest } from '../publish/inventory.ts';
import { fileOfPath } from './pages.ts';
import type { Offender } from './verify.ts';

export interface DataLook {
  /** Texts in dumps, compared with the snapshot letter by letter (by digest). */
  texts: number;
  files: number;
  bytes: number;
  offenders: Offender[];
}

export interface DataInput {
  /** The built folder. */
  folder: string;
  manifest: SnapshotManifest;
  site: DataSite;
  /** All files of it, with the digests of their bytes. */
  files: Readonly<Record<string, FileFacts>>;
}

const FOLDER = 'data/';

/** Looks at the data of a built folder; what is wrong is among the offenders. */
export async function inspectData({ folder: root, manifest, site, files }: DataInput): Promise<DataLook> {
  const look: DataLook = { texts: 0, files: 0, bytes: 0, offenders: [] };
  const offend = (file: string, what: string): void => {
    look.offenders.push({ file, what });
  };
  const { folders } = arrangeLibrary(manifest.entries, []);
  const digests = new Map([[MOVED_FILE, hash('sha256', movedJson(manifest, site.siteUrl))]]);
  const lists = createHash('sha256');
  for (const folder of folders) {
    const songs = songsJson(folder, site);
    lists.update(songs);
    digests.set(fileAt(dataSongsPath(folder.path)), hash('sha256', songs));
  }
  for (const [file, digest] of digests)
    if (files[file] === undefined) offend(file, 'is missing');
    else if (files[file][0] !== shortDigest(digest)) offend(file, 'differs from the snapshot');
  const catalogue = readCatalogue(root);
  if (!catalogue) offend(CATALOGUE_FILE, 'is missing, or is not a catalogue of data');
  else {
    if (!isDeepStrictEqual(withoutDumps(catalogue), catalogueOf(folders, lists.digest('hex'), manifest, site)))
      offend(CATALOGUE_FILE, 'differs from the snapshot');
    for (const folder of folders) await inspectDump(root, folder, { site, catalogue, look });
  }
  const others = new Set([fileOfPath(dataPath()), CATALOGUE_FILE, FORMAT_FILE]);
  if (site.licence) for (const folder of folders) others.add(dumpFile(folder));
  for (const [name, [, bytes]] of Object.entries(files).filter(([name]) => name.startsWith(FOLDER))) {
    look.files += 1;
    look.bytes += bytes;
    if (!digests.has(name) && !others.has(name)) offend(name, 'is a file of data that the library does not have');
  }
  return look;
}

const withoutDumps = ({ collections, ...rest }: DataCatalogue): DataCatalogue => ({
  ...rest,
  collections: collections.map(({ dump: _, ...collection }) => collection),
});

const catalogueOf = (
  folders: readonly Folder[],
  digest: string,
  { pulledAt }: SnapshotManifest,
  site: DataSite,
): DataCatalogue => ({
  version: 1,
  site: site.siteUrl,
  title: site.siteTitle,
  licence: site.licence || null,
  asOf: pulledAt,
  digest,
  moved: site.siteUrl + dataMovedPath(),
  collections: folders.map((folder) => collectionOf(folder, site)),
});

type Looking = { site: DataSite; catalogue: DataCatalogue; look: DataLook };

/** Unpacks the dump of a collection, and compares each line with its song. */
async function inspectDump(root: string, folder: Folder, { site, catalogue, look }: Looking): Promise<void> {
  const name = dumpFile(folder);
  const offend = (what: string): void => {
    look.offenders.push({ file: name, what });
  };
  const dump = catalogue.collections.find((one) => one.name === folder.name)?.dump;
  if (!site.licence) {
    if (dump) offend('is named in the catalogue, although TEXT_LICENCE is not set');
    return;
  }
  const digest = await fileDigest(join(root, name));
  if (digest === null || dump === undefined) return offend('is missing, or the catalogue does not name it');
  const packed = statSync(join(root, name)).size;
  const seen = { file: site.siteUrl + dataDumpPath(folder.path), bytes: packed, unpacked: 0, texts: 0, sha256: digest };
  const rows = rowsOf(folder, site);
  try {
    for await (const line of readDump(join(root, name))) {
      if (seen.texts % 500 === 0) await turn(); // a signal may want to be heard
      seen.texts += 1;
      seen.unpacked += Buffer.byteLength(line) + 1;
      const { text, ...row } = JSON.parse(line);
      const expected = nextText(rows);
      if (!isDeepStrictEqual(row, expected) || hash('sha256', String(text)) !== expected?.sha256)
        return offend(`differs from the snapshot in the song or text of line ${seen.texts}`);
    }
  } catch (error) {
    return offend(`cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  if (nextText(rows)) return offend(`ends after ${seen.texts} texts, and the library has more`);
  if (!isDeepStrictEqual(seen, dump)) return offend('differs from what the catalogue says of it');
  look.texts += seen.texts;
}

/** The next row that has a text. */
function nextText(rows: ReturnType<typeof rowsOf>): DataSong | undefined {
  for (let next = rows.next(); !next.done; next = rows.next()) if (next.value[0].digest !== null) return next.value[1];
  return undefined;
}
