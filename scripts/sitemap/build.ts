/** What a site tells search engines: `robots.txt`, and the sitemaps of all its pages, one or more for each collection. */
import { detectScript } from '#core/library/languages.ts';
import { arrangeLibrary, type Library } from '#core/library/library.ts';
import { entryKey } from '#core/library/names.ts';
import { decodePath } from '#core/library/paths.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { readText } from '../../src/snapshot.ts';
import { type FactsOf, factEntries, folderEntries, type SitemapEntry, type SongFacts, siteEntries } from './entries.ts';
import { type Bounds, writeIndex, writeSitemaps } from './write.ts';

export interface SitemapOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** Its manifest, without what gets no page. */
  manifest: SnapshotManifest;
  /** The library of that (default: arranged anew). */
  library?: Library;
  /** The built folder. */
  folder: string;
  /** Origin of the site, no slash at its end. */
  siteUrl: string;
  bounds?: Bounds;
}

export type SitemapReport = ReturnType<typeof buildSitemaps>;

/** Writes them. They depend on the snapshot alone: a site that is built anew and one that is rebuilt have the same. */
export function buildSitemaps({ snapshot, manifest, folder, siteUrl, bounds, ...order }: SitemapOrder) {
  const { entries, playlists } = manifest;
  const { library = arrangeLibrary(entries, playlists) } = order;
  const known = new Map<string, SongFacts>();
  // An older snapshot does not say in which script its texts are.
  for (const { changed, script, digest, ...entry } of entries) {
    const found = script ?? (digest === null ? 'Zyyy' : detectScript(readText(snapshot, digest)));
    known.set(entryKey(entry), { changed, script: found });
  }
  const facts: FactsOf = (song) => known.get(entryKey(song)) ?? { script: 'Zyyy' };
  const days = new Map(playlists.map(({ id, changed }) => [id, changed]));

  const write = (stem: string, list: Iterable<SitemapEntry>) => writeSitemaps(folder, stem, list, siteUrl, bounds);
  const dayOfNews = manifest.news?.[0]?.at.slice(0, 10);
  const written = [
    write('', [...siteEntries(library, facts, (id) => days.get(id), dayOfNews), ...factEntries(library, facts)]),
    ...library.folders.map((one) => write(decodePath(one.path)?.at(-1) ?? '', folderEntries(one, facts))),
  ];
  const files = written.flatMap((one) => one.files);
  writeIndex(folder, files, siteUrl);
  return { files: files.length, addresses: written.reduce((sum, one) => sum + one.addresses, 0) };
}
