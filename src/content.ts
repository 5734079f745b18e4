/** The only module that reads the content: pages get everything they show from here. */

import { getLiveCollection } from 'astro:content';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toColumns } from '#core/library/catalogue.ts';
import * as facts from '#core/library/fact-pages.ts';
import { titlesOf } from '#core/library/find-titles.ts';
import { arrangeLibrary, type Folder, type Library, type Playlist } from '#core/library/library.ts';
import { newsByCollection, type ShownRebuild, shownNews } from '#core/library/news.ts';
import type { FilePage, FolderPage, LanguagePage, PlaylistPage } from '#core/library/pages.ts';
import * as core from '#core/library/pages.ts';
import { changesPath, columnsPath, feedPath } from '#core/library/paths.ts';
import { type PlaylistLinks, playlistLinks } from '#core/library/playlist-links.ts';
import { onlyRequested } from '#core/library/render-keys.ts';
import { atomFeed } from '#features/changes/index.ts';
import { foldersDrawnOn } from '#features/playlists/index.ts';
import { CATALOGUE_VERSION, type CatalogueIndex } from '#schemas/catalogue.ts';
import { readEnvironment } from '#schemas/environment.ts';
import { settings } from './settings.ts';
import { currentManifest, readText, readTold, snapshotDir, toldKey } from './snapshot.ts';

export type { Folder, Playlist };

export type Content = Awaited<ReturnType<typeof load>>;

/** @returns with the specified message when the API's list was not in the agreed shape; else null */
async function load() {
  const { notice } = currentManifest();
  const [songs, playlists] = await Promise.all([getLiveCollection('songs'), getLiveCollection('playlists')]);
  // Astro wraps the snapshot's error, which says what to do.
  for (const { error } of [songs, playlists]) if (error) throw error.cause ?? error;
  const library = arrangeLibrary(
    (songs.entries ?? []).map((entry) => entry.data),
    (playlists.entries ?? []).map((entry) => entry.data),
  );
  return { library, notice };
}

/** Made once for a build; in development each time, so that a pull shows at the next reload. */
function onceForBuild<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (import.meta.env.DEV) return make();
    made ??= make();
    return made;
  };
}

/** The library of this build. */
export const content = onceForBuild(load);

export async function playlists(): Promise<Playlist[]> {
  return (await content()).library.playlists;
}

let requested: ReadonlySet<string> | null | undefined;

/**
 * The paths of the pages to render, if RENDER_ONLY names a file with their list: a rebuild reuses the other pages of the
 * previous site, whose render keys are unchanged. A render key is computed from the props that a page gets from here; texts
 * are in them by digest.
 */
function requestedPaths(): ReadonlySet<string> | null {
  const file = process.env['RENDER_ONLY'] ?? '';
  requested ??= file === '' ? null : new Set<string>(JSON.parse(readFileSync(file, 'utf8')));
  return requested;
}

async function pagesOf<T>(make: (library: Library) => Iterable<T>, pathOf: (page: T) => string): Promise<T[]> {
  return onlyRequested(make((await content()).library), pathOf, requestedPaths());
}

export const filePages = (): Promise<FilePage[]> => pagesOf(core.filePages, ({ song }) => song.path);
export const languagePages = (): Promise<LanguagePage[]> =>
  pagesOf(core.languagePages, ({ language }) => language.path);

const factsOfLibrary = onceForBuild(async () => facts.factPages((await content()).library));
export const factKindPages = async (): Promise<facts.KindPage[]> =>
  onlyRequested((await factsOfLibrary()).kinds, ({ kind }) => kind.path, requestedPaths());
export const factValuePages = async (): Promise<facts.ValuePage[]> =>
  onlyRequested((await factsOfLibrary()).values, ({ value }) => value.path, requestedPaths());

/** The terms under which texts may be copied; '' where nobody said. */
export const licence = (): string => readEnvironment(process.env).TEXT_LICENCE;

/** The playlists' pages, each with the links that its content may name. */
export async function playlistPages(): Promise<(PlaylistPage & { links: PlaylistLinks })[]> {
  const pages = await pagesOf(core.playlistPages, ({ playlist }) => playlist.path);
  if (pages.length === 0) return [];
  const links = playlistLinks((await content()).library);
  return pages.map((page) => ({ ...page, links }));
}

/** A playlist as another page leads to it. */
export type PlaylistLink = Pick<Playlist, 'name' | 'path'>;

