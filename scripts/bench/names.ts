/** A catalogue of many names, made of real ones, as Home's search fetches it. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toColumns } from '#library/catalogue.ts';
import { arrangeLibrary } from '#library/library.ts';
import { columnsPath } from '#library/paths.ts';
import { toSummary } from '#library/summary.ts';
import { CATALOGUE_VERSION, type CatalogueIndex } from '#schemas/catalogue.ts';
import { grow, type SeedEntry } from './grow.ts';

export interface ManyNames {
  index: CatalogueIndex;
  columns: { path: string; json: string }[];
  /** Every row's display name, in the order of the catalogue. */
  names: string[];
}

/** So many names in the folders that the seeds have, and in no others: the site's own Home page can then search them. */
export function manyNames(seeds: readonly SeedEntry[], count: number): ManyNames {
  const songs = new Map(seeds.map((seed) => [`${seed.folder}/${seed.fileName}`, seed]));
  const own = new Set(seeds.map(({ folder }) => folder));
  const rest = {
    s3Path: null,
    lastModified: null,
    digest: null,
    bytes: 0,
    state: 'missing',
    unavailable: false,
  } as const;
  const entries = grow([...songs.values()], count).map(({ folder, language, fileName, songNo }) => {
    // Volumes are folded back into the folder they continue.
    const home = own.has(folder) ? folder : folder.replace(/_\d+$/, '');
    return { folder: home, language, fileName, songNo, ...rest };
  });
  const made = arrangeLibrary(entries, []).folders.map((folder) => {
    const columns = toColumns(folder);
    const json = JSON.stringify(columns);
    const path = columnsPath(createHash('sha256').update(json).digest('hex').slice(0, 16));
    return { summary: toSummary(folder, path), names: columns.names, path, json };
  });
  return {
    index: { version: CATALOGUE_VERSION, folders: made.map(({ summary }) => summary) },
    columns: made.map(({ path, json }) => ({ path, json })),
    names: made.flatMap(({ names }) => names),
  };
}

/** Writes the catalogue below `root`, at the addresses that the site uses. */
export async function writeCatalogue({ index, columns }: ManyNames, root: string): Promise<void> {
  await mkdir(join(root, 'catalogue'), { recursive: true });
  await writeFile(join(root, 'catalogue', 'index.json'), JSON.stringify(index));
  for (const { path, json } of columns) await writeFile(join(root, ...path.split('/')), json);
}
