/** What the tests of the reading page share: a site per file, a visit per test, and words for what a reader does. */
import type { Locator, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { API, type Site, startSite, type Visit, type VisitOptions } from './site.ts';
import { type Prepared, visitPool } from './visit-pool.ts';

/** A control by its name, whether it is a button or the `summary` of a menu. */
export const named = (page: Page, name: RegExp): Locator =>
  page
    .getByRole('button', { name })
    .or(page.locator('summary').filter({ hasText: name }))
    .filter({ visible: true })
    .first();

export const SONG = '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/';
export const SANSKRIT = '/file/Upanishads/SAN/000%20Saha%20Navavatu.txt/';
export const LONG = '/file/Trials/TAM/001%20Long.txt/';
/** A text of medium length: it is not divided into parts of a screen each, but into the first screen and the rest. */
export const USUAL = '/file/Trials/ROM/001%20Long.txt/';
export const MISSING = '/file/Trials/ENG/002%20Missing.txt/';
export const ABSENT = '/file/Trials/ENG/003%20Absent.txt/';
export const TIRUPPAVAI = '/file/Trials/ENG/004%20Tiruppavai.txt/';
export const ALONE = '/file/Trials/ENG/005%20Alone.txt/';

export interface Reading extends Visit {
  box: Locator;
  translate: Locator;
  result: Locator;
  meaning: Locator;
}

/** Sets up the tests of one file; every visit must end without a fault. */
export function readingSite(): {
  site: () => Site;
  open: (path: string, options?: VisitOptions) => Promise<Reading>;
  /** The same in a visit of an earlier test, with a warm cache. */
  reopen: (path: string, options?: VisitOptions, prepared?: Prepared) => Promise<Reading>;
} {
  let site: Site;
  const visits: Visit[] = [];
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(async () => {
    for (const visit of visits.splice(0)) expect(await visit.close()).toEqual([]);
  });
  // Hooks that come last are called first: the visits end before their site.
  afterAll(() => site?.close());
  const pooled = visitPool(() => site);
  return {
    site: () => site,
    async open(path, options) {
      const visit = await site.visit(path, options);
      visits.push(visit);
      return readingOf(visit);
    },
    reopen: async (...visit) => readingOf(await pooled(...visit)),
  };
}

function readingOf(visit: Visit): Reading {
  const { page } = visit;
  page.setDefaultTimeout(30_000); // a busy machine may take its time
  return {
    ...visit,
    box: page.locator('[data-box]'),
    translate: named(page, /^\s*Translate\s*$/),
    result: page.getByRole('region', { name: 'Translation Result' }).first(),
    meaning: page.getByRole('region', { name: 'Meaning for Selected Text' }).first(),
  };
}

/** Whether a press on it does nothing, and a screen reader says so; a `summary` has no `disabled`. */
export const isOff = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element.matches(':disabled, [aria-disabled="true"]'));

/** Its opacity: what cannot be used is pale. */
export const paleness = (control: Locator): Promise<string> =>
  control.evaluate((element) => getComputedStyle(element).opacity);

/** Opens the menu and chooses. */
export async function choose(
  { page, translate }: Reading,
  kind: 'To Sanskrit' | 'To English' | 'Meaning',
): Promise<void> {
  await translate.click();
  await page.getByRole('button', { name: kind, exact: true }).click();
}

/** Selects the first line of the text as a mouse would, by its first and last pixel. */
export async function selectLine(page: Page, index = 0): Promise<string> {
  const line = page.locator('[data-text] span').nth(index);
  const words = await line.textContent();
  await line.click({ clickCount: 3 });
  return words ?? '';
}

/** The text as it is drawn, without what its verses are made ready with for the keyboard. */
export async function drawnText(page: Page): Promise<string> {
  const html = await page.locator('[data-text]').innerHTML();
  return html.replace(
    / (?:aria-label="[^"]*"|aria-describedby="[^"]*"|tabindex="-?\d")|(?<=<a [^>]*) lang="[^"]*"/g,
    '',
  );
}

/** Brings a verse, counted from 0, to the top of the box; again and again, since verses get their height as they are seen. */
export async function scrollToVerse({ page, box }: Reading, verse: number): Promise<void> {
  for (let time = 0; time < 4; time += 1) {
    await box.evaluate((element, index) => {
      const top = element.querySelectorAll('[data-text] p')[index]?.getBoundingClientRect().top ?? 0;
      element.scrollBy(0, top - element.getBoundingClientRect().top);
    }, verse);
    await page.waitForTimeout(60);
  }
}

/** The verse at the top of the box, counted from 0. */
export function verseOnTop({ box }: Reading): Promise<number> {
  return box.evaluate((element) => {
    const top = element.getBoundingClientRect().top;
    const verses = [...element.querySelectorAll('[data-text] p')];
    return verses.findIndex((verse) => verse.getBoundingClientRect().bottom > top + 2);
  });
}

/** The ids of a text's verses, without a browser that opens it. */
export async function verseIds({ url }: Site, path: string): Promise<string[]> {
  const html = await (await fetch(new URL(path, url))).text();
  return [...html.matchAll(/<p id="(v\d+\.[0-9a-f]{8})"/g)].map(([, id = '']) => id);
}

export interface Asked {
  text: string;
  translationType: string;
}

/** Answers `POST translate` in place of the API; tells what it was asked. */
export async function onTranslate(
  { context }: Visit,
  answer: (route: Route, asked: Asked, place: number) => Promise<unknown> | unknown,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  await context.route(`${API}/translate`, async (route) => {
    const question = route.request().postDataJSON() as Asked;
    asked.push(question);
    await answer(route, question, asked.length - 1);
  });
  return asked;
}

export const CORS = { 'access-control-allow-origin': '*' };

/** An answer in the agreed shape. */
export const fulfil = (route: Route, output: unknown, model?: string): Promise<void> =>
  route.fulfill({ json: model === undefined ? { output } : { output, model }, headers: CORS });
