/** What a build leaves out so that one page that the checks object to does not stop all others. */
import { hash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { LeftOutKey } from '#core/library/left-out.ts';
import { type Library, type Song, songsOf } from '#core/library/library.ts';
import { entryKey } from '#core/library/names.ts';
import { pagesOfNews } from '#core/library/news.ts';
import { filePages } from '#core/library/pages.ts';
import { changesPath } from '#core/library/paths.ts';
import type { Rebuild, SnapshotManifest } from '#schemas/snapshot.ts';
import type { Site } from '../publish/releases.ts';
import { readJson, replaceJson } from '../pull/disk.ts';
import { fileOfPath } from '../verify/pages.ts';

/** An entry, a playlist or news that are left out, and why. */
export interface LeftOut extends LeftOutKey {
  /** `folder/language/file name`, the playlist's id, or the time of the news. */
  name: string;
  /** What the checks say of its page, or of the list that it stands in. */
  reason: string;
}

/** More than this count and this share of the library at once is no single odd entry: the run is refused. */
const MOST = { count: 10, share: 0.01 };

export const isTooMuch = (leftOut: number, { entries, playlists }: SnapshotManifest): boolean =>
  leftOut > MOST.count && leftOut > (entries.length + playlists.length) * MOST.share;

const faultOf = (faults: Faults, { path }: { path: string }): string | undefined => faults.get(fileOfPath(path));

/** What is wrong, by file of the built site. */
type Faults = ReadonlyMap<string, string>;

/**
 * The songs that cause every fault of the pages of songs. A page shows its neighbours and the other editions of its song too, so
 * that one odd name breaks all pages that show it: a song of which every page is faulty causes the faults of all of them. Of a page
 * that is left over it is the song's own text.
 */
function songsCausingFaults(library: Library, faults: Faults): Song[] {
  const showing = new Map<string, string[]>();
  const faulty: Song[] = [];
  for (const { song, previous, next, editions } of filePages(library)) {
    if (faultOf(faults, song) !== undefined) faulty.push(song);
    for (const path of new Set([song, previous, next, ...editions].flatMap((shown) => shown?.path ?? [])))
      showing.set(path, [...(showing.get(path) ?? []), song.path]);
  }
  const isFaulty = new Set(faulty.map(({ path }) => path));
  const unexplained = new Set(isFaulty);
  const explainsMore = (pages: readonly string[]): boolean =>
    pages.filter((page) => unexplained.delete(page)).length > 0;
  const pagesWith = ({ path }: Song): readonly string[] => showing.get(path) ?? [];
  const byName = faulty
    .filter((song) => pagesWith(song).every((page) => isFaulty.has(page)))
    .sort((a, b) => pagesWith(b).length - pagesWith(a).length);
  return [
    ...byName.filter((song) => explainsMore(pagesWith(song))),
    ...faulty.filter(({ path }) => explainsMore([path])),
  ];
}

/** The latest news of the first page of them that has a fault, or of all where only a feed has one: most likely it came with them. */
function newsCausingFaults(news: readonly Rebuild[], faults: Faults): LeftOut[] {
  const [, reason] = [...faults].find(([file]) => file.startsWith(changesPath().slice(1))) ?? [];
  const pages = pagesOfNews(news);
  const [latest] =
    pages.find((_, at) => faultOf(faults, { path: changesPath(at + 1) }) !== undefined) ?? pages[0] ?? [];
  return reason !== undefined && latest ? [{ what: 'news', key: latest.at, name: latest.at, reason }] : [];
}

/**
 * What to leave out, so that no page with a fault is left: the entries and playlists whose own page has one; if there are none, all of
 * the languages whose list has one; then all of the folders; then news, in which an entry that is left out or gone is still named.
 * @returns null where that would help nothing: the faults are elsewhere, or nothing would be left
 */
export function chooseLeftOut(library: Library, news: readonly Rebuild[], faults: Faults): LeftOut[] | null {
  const asEntry = (song: Song, reason: string): LeftOut => {
    const { folder, language, fileName } = song;
    return { what: 'entry', key: entryKey(song), name: `${folder}/${language}/${fileName}`, reason };
  };
  const playlists = library.playlists.flatMap((one): LeftOut[] => {
    const reason = faultOf(faults, one);
    return reason === undefined ? [] : [{ what: 'playlist', key: one.id, name: one.id, reason }];
  });
  const inLists = (lists: readonly { path: string; songs: readonly Song[] }[]): LeftOut[] =>
    lists.flatMap((list) => {
      const fault = faultOf(faults, list);
      return fault === undefined ? [] : list.songs.map((song) => asEntry(song, `its list ${fault}`));
    });
  const { folders } = library;
  const single = songsCausingFaults(library, faults).map((song) => asEntry(song, faultOf(faults, song) ?? ''));
  const choices = [
    [...single, ...playlists],
    inLists(folders.flatMap(({ languages }) => languages)),
    inLists(folders.map(({ path, languages }) => ({ path, songs: languages.flatMap((one) => one.songs) }))),
    newsCausingFaults(news, faults),
  ];
  const chosen = choices.find((choice) => choice.length > 0) ?? [];
  const entries = chosen.filter(({ what }) => what === 'entry').length;
  return chosen.length > 0 && entries < songsOf(library).length ? chosen : null;
}

const leftOutList = z.object({
  /** Digest of the code that could not show them; with another one they are tried again. */
  code: z.string(),
  items: z.array(
    z.object({
      what: z.enum(['entry', 'playlist', 'news']),
      key: z.string(),
      name: z.string(),
      reason: z.string(),
      /** Digest of its row of the manifest: a row that changed is shown again, if it can be. */
      row: z.string(),
    }),
  ),
});

const fileOf = (site: Site): string => join(site.releases, 'left-out.json');

const readList = async (site: Site): Promise<z.infer<typeof leftOutList>> =>
  (await readJson(fileOf(site), leftOutList)) ?? { code: '', items: [] };

/** What the site that is served leaves out. */
export const readLeftOut = async (site: Site): Promise<LeftOut[]> =>
  (await readList(site)).items.map(({ row: _, ...item }) => item);

function* rowsOf({ entries, playlists, news = [] }: SnapshotManifest): Generator<[key: string, row: string]> {
  const digest = (row: object) => hash('sha256', JSON.stringify(row));
  for (const entry of entries) yield [`entry ${entryKey(entry)}`, digest(entry)];
  for (const playlist of playlists) yield [`playlist ${playlist.id}`, digest(playlist)];
  for (const one of news) yield [`news ${one.at}`, digest(one)];
}

/** Of what the site leaves out, what the same code would leave out again: those whose row is the same. */
export async function stillLeftOut(site: Site, manifest: () => SnapshotManifest, code: string): Promise<LeftOut[]> {
  const { code: before, items } = await readList(site);
  if (before !== code || items.length === 0) return [];
  const rows = new Map(rowsOf(manifest()));
  return items.flatMap(({ row, ...item }) => (rows.get(`${item.what} ${item.key}`) === row ? [item] : []));
}

export async function writeLeftOut(
  site: Site,
  manifest: () => SnapshotManifest,
  code: string,
  leftOut: readonly LeftOut[],
): Promise<void> {
  const path = fileOf(site);
  if (leftOut.length === 0) return rm(path, { force: true });
  const rows = new Map(rowsOf(manifest()));
  const items = leftOut.map((item) => ({ ...item, row: rows.get(`${item.what} ${item.key}`) ?? '' }));
  await replaceJson(path, { code, items });
}
