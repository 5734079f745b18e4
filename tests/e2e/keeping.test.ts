/** Keeping texts on the device, as a reader does it: asked for, on its way, there, updated, let go. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { packPage } from '#library/pack-pages.ts';
import { type PackManifest, type PackSummary, packIndex, packManifest } from '#schemas/pack.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { PHONE, SOON, violations } from './my.fixture.ts';
import { cacheNames, type Release, registrations, startRelease } from './offline.fixture.ts';
import { FAILED_REQUEST, type Site, startSite, type Visit, visit } from './site.ts';

const LIST = '/file/Trials/TAM/';
/** What a browser says of a line that is cut, and no page can prevent. */
const NO_LINE = [FAILED_REQUEST, /^console: .*(?:net::ERR|Failed to fetch)/];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

let release: Release;
let reader: Visit;
let page: Page;
let count = 0;

beforeEach(async () => {
  count += 1;
  release = await startRelease(site.dist, `${site.dist}.keeping-${process.pid}-${count}`);
  reader = await visit(site.browser, release.line.url, LIST, PHONE);
  page = reader.page;
  reader.context.setDefaultTimeout(15_000);
  reader.allow(...NO_LINE);
});
afterEach(async () => {
  const faults = await reader.close();
  await release.close();
  expect(faults).toEqual([]);
});

const listed = (path = LIST): PackSummary => {
  const { packs } = packIndex.parse(JSON.parse(release.read('packs/index.json')));
  return packs.find((pack) => pack.path === path) ?? expect.fail(`no pack of ${path}`);
};
const manifestNow = (path = LIST): PackManifest =>
  packManifest.parse(JSON.parse(release.read(listed(path).manifest.slice(1))));
const published = (path: string): string => readFileSync(join(release.folder, fileOfPath(path)), 'utf8');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const keepButton = () => button('Keep on this device');
const kept = () => page.getByText(/\d+ of \d+ songs, as of/);

async function keepList(): Promise<void> {
  await keepButton().click();
  await button('Keep it').click();
  await kept().waitFor(SOON);
  await expect.poll(() => page.getByText('What shows them without a connection').count()).toBe(0);
}

/** The page of every text of the pack, as a tab without a line gets it. */
async function expectEveryText(path = LIST): Promise<void> {
  const manifest = manifestNow(path);
  expect(manifest.songs.length).toBeGreaterThan(0);
  for (const [at, { chunk }] of manifest.songs.entries()) {
    if (chunk === null) continue;
    const song = packPage(manifest, at)?.song.path ?? '';
    const response = await page.goto(release.line.url + song);
    expect(await response?.text(), song).toBe(published(song));
  }
}

test('says how large it is before it is kept, and keeps nothing where the reader says no', async () => {
  await keepButton().click();
  await page.getByText(/songs take \d[\d.]* [KM]B on this device/).waitFor();
  await button('Not now').click();
  await keepButton().waitFor();
  expect(await cacheNames(page)).toEqual([]);
  expect(await registrations(page)).toBe(0);
});

test('what was kept is read without a line, letter by letter, once the browser was closed', async () => {
  await keepList();
  expect(await violations(page)).toEqual([]);
  release.line.set('cut');
  const { context } = reader;
  await page.close();
  page = await context.newPage();
  await expectEveryText();
});

test('My place says what is kept, and lets go of it', async () => {
  await keepList();
  await page.getByRole('link', { name: 'My place' }).first().click();
  const section = page.getByRole('region', { name: 'On this device' });
  await section.getByText(/^(\d+) of \1 songs, as of \d+ \w+ \d{4}, [\d.]+ [KM]B\.$/).waitFor(SOON);
  await section.getByText(/In use: .* Room left: about/).waitFor();
  await section.getByText(/The browser (?:has promised|may clear)/).waitFor();
  expect(await violations(page)).toEqual([]);
  await section.getByRole('button', { name: /^Remove from this device/ }).click();
  await section.getByText('No longer on this device: Trials.').waitFor();
  await section.getByText('Nothing is kept yet.').waitFor();
  expect(await page.evaluate(async () => (await (await caches.open('nama-packs-1')).keys()).length)).toBe(0);
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('offline'))).toBeNull();
});

test('is stopped by a closed tab, and goes on from there in another', async () => {
  const { chunks } = manifestNow();
  release.line.set('silent', new RegExp(chunks.at(-1)?.file ?? ''));
  await keepButton().click();
  await button('Keep it').click();
  await page.getByText(/On its way: \d+ of \d+ songs/).waitFor();
  const { context } = reader;
  await page.close();
  release.line.set('on');
  release.line.asked();
  page = await context.newPage();
  await page.goto(`${release.line.url}/my/`);
  await kept().waitFor(SOON);
  const asked = release.line.asked().filter((path) => chunks.some(({ file }) => file === path));
  expect(asked).toEqual([chunks.at(-1)?.file]);
});

test('waits for the reader once paused', async () => {
  const [first] = manifestNow().chunks;
  release.line.set('silent', new RegExp(first?.file ?? ''));
  await keepButton().click();
  await button('Keep it').click();
  await button('Pause').click();
  await page.getByText(/^Paused at 0 of \d+ songs/).waitFor();
  release.line.set('on');
  await page.goto(`${release.line.url}/my/`);
  await page.getByText(/^Paused at 0 of \d+ songs/).waitFor(SOON);
  await button('Go on').click();
  await kept().waitFor(SOON);
});

test('goes on by itself when the line is back', async () => {
  release.line.set('cut', /packs\/.*\.txt/);
  await keepButton().click();
  await button('Keep it').click();
  await page.getByText('The connection is lost').waitFor(SOON);
  release.line.set('on');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await kept().waitFor(SOON);
});

test('says so when twice something else came than was published, and counts none of it', async () => {
  const chunk = manifestNow().chunks[0]?.file.slice(1) ?? '';
  const whole = release.read(chunk);
  release.write(chunk, whole.replace(/./su, 'x'));
  await keepButton().click();
  await button('Keep it').click();
  await page.getByText(/Twice, what came was not what the library has published/).waitFor(SOON);
  release.write(chunk, whole);
  await button('Go on').click();
  await kept().waitFor(SOON);
});

test('says so when the device has no room, and goes on once there is', async () => {
  const session = await reader.context.newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: release.line.url });
  await session.send('Storage.overrideQuotaForOrigin', { origin: release.line.url, quotaSize: usage + 12_000 });
  await keepButton().click();
  await button('Keep it').click();
  await page.getByText(/This device has no room|keeps nothing more/).waitFor(SOON);
  await session.send('Storage.overrideQuotaForOrigin', { origin: release.line.url });
  const again = button('Go on').or(button('Not now'));
  await again.click();
  if (await keepButton().isVisible()) await keepList();
  await kept().waitFor(SOON);
});

test('brings again what the browser has cleared, and says meanwhile how much is there', async () => {
  await keepList();
  await page.evaluate(async () => {
    const cache = await caches.open('nama-packs-1');
    for (const request of await cache.keys()) if (request.url.endsWith('.txt')) await cache.delete(request);
  });
  await page.goto(`${release.line.url}/my/`);
  await page.getByText(/^0 of \d+ songs are here/).waitFor(SOON);
  await button('Get them again').click();
  await kept().waitFor(SOON);
});

test('asks first where the line may cost by the amount', async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' } }));
  await page.reload();
  await keepButton().click();
  await page.getByText('Your connection may cost by the amount').waitFor();
});
