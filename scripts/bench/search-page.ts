/** Measures the search on Home over 100,000 names on a slow phone, and plain Fuse.js over the same list for comparison. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { engineSection } from './engine.ts';
import { FUSE_PAGE, writeFusePage } from './fuse-page.ts';
import type { SeedEntry } from './grow.ts';
import { TRIALS } from './library.ts';
import { type ManyNames, manyNames, writeCatalogue } from './names.ts';
import { serve } from './nginx.ts';
import { tracePhases } from './phases.ts';
import { openTab, SLOWDOWN } from './phone.ts';
import { typedWords } from './queries.ts';
import type { Section } from './section.ts';
import { BENCH, type BuiltSite } from './site.ts';
import { percentile, rounded, spread } from './statistics.ts';
import { type Key, typeInto } from './typing.ts';

const COUNT = 100_000;
/** The comparison takes seconds a key. */
const FUSE_WORDS = 3;

/** DevTools slow the page's main thread and not its workers: a worker's work is counted so many times more. */
const slowed = (ms: number, { working }: Key): number => ms + working * (SLOWDOWN - 1);

function rowOf(name: string, keys: readonly Key[]): Section['rows'][number] {
  return {
    search: name,
    keys: keys.length,
    ...spread(
      'block',
      keys.map(({ longest }) => longest),
    ),
    'first p95 ms': p95(keys.map(({ first }) => first)),
    'all p95 ms': p95(keys.map(({ settled }) => settled)),
    'all p95 ms, worker slowed too': p95(keys.map((key) => slowed(key.settled, key))),
  };
}

const lettersOf = (keys: readonly Key[]): Key[] => keys.filter(({ isLetter }) => isLetter);
const emptyings = (keys: readonly Key[]): Key[] => keys.filter(({ isLetter }) => !isLetter);

/** null where nothing came. */
const shown = (ms: number | undefined): number | null => (ms === undefined || Number.isNaN(ms) ? null : rounded(ms));

/** Of the keys that led to something: results never come where a newer key came first. */
const p95 = (times: readonly number[]): number | null =>
  shown(
    percentile(
      times.filter((ms) => !Number.isNaN(ms)),
      0.95,
    ),
  );

/** Switches to the folder with the long list; its cards are the answer. */
const switchTo = (folder: string) => async (page: Page) => {
  await page.locator('.home [aria-controls="home-controls"]').click();
  await page.locator('.home select[name="folder"]').selectOption(folder);
  await page.waitForTimeout(2000);
};

/** Scrolls through the long list by wheel and by jumps. @returns long tasks on the way, and pixels reached */
async function scrollLongList(browser: Browser, origin: string, { large }: ManyNames) {
  const tab = await openTab(browser, { line: false });
  await tab.page.goto(`${origin}/?folder=${encodeURIComponent(large.folder)}`, { waitUntil: 'load' });
  await tab.page.waitForFunction(() => document.documentElement.scrollHeight > 100_000, null, { timeout: 60_000 });
  await tab.page.waitForTimeout(1000);
  const [scrolled, jumped] = await tracePhases(browser, tab.page, [
    async () => {
      for (let turn = 0; turn < 60; turn += 1) {
        await tab.page.mouse.wheel(0, 1200);
        await tab.page.waitForTimeout(50);
      }
    },
    async () => {
      for (let part = 1; part <= 5; part += 1) {
        await tab.page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part / 5);
        await tab.page.waitForTimeout(600);
      }
    },
  ]);
  const top = await tab.page.evaluate(() => scrollY);
  await tab.close();
  return { scrolled, jumped, top };
}

/** @param seeds the names to multiply: those of the site that is served */
export async function searching(browser: Browser, site: BuiltSite, seeds: readonly SeedEntry[]): Promise<Section[]> {
  const root = join(BENCH, 'search');
  // The list that was added for the sake of visits is no library.
  const own = seeds.filter(({ folder }) => folder !== TRIALS.folder);
  const many = manyNames(own, COUNT);
  await writeCatalogue(many, root);
  await writeFusePage(root, many.names);
  const server = await serve(join(BENCH, 'nginx-search'), site.dist, { '/catalogue/': root, [FUSE_PAGE]: root });
  try {
    const home = await typeInto(browser, {
      url: `${server.url}/`,
      field: 'input[name="q"]',
      ready: '[data-intent="ready"]',
      words: typedWords(own, 9),
      // The catalogue is fetched and read at the first letter; that is told by the first reach, not by these keys.
      prepare: async (page) => {
        await page.locator('input[name="q"]').fill('a');
        await page.locator('.home mark').first().waitFor({ timeout: 60_000 });
        await page.waitForTimeout(3000);
        await page.locator('input[name="q"]').fill('');
        await page.waitForTimeout(500);
      },
      after: switchTo(many.large.folder),
    });
    const fuse = await typeInto(browser, {
      url: `${server.url}${FUSE_PAGE}`,
      field: 'input',
      ready: 'body[data-ready]',
      words: typedWords(own, FUSE_WORDS).slice(0, FUSE_WORDS),
    });
    const [opened] = home.steps;
    const scroll = await scrollLongList(browser, server.url, many);
    return [
      engineSection(own, COUNT),
      {
        part: 'search',
        title: `Search over ${many.names.length.toLocaleString('en')} names in Chromium, CPU ${SLOWDOWN}× slower`,
        rows: [
          rowOf('Home, a letter', lettersOf(home.keys)),
          rowOf('Home, the field emptied', emptyings(home.keys)),
          rowOf('plain Fuse.js, main thread, a letter', lettersOf(fuse.keys)),
        ],
        notes: [
          'Block: what the longest task of the main thread ran from a key to the next, from the trace; it waits for no other program. First, all: from the key to the first and to the last results painted, by the clock.',
          'DevTools do not slow workers; the last column counts their work four times.',
          'Fuse.js types fewer words. The field is emptied by the driver, whose own work counts.',
        ],
      },
      {
        part: 'search',
        title: `A folder of ${many.large.songs.toLocaleString('en')} songs (${many.large.folder})`,
        rows: [
          {
            'first cards ms': shown(opened?.first),
            'worker slowed too ms': shown(opened && slowed(opened.first, opened)),
            'switch blocks ms': shown(opened?.longest),
            'long tasks scrolling': scroll.scrolled?.long ?? null,
            'longest scrolling ms': shown(scroll.scrolled?.longest),
            'long tasks jumping': scroll.jumped?.long ?? null,
            'longest jumping ms': shown(scroll.jumped?.longest),
          },
        ],
        notes: [
          `Scrolled by wheel, then to each fifth of the list, ${Math.round(scroll.top).toLocaleString('en')} px in all.`,
        ],
      },
    ];
  } finally {
    await server.close();
  }
}
