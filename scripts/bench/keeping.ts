/**
 * A whole language kept on a device, in a browser that is closed, killed and opened again: what comes over the line, what is
 * there afterwards, and what two changed songs cost.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { packSongs } from '#library/pack-pages.ts';
import { type PackManifest, type PackSummary, packIndex, packManifest } from '#schemas/pack.ts';
import { readManifest, readText } from '../../src/library/snapshot.ts';
import { openSnapshot } from '../pull/snapshot.ts';
import { QUIET } from '../start/chromium.ts';
import { fileOfPath } from '../verify/pages.ts';
import { nginxMissing, serve } from './nginx.ts';
import { type Section, skippedSection } from './section.ts';
import { BENCH, type BuiltSite, buildSite } from './site.ts';
import { type SlowLine, slowLine } from './slow-line.ts';
import { rounded } from './statistics.ts';

const WORK = join(BENCH, 'keeping');
/** How often the browser is killed while the pack is on its way. */
const KILLS = 30;
/** A fast line: what is asked is whether it holds, not how long it takes. */
const LINE = { bitsPerSecond: 6_000_000, latencyMs: 40 };
const CHANGED = 2;
const PATIENCE = { timeout: 120_000 };

/** A browser of its own process and profile, which can be killed. */
interface Device {
  page: Page;
  /** As a phone that has no power any more. */
  kill(): Promise<void>;
}

async function openDevice(executablePath: string, profile: string): Promise<Device> {
  const child: ChildProcess = spawn(
    executablePath,
    [...QUIET, '--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let address = '';
  for await (const line of createInterface({ input: child.stderr as NonNullable<typeof child.stderr> })) {
    address = /DevTools listening on (\S+)/.exec(line)?.[1] ?? '';
    if (address !== '') break;
  }
  child.stderr?.resume();
  const browser: Browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  return {
    page,
    async kill() {
      const gone = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

/** Numbers between 0 and 1 that are the same in every run (a linear congruence, Numerical Recipes). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** What is really on the device: songs whose files are there as they were published, and whether the record says that all are. */
const readDevice = (page: Page, manifest: string) =>
  page.evaluate(async (manifest) => {
    const digestOf = async (bytes: ArrayBuffer): Promise<string> =>
      Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 16), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
    const read = async (file: string) => (await caches.match(file, { cacheName: 'nama-packs-1' }))?.arrayBuffer();
    const opened = indexedDB.open('nama', 1);
    opened.onupgradeneeded = () => opened.transaction?.abort();
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => resolve(null);
    });
    const asked = database?.transaction('kept').objectStore('kept').getAll();
    const records: { state: string }[] = await new Promise((resolve) => {
      if (!asked) resolve([]);
      else asked.onsuccess = () => resolve(asked.result);
    });
    database?.close();
    const listed = await read(manifest);
    let songs = 0;
    if (listed) {
      const pack = JSON.parse(new TextDecoder().decode(listed));
      const isThere = async ({ file, digest }: { file: string; digest: string }): Promise<boolean> => {
        const bytes = await read(file);
        return bytes !== undefined && (await digestOf(bytes)) === digest;
      };
      const here = await Promise.all(
        pack.chunks.map(
          async (chunk: { file: string; digest: string; index?: { file: string; digest: string } }) =>
            (await isThere(chunk)) && (chunk.index === undefined || (await isThere(chunk.index))),
        ),
      );
      songs = pack.songs.filter(({ chunk }: { chunk: number | null }) => chunk !== null && here[chunk]).length;
    }
    return { songs, isWhole: records.some(({ state }) => state === 'whole') };
  }, manifest);

const said = async (page: Page): Promise<number | null> => {
  const words = page.getByText(/(?:On its way: |is lost, at |^)\d+ of \d+ songs/).first();
  await words.waitFor({ timeout: 5000 }).catch(() => undefined);
  const found = /(\d+) of \d+ songs/.exec((await words.textContent({ timeout: 500 }).catch(() => '')) ?? '');
  return found ? Number(found[1]) : null;
};

const whole = (page: Page) => page.getByText(/\d+ of \d+ songs, as of/).first();

/** Songs that are told of, once something is kept. */
const told = (page: Page) => page.getByText(/\d+ of \d+ songs/).first();

/** Asks for the pack, where it is not on its way already. */
async function ask(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: 'Keep on this device' });
  const keepIt = page.getByRole('button', { name: 'Keep it' });
  await keep.or(told(page)).first().waitFor(PATIENCE);
  // It gives way by itself where something is kept already.
  await keep.click({ timeout: 3000 }).catch(() => undefined);
  await keepIt.or(told(page)).first().waitFor(PATIENCE);
  if (await keepIt.isVisible()) await keepIt.click();
}

