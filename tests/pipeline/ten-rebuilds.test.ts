/** A library through ten rebuilds by seed: no address is lost, and what is new is told as it was done. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { filePages } from '#core/library/pages.ts';
import { changesPath, dataDumpPath, dataMovedPath, dataSongsPath, feedPath } from '#core/library/paths.ts';
import { fillSongPage, readSongTemplate } from '#core/page/fill-song-page.ts';
import { decodeReferences } from '#core/text/markup.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import { buildData } from '../../scripts/data/build.ts';
import { startApi } from '../../scripts/local-api/server.ts';
import { writeHostFiles } from '../../scripts/old-addresses/write.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { readManifest, readText } from '../../src/snapshot.ts';
import { builtSite, pullInto } from '../e2e/site.ts';
import { type EditedLibrary, editLibrary, firstLibrary, takeStock, textOf } from '../fixtures/edited-library.ts';
import { startLedger, type ToldSong } from '../fixtures/expected-answers.ts';
import { environment, PRODUCTION, VARIABLES } from '../fixtures/settings.ts';
import { feedRow, toldByFeed, toldByPage } from '../fixtures/told-pages.ts';
import { drawBy } from './rebuild.fixture.ts';
import { runToEnd } from './start.fixture.ts';

/** One library; REBUILD_SEEDS=30 asks for more, of half a minute each, and REBUILD_SEED for others. */
const SEEDS = Number(process.env['REBUILD_SEEDS'] ?? 1);
const FIRST = Number(process.env['REBUILD_SEED'] ?? 1);
const { SITE_URL } = VARIABLES;
/**
 * The last one is a whole build of what ten pulls brought, and has the lists and news of all of them. After each pull the pages of
 * texts are drawn, as a build draws them. That a rebuild is a clean build, rebuild.test.ts shows.
 */
const LAST = 10;

/** A built folder; `isWhole` is false for one with the pages of texts, and what is written beside the pages that Astro renders. */
function builtAt(folder: string, isWhole: boolean) {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return {
    isWhole,
    has: (path: string): boolean => existsSync(join(folder, fileOfPath(path))),
    page: (path: string): string => read(fileOfPath(path)),
    file: (path: string): string => read(decodeURIComponent(path).slice(1)),
  };
}

function startSite() {
  const root = mkdtempSync(join(tmpdir(), 'nama-ten-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [folder, dist, beside] = [join(root, 'library'), join(root, 'dist'), join(root, 'beside')];
  const snapshot = join(root, 'snapshot');
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  return {
    folder,
    write({ works, playlists }: EditedLibrary): void {
      rmSync(folder, { recursive: true, force: true });
      for (const work of works.values()) write(`${work.folder}/${work.language}/${work.fileName}`, textOf(work));
      for (const { id, name, content } of playlists.values())
        write(`playlists/${id}.json`, JSON.stringify({ playlist: { id, name }, content, isHtml: false }));
    },
    async publish(api: string) {
      const settings = { ...VARIABLES, ...PRODUCTION, API_URL: api, SNAPSHOT_DIR: snapshot };
      const ended = await runToEnd('site.ts', ['--out', dist, '--accept-shrink'], settings);
      return { ...ended, built: builtAt(dist, true) };
    },
    /**
     * Pulls, and writes what a build writes of texts and of old addresses: their pages, the rules of hosts and the list for
     * programs. The template of texts is that of every site with these settings.
     */
    async pull() {
      await pullInto(snapshot, folder);
      rmSync(beside, { recursive: true, force: true });
      mkdirSync(beside);
      const manifest = readManifest(snapshot);
      const site = await builtSite();
      const [template = ''] = /\/_astro\/song\.\w+\.txt/.exec(readFileSync(join(site, 'sw.js'), 'utf8')) ?? [];
      const read = readSongTemplate(readFileSync(join(site, template), 'utf8'));
      for (const page of filePages(arrangeLibrary(manifest.entries, []))) {
        const { path, digest } = page.song;
        if (digest === null) continue;
        const file = join(beside, fileOfPath(path));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, fillSongPage(read, page, readText(snapshot, digest)));
      }
      writeHostFiles({ manifest, folder: beside, environment });
      await buildData({ snapshot, manifest, folder: beside, site: environment, served: null });
      return { code: EXIT.well, output: '', built: builtAt(beside, false) };
    },
  };
}
type Site = ReturnType<typeof builtAt>;
type Ledger = ReturnType<typeof startLedger>;

const attribute = (html: string, pattern: RegExp): string => decodeReferences(pattern.exec(html)?.[1] ?? '');
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/).replace(SITE_URL, '');
const wordsOf = (html: string): string => decodeReferences(html.replace(/<[^>]*>/g, ''));

