/** Bytes that a reader pays for, held to the budgets; times are measured by `npm run bench` and asserted nowhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangeLibrary, type Library, songsOf } from '#core/library/library.ts';
import { type Network, openNetwork, sumBytes, type Transfer } from '../../scripts/bench/network.ts';
import { find, inTab, startPhone, tap } from '../../scripts/bench/phone.ts';
import { ensureChromium } from '../../scripts/start/chromium.ts';
import { readManifest } from '../../src/snapshot.ts';
import { readShell } from './drawn.ts';
import { USUAL } from './library.ts';
import { builtSite, environment, SNAPSHOT } from './site.ts';

const KB = 1000;
const SONGS = 1000;

/** As a host sends files that are packed ahead of time. */
const packed = (content: Buffer | string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

describe('what a page weighs', () => {
  let dist: string;
  let library: Library;
  let network: Network;
  let phone: Browser;

  beforeAll(async () => {
    dist = await builtSite();
    const { entries, playlists } = readManifest(SNAPSHOT);
    library = arrangeLibrary(entries, playlists);
    network = await openNetwork(dist, environment);
    network.isSlow = false;
    phone = await startPhone(await ensureChromium(console.error), network);
  });

  afterAll(async () => {
    await phone?.close();
    await network?.close();
  });

  /** Visits a page, at this machine's own speed, and reads something there. */
  const visit = <T>(path: string, read: (page: Page) => T | Promise<T>): Promise<T> =>
    inTab(
      phone,
      async (page) => {
        network.transfers.length = 0;
        await page.goto(path);
        await network.settle();
        return read(page);
      },
      1,
    );
  /** What a page fetches, and which files come once something of it is reached for. */
  const reached = (path: string, reach: string): Promise<{ transfers: Transfer[]; come: string[] }> =>
    visit(path, async (page) => {
      const transfers = network.transfers.splice(0);
      await tap(page, await find(page, reach));
      await page.locator('[data-intent="ready"]').first().waitFor({ state: 'attached' });
      await network.settle();
      return { transfers, come: namesOf(network.transfers) };
    });
  const namesOf = (transfers: readonly Transfer[]): string[] =>
    transfers.map(({ path }) => path.split('/').at(-1) ?? '');

  /** Whether a file of the site is React: its own warning about invalid elements is in all of its builds. */
  const isReact = (path: string): boolean =>
    path.endsWith('.js') &&
    /react\.dev\/errors|react\.element|react\.transitional/.test(readFileSync(fileOf(path), 'utf8'));

  const fileOf = (path: string): string => join(dist, ...path.split('/').map(decodeURIComponent));

  const usual = (): string => {
    const song = songsOf(library).find(({ fileName }) => fileName === USUAL.fileName);
    expect(song?.bytes).toBeGreaterThanOrEqual(USUAL.from);
    expect(song?.bytes).toBeLessThanOrEqual(USUAL.to);
    return song?.path ?? '';
  };

  test('a file page comes in 14 KB with its style, in 20 KB and 5 requests with all that it fetches, and without React; React and Translate come in 100 KB once they are reached for', async () => {
    const { transfers, come } = await reached(usual(), '[component-export="Translate"] summary');
    const requests: string[] = transfers.map(({ path }) => path);
    expect(requests.filter(isReact)).toEqual([]);
    expect(requests[0]).toBe(usual());
    expect(transfers[0]?.bytes).toBeLessThanOrEqual(14 * KB);
    // The call of the click log, where one is configured, comes after the page is there; its bytes count all the same.
    const own = requests.filter((path) => path !== '/click-log');
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(5);
    expect(sumBytes(transfers), JSON.stringify(transfers)).toBeLessThanOrEqual(20 * KB);
    expectLight('Translate', namesOf(transfers), come);
  });

  test('Home comes in 32 KB, and without React; this and Home’s own code come in 100 KB once it is reached for', async () => {
    const { transfers, come } = await reached('/', 'input[name="q"]');
    expect(transfers.map(({ path }) => path).filter(isReact)).toEqual([]);
    expect(sumBytes(transfers), JSON.stringify(transfers)).toBeLessThanOrEqual(32 * KB);
    expectLight('Home', namesOf(transfers), come);
  });

  test('a list of 1,000 songs comes in 40 KB', async () => {
    const lists = library.folders.flatMap(({ languages }) => languages);
    const [longest] = lists.toSorted((a, b) => b.songs.length - a.songs.length);
    const path = longest?.path ?? '';
    const html = readFileSync(fileOf(`${path}index.html`), 'utf8');
    const rows = html.match(/<li> <a [^>]*><span class="no">.*?<\/li>/gs) ?? [];
    expect(rows).toHaveLength(longest?.songs.length ?? Number.NaN);
    // Its songs come again and again after it, under other numbers and names.
    const more = Array.from({ length: SONGS - rows.length }, (_, at) => {
      const number = String(rows.length + at + 1);
      return rows[at % rows.length]?.replace(/\d+(?=%20|<\/)/g, number).replaceAll('.txt', `%20${number}.txt`);
    });
    const last = rows.at(-1) ?? '';
    const instead = html.replace(last, () => [last, ...more].join(''));
    network.instead.set(path, instead);
    const { transfers, songs } = await visit(path, async (page) => {
      const transfers = [...network.transfers];
      return { transfers, songs: await page.locator('.songs a').count() };
    });
    expect(songs).toBe(SONGS);
    expect(sumBytes(transfers), JSON.stringify(transfers)).toBeLessThanOrEqual(40 * KB);
  });

  function expectLight(island: string, had: readonly string[], come: readonly string[]): void {
    const filesNamed = (name: string) => filesOf(come.find((file) => file.startsWith(`${name}.`)) ?? '');
    const all = new Set([...filesNamed(island), ...filesNamed('client')]);
    const woken = [...all].filter((name) => !had.includes(name));
    expect(woken.filter((name) => !come.includes(name))).toEqual([]);
    expect(woken.some((name) => isReact(`/_astro/${name}`))).toBe(true);
    expect(weight(woken), woken.join('\n')).toBeLessThanOrEqual(100 * KB);
  }

  /** A file of the site's code, and all that it imports before it runs. */
  const filesOf = (name: string): string[] => {
    const names = new Set<string>();
    const add = (file: string): void => {
      if (names.has(file)) return;
      names.add(file);
      const code = readFileSync(join(dist, '_astro', file), 'utf8');
      for (const [, next = ''] of code.matchAll(/(?:\bfrom|^import|;import)\s*"\.\/([^"]+)"/g)) add(next);
    };
    add(name);
    return [...names];
  };

  /** Bytes of files that have been packed: what all islands share is packed once. */
  const known = new Map<string, number>();
  const weightOf = (name: string): number => {
    const bytes = known.get(name) ?? packed(readFileSync(join(dist, '_astro', name)));
    known.set(name, bytes);
    return bytes;
  };
  const weight = (names: readonly string[]): number => names.reduce((sum, name) => sum + weightOf(name), 0);

  test('every island comes in 100 KB with React', () => {
    // Of this build: files of earlier ones stay for a while.
    const { files } = readShell(readFileSync(join(dist, 'sw.js'), 'utf8'));
    const names = files.map(([address]) => address.split('/').at(-1) ?? '');
    const islands = names.filter((name) => /\.island\./.test(name));
    expect(islands.length).toBeGreaterThanOrEqual(7);
    const react = names.filter((name) => name.startsWith('client.')).flatMap(filesOf);
    const weights = islands.map((name) => [name, weight([...new Set([...filesOf(name), ...react])])] as const);
    expect(weights.filter(([, bytes]) => bytes > 100 * KB)).toEqual([]);
  });
});