/** Texts that a browser without a line shows as they are published. */
async function compare(page: Page, dist: string, manifest: PackManifest): Promise<{ right: number; of: number }> {
  const paths = packSongs(manifest)
    .filter((_, at) => manifest.songs[at]?.chunk !== null)
    .map(({ song }) => song.path);
  const published = await Promise.all(
    paths.map(async (path) => hash('sha256', await readFile(join(dist, fileOfPath(path))))),
  );
  const shown = await page.evaluate(async (paths) => {
    const digests: string[] = [];
    for (const path of paths) {
      const bytes = await (await fetch(path)).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      digests.push(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
    return digests;
  }, paths);
  return { right: shown.filter((digest, at) => digest === published[at]).length, of: paths.length };
}

const jsonIn = async (dist: string, address: string): Promise<unknown> =>
  JSON.parse(await readFile(join(dist, address), 'utf8'));
const packsIn = async (dist: string): Promise<readonly PackSummary[]> =>
  packIndex.parse(await jsonIn(dist, 'packs/index.json')).packs;

/** The collection whose largest pack is kept, where the library has it: one of many chunks. */
const KEPT = 'Thirumurai';
const choosePack = (packs: readonly PackSummary[]): PackSummary | undefined => {
  const bySize = packs.toSorted((a, b) => b.bytes - a.bytes);
  return bySize.find(({ folder }) => folder === KEPT) ?? bySize[0];
};

async function changeSongs(snapshot: string, to: string, { folder, language }: PackSummary): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(snapshot, to, { recursive: true });
  const opened = await openSnapshot(to);
  const { entries, ...rest } = readManifest(to);
  const own = entries.filter(
    (entry) => entry.folder === folder && entry.language === language && entry.digest !== null,
  );
  for (const entry of [own[0], own[own.length >> 1]].slice(0, CHANGED)) {
    if (!entry?.digest) continue;
    Object.assign(entry, await opened.put(`${readText(to, entry.digest)}Changed by the bench.\n`));
  }
  await opened.commit({ ...rest, entries });
  await opened.close();
}

const bytesSince = (line: SlowLine, from: number, which: RegExp): number =>
  line.sent.slice(from).reduce((sum, { path, bytes }) => sum + (which.test(path) ? bytes : 0), 0);

/** @param site of the source's library */
export async function keeping(executablePath: string, { dist, snapshot }: BuiltSite): Promise<Section[]> {
  const missing = nginxMissing();
  if (missing !== null) return [skippedSection('keeping', 'A language kept on a device', missing)];
  const pack = choosePack(await packsIn(dist));
  if (!pack) return [skippedSection('keeping', 'A language kept on a device', 'the library has no pack')];
  await rm(WORK, { recursive: true, force: true });
  const [profile, killed] = [join(WORK, 'profile'), join(WORK, 'killed')];
  const server = await serve(join(WORK, 'nginx'), dist, {});
  const line = await slowLine(server.url, LINE);
  const list = `${line.url}${pack.path}`;
  const manifest = packManifest.parse(await jsonIn(dist, pack.manifest));
  const rows: Record<string, string | number | null>[] = [];
  try {
    let device = await openDevice(executablePath, profile);
    await device.page.goto(list);
    const from = line.sent.length;
    const begun = performance.now();
    await ask(device.page);
    await whole(device.page).waitFor(PATIENCE);
    const seconds = rounded((performance.now() - begun) / 1000);
    await wait(5000); // what shows the texts has come too
    const kept = bytesSince(line, from, /^\/_astro\/packs\/|^\/packs\//);
    const shell = bytesSince(line, from, /./) - kept;
    await device.kill();
    line.lead(null);
    device = await openDevice(executablePath, profile);
    await device.page.goto(list);
    const first = await compare(device.page, dist, manifest);
    rows.push({
      what: 'kept, then the browser killed and the line cut',
      'texts as published': first.right,
      of: first.of,
      seconds,
      'pack bytes': kept,
      'other bytes': shell,
      says: await whole(device.page).textContent(),
    });

    // The library changes.
    const [later, changed] = [join(WORK, 'dist'), join(WORK, 'snapshot')];
    await changeSongs(snapshot, changed, pack);
    await buildSite(changed, later, join(WORK, 'cache'));
    const next = await serve(join(WORK, 'nginx-next'), later, {});
    try {
      line.lead(next.url);
      await device.page.goto(`${line.url}/my/`);
      const update = device.page.getByRole('button', { name: /^Update \(/ });
      await update.waitFor(PATIENCE);
      const says = await device.page
        .getByText(/New in the library/)
        .first()
        .textContent();
      const start = line.sent.length;
      const offered = await update.textContent();
      await update.click();
      await update.waitFor({ state: 'detached', ...PATIENCE });
      await whole(device.page).waitFor(PATIENCE);
      const came = bytesSince(line, start, /^\/_astro\/packs\/|^\/packs\//);
      await wait(5000);
      await device.kill();
      line.lead(null);
      device = await openDevice(executablePath, profile);
      await device.page.goto(list);
      const now = (await packsIn(later)).find(({ path }) => path === pack.path);
      const second = await compare(device.page, later, packManifest.parse(await jsonIn(later, now?.manifest ?? '')));
      rows.push({
        what: `${CHANGED} songs changed: ${says} ${offered}`,
        'texts as published': second.right,
        of: second.of,
        'pack bytes': came,
        says: await whole(device.page)
          .textContent()
          .catch(() => null),
      });
      await device.kill();
    } finally {
      await next.close();
    }

    // Killed at moments of a seed while it comes.
    line.lead(server.url);
    const random = seeded(1);
    let [kills, saidMore, wrongWhole, runs] = [0, 0, 0, 0];
    let looked = 0;
    while (kills < KILLS) {
      runs += 1;
      await rm(killed, { recursive: true, force: true });
      for (let isWhole = false; !isWhole && kills < KILLS; ) {
        line.hold(/^\/_astro\/packs\/.*\.(?:txt|bin)$/);
        device = await openDevice(executablePath, killed);
        await device.page.goto(list);
        await ask(device.page);
        const words = await said(device.page);
        const there = await readDevice(device.page, pack.manifest);
        if (words !== null) looked += 1;
        if (words !== null && words > there.songs) saidMore += 1;
        if (there.isWhole && there.songs < first.of) wrongWhole += 1;
        line.hold(null);
        const came = whole(device.page)
          .waitFor(PATIENCE)
          .then(() => true);
        const moment = wait(100 + random() * 2500).then(() => false);
        isWhole = await Promise.race([came.catch(() => false), moment]);
        if (!isWhole) kills += 1;
        await device.kill();
      }
    }
    device = await openDevice(executablePath, killed);
    await device.page.goto(list);
    await ask(device.page);
    await whole(device.page).waitFor(PATIENCE);
    const end = await readDevice(device.page, pack.manifest);
    await device.kill();
    rows.push({
      what: `killed ${kills} times on its way, in ${runs} runs; looked at ${looked} times: said more than there was ${saidMore} times, called whole what was not ${wrongWhole} times; after the last one it went on to`,
      'texts as published': end.songs,
      of: first.of,
    });
  } finally {
    line.hold(null);
    await line.close();
    await server.close();
    await rm(WORK, { recursive: true, force: true });
  }
  return [
    {
      part: 'keeping',
      title: `${pack.label}, ${pack.languageLabel}, kept on a device behind nginx`,
      rows,
      notes: [
        'Texts as published: pages that the browser draws without a line, byte for byte those of the site.',
        'Pack bytes: index, manifest and files as packed on the line, headers included; other bytes: what shows them.',
      ],
    },
  ];
}