/** What answers at an address, in the words of the ledger. */
function answerAt(site: Site, path: string, words: string | null) {
  const html = site.page(path);
  const canonical = canonicalOf(html);
  const to = attribute(html, /<meta http-equiv="refresh" content="0;url=([^"]*)"/);
  if (to !== '') return { kind: 'moved', to, canonical };
  if (html.includes('This page was removed from the library')) {
    const [, list] = /<p lang="en">[^<]*<a href="([^"]*)"/.exec(html) ?? [];
    return { kind: 'removed', list: decodeReferences(list ?? ''), canonical };
  }
  if (words === null) return { kind: 'list', canonical };
  const shown = wordsOf(html);
  const missing = words.split(/\n+/).filter((line) => !shown.includes(line.replace(/^\d+\. /, '')));
  return { kind: 'page', canonical, corrected: shown.includes('Corrected on'), missing };
}

const inOrder = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

/** What stands beside the page of a collection, for programs. */
function besidesOf(path: string): string[] {
  if (!/^\/file\/[^/]+\/$/.test(path)) return [];
  return [feedPath(path), dataSongsPath(path), dataDumpPath(path)];
}

function lookAtAddresses(site: Site, ledger: Ledger): void {
  const answers = ledger.answers();
  const rules: string[] = [];
  const moved: [string, string | null][] = [];
  for (const [path, { kind, ...answer }] of answers) {
    if (!site.isWhole && kind === 'list') continue;
    if (kind === 'moved' || kind === 'removed') moved.push([path, 'to' in answer ? answer.to : null]);
    if (kind === 'page') {
      const { words, ...rest } = { words: '', corrected: false, ...answer };
      expect(answerAt(site, path, words), path).toEqual({ kind, ...rest, canonical: path, missing: [] });
    } else if (kind === 'moved') {
      const { to } = { to: '', ...answer };
      const besides = besidesOf(to);
      rules.push(`${path} ${to} 301`, ...besidesOf(path).map((one, at) => `${one} ${besides[at]} 301`));
      expect(answerAt(site, path, null), path).toEqual({ kind, to, canonical: to });
      expect(answers.get(to)?.kind, `${path} → ${to}`).toMatch(/^(page|list)$/);
    } else {
      expect(answerAt(site, path, null), path).toEqual({ kind, ...answer, canonical: path });
    }
  }
  const redirects = rules.length > 0 ? site.file('/_redirects').trimEnd().split('\n') : [];
  expect(redirects.sort()).toEqual(rules.sort());
  const list: { from: string; to: string | null }[] = JSON.parse(site.file(dataMovedPath()));
  const paths = list.map(({ from, to }) => [from.replace(SITE_URL, ''), to?.replace(SITE_URL, '') ?? null]);
  expect(inOrder(paths)).toEqual(inOrder(moved));
}

function lookAtNews(site: Site, ledger: Ledger): void {
  const pages: ToldSong[][] = [];
  for (let page = 1; site.has(changesPath(page)); page++) pages.push(...toldByPage(site.page(changesPath(page))));
  expect(pages.map(inOrder)).toEqual(ledger.news().map(inOrder));
  for (const collection of ['', ...ledger.collections()]) {
    const expected = (collection === '' ? ledger.news() : ledger.news(collection)).map((told) =>
      inOrder(told.map(feedRow)),
    );
    // The page of what is new, and that of a collection, names its own feed alone: to programs and to readers.
    const named = site.page(collection || changesPath()).match(/(?<=href=")[^"]*atom\.xml/g);
    expect(named?.map(decodeReferences), collection).toEqual([feedPath(collection), feedPath(collection)]);
    const source = site.file(feedPath(collection));
    const contents = [...source.matchAll(/<content type="html">([^<]*)</g)].map(([, html]) =>
      decodeReferences(html ?? ''),
    );
    expect(toldByFeed(contents, SITE_URL).map(inOrder), feedPath(collection)).toEqual(expected);
  }
}

describe.each(Array.from({ length: SEEDS }, (_, at) => FIRST + at))('seed %i', (seed) => {
  test('every address that ever was is answered, and the news are what was done', async () => {
    const [draw, library, site] = [drawBy(seed), firstLibrary(), startSite()];
    const ledger = startLedger(library);
    site.write(library);
    const api = await startApi({ libraryDir: site.folder, port: 0, dataDir: ':memory:' });
    onTestFinished(() => api.close());
    for (let rebuild = 0; rebuild <= LAST; rebuild++) {
      const did = rebuild === 0 ? [] : editLibrary(library, rebuild, draw);
      if (rebuild > 0) ledger.rebuild(library);
      takeStock(library);
      site.write(library);
      const { code, output, built } = await (rebuild === LAST ? site.publish(api.url) : site.pull());
      const told = `rebuild ${rebuild}:\n${did.join('\n')}`;
      expect(code, `${told}\n${output}`).toBe(EXIT.well);
      try {
        lookAtAddresses(built, ledger);
        if (built.isWhole) lookAtNews(built, ledger);
      } catch (error) {
        if (error instanceof Error) error.message = `${told}\n${error.message}`;
        throw error;
      }
    }
  });
});