/** By the path of each folder, the playlists that lead to a page of it, in the order of the menu. */
async function playlistsByFolder(): Promise<ReadonlyMap<string, PlaylistLink[]>> {
  const { library } = await content();
  const links = playlistLinks(library);
  const origin = import.meta.env.SITE && new URL(import.meta.env.SITE).origin;
  const leads = library.playlists.flatMap((playlist) =>
    foldersDrawnOn(textOf(playlist) ?? '', playlist.isHtml, links, origin).map((path) => ({ path, playlist })),
  );
  return new Map(
    [...Map.groupBy(leads, ({ path }) => path)].map(([path, all]) => [
      path,
      all.map(({ playlist }) => ({ name: playlist.name, path: playlist.path })),
    ]),
  );
}

/** The collections' pages, each with the playlists that draw on it. */
export async function folderPages(): Promise<(FolderPage & { playlists: PlaylistLink[] })[]> {
  const pages = await pagesOf(core.folderPages, ({ folder }) => folder.path);
  if (pages.length === 0) return [];
  const byFolder = await playlistsByFolder();
  return pages.map((page) => ({ ...page, playlists: byFolder.get(page.folder.path) ?? [] }));
}

/** A song's or playlist's content, normalised; null when it could not be loaded. */
export function textOf({ digest }: { digest: string | null }): string | null {
  return digest === null ? null : readText(snapshotDir(), digest);
}

/**
 * Characters of all columns up to which the index holds them: a first search then takes one request. A library of 6,000 texts
 * has about 130,000, a quarter of that when packed; a larger one is better fetched in pieces, which change one by one.
 */
const MOST_INLINE = 400_000;

/** The catalogue of the library: its index, and the columns of each folder at the address the index names. */
export type Catalogue = Awaited<ReturnType<typeof buildCatalogue>>;

async function buildCatalogue() {
  const { library } = await content();
  const made = library.folders.map((folder) => {
    const columns = toColumns(folder, titlesOf(folder));
    const json = JSON.stringify(columns);
    return { folder, columns, json, id: createHash('sha256').update(json).digest('hex').slice(0, 16) };
  });
  const isSmall = made.reduce((sum, { json }) => sum + json.length, 0) <= MOST_INLINE;
  const index: CatalogueIndex = {
    version: CATALOGUE_VERSION,
    folders: made.map(({ folder, columns, id }) => ({
      ...core.toSummary(folder, columnsPath(id)),
      ...(isSmall && { inline: columns }),
    })),
    playlists: library.playlists.map(({ name, id, path }) => ({ name, id, path })),
    facts: (await factsOfLibrary()).names,
  };
  return { index, columns: made.map(({ id, json }) => ({ id, json })) };
}

export const catalogue = onceForBuild(buildCatalogue);

async function news(): Promise<ShownRebuild[][]> {
  const told = new Set(readTold(snapshotDir()));
  return shownNews((await content()).library, currentManifest(), (path, words) => told.has(toldKey(path, words)));
}

/** One page of what is new; the first page is number 1. */
export type ChangesPage = Awaited<ReturnType<typeof changesPages>>[number];

async function changesPages() {
  const pages = await news();
  return pages.map((rebuilds, at) => ({ rebuilds, page: at + 1, pages: pages.length }));
}

export const olderChanges = async (): Promise<ChangesPage[]> => (await changesPages()).slice(1);
export const changesPage = async (): Promise<ChangesPage> => (await changesPages())[0] as ChangesPage;

/** The feeds of all and of each collection, from its first day on, by their paths below `/changes/`. */
export async function feeds(): Promise<{ feed: string; body: string }[]> {
  const { library } = await content();
  const all = (await news()).flat();
  const site = new URL(import.meta.env.SITE).origin;
  const updated = currentManifest().pulledAt;
  const title = `What is new · ${settings.siteTitle}`;
  const own = newsByCollection(library, all);
  const collections = library.folders.map(({ path, label }) => {
    return { path, title: `${label}: ${title}`, news: own.get(path) ?? [] };
  });
  return [{ path: '', title, news: all }, ...collections].map(({ path, ...one }) => {
    const feed = { ...one, site, updated, path: feedPath(path), page: changesPath() };
    return { feed: decodeURIComponent(feed.path).slice(changesPath().length), body: atomFeed(feed) };
  });
}
