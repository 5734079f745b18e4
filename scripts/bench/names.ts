/** A catalogue of 100,000 names, made of real ones: as Home's search would get it, and as a plain list for the comparison. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toColumns } from '#library/catalogue.ts';
import { preferredLanguage } from '#library/languages.ts';
import { arrangeLibrary, type Library } from '#library/library.ts';
import { columnsPath } from '#library/paths.ts';
import { toSummary } from '#library/summary.ts';
import { CATALOGUE_VERSION, type CatalogueIndex } from '#schemas/catalogue.ts';
import type { SnapshotEntry } from '#schemas/snapshot.ts';
import { grow, type SeedEntry } from './grow.ts';

export interface ManyNames {
  index: CatalogueIndex;
  columns: { path: string; json: string }[];
  /** Every row's display name, in the order of the catalogue. */
  names: string[];
  /** The folder whose list is the longest of those that open first, and how many songs it has. */
  large: { folder: string; songs: number };
}

const asEntry = ({ folder, language, fileName }: SeedEntry, songNo: number | null): SnapshotEntry => ({
  folder,
  language,
  fileName,
  songNo,
  s3Path: null,
  lastModified: null,
  digest: null,
  bytes: 0,
  state: 'missing',
  unavailable: false,
});

/** So many rows in the folders that the seeds have, and in no others: the site's own Home page can then search them. */
export function manyNames(seeds: readonly SeedEntry[], count: number): ManyNames {
  const names = new Map<string, SnapshotEntry[]>();
  let rows = 0;
  // Volumes are folded back into the folder they continue.
  const own = new Set(seeds.map(({ folder }) => folder));
  const home = (folder: string): string => (own.has(folder) ? folder : folder.replace(/_\d+$/, ''));
  for (const entry of grow(seeds, Math.ceil(count * (seeds.length / songsIn(seeds)) * 1.05))) {
    const folder = home(entry.folder);
    const key = `${folder}/${entry.fileName}`;
    const editions = names.get(key);
    const made = asEntry({ ...entry, folder }, entry.songNo);
    if (editions) editions.push(made);
    else if (rows < count) {
      names.set(key, [made]);
      rows += 1;
    }
  }
  const library = arrangeLibrary([...names.values()].flat(), []);
  return describe(library);
}

const songsIn = (seeds: readonly SeedEntry[]): number =>
  new Set(seeds.map(({ folder, fileName }) => `${folder}/${fileName}`)).size;

function describe(library: Library): ManyNames {
  const made = library.folders.map((folder) => {
    const columns = toColumns(folder);
    const json = JSON.stringify(columns);
    const id = createHash('sha256').update(json).digest('hex').slice(0, 16);
    return { folder, columns, json, path: columnsPath(id) };
  });
  const folders = made.map(({ folder, path }) => toSummary(folder, path));
  const lists = library.folders.flatMap((folder) => {
    const code = preferredLanguage(folder.languages.map((one) => ({ code: one.code, count: one.songs.length })));
    const shown = folder.languages.find((language) => language.code === code);
    return shown ? [{ folder: folder.name, songs: shown.songs.length }] : [];
  });
  const large = lists.toSorted((a, b) => b.songs - a.songs)[0] ?? { folder: '', songs: 0 };
  return {
    index: { version: CATALOGUE_VERSION, folders },
    columns: made.map(({ path, json }) => ({ path, json })),
    names: made.flatMap(({ columns }) => columns.names),
    large,
  };
}

/** Writes the catalogue below `root`, at the addresses that the site uses. */
export async function writeCatalogue({ index, columns }: ManyNames, root: string): Promise<void> {
  await rm(join(root, 'catalogue'), { recursive: true, force: true });
  await mkdir(join(root, 'catalogue'), { recursive: true });
  await writeFile(join(root, 'catalogue', 'index.json'), JSON.stringify(index));
  for (const { path, json } of columns) await writeFile(join(root, ...path.split('/')), json);
}
