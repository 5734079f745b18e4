/** Measures the search inside texts: the size of its index, what a question costs, and how its build grows. */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { stanzasOf } from '#features/reading/stanzas.ts';
import { wordKey, wordsIn } from '#features/search/text/words.ts';
import { toColumns } from '#library/catalogue.ts';
import { arrangeLibrary } from '#library/library.ts';
import { columnsPath } from '#library/paths.ts';
import { toSummary } from '#library/summary.ts';
import { CATALOGUE_VERSION } from '#schemas/catalogue.ts';
import { browserSettings, readEnvironment } from '#schemas/environment.ts';
import { readManifest, readText } from '../../src/library/snapshot.ts';
import { runInChild } from '../build/child-task.ts';
import { startPreview } from '../preview/server.ts';
import type { IndexReport } from '../text-index/build.ts';
import { documentsOf } from '../text-index/documents.ts';
import { INDEX_FOLDER, ROOT_FILE } from '../text-index/files.ts';
import { readFolder } from '../verify/folder.ts';
import { grownSnapshot } from './grown-snapshot.ts';
import type { Source } from './library.ts';
import { watched } from './memory.ts';
import { LINE, openBrowser, openTab, readSeen, SLOWDOWN } from './phone.ts';
import type { Section } from './section.ts';
import { BENCH, type BuiltSite, VARIABLES } from './site.ts';
import { type Sent, slowLine } from './slow-line.ts';
import { median, percentile, rounded } from './statistics.ts';

/** In a fresh browser each: a first question and a next one, letter by letter, and a third that comes in one piece. */
const READERS = 8;
const QUESTIONS = [
  { name: 'first, typed', isTyped: true },
  { name: 'next, typed', isTyped: true },
  { name: 'next, pasted', isTyped: false },
];
/** Milliseconds between two letters of a quick thumb. */
const LETTER = 150;
/** Words of a phrase. */
const WORDS = 4;

/** Lines of texts from all over the library, their first words. */
function drawPhrases({ snapshot }: BuiltSite, count: number): string[] {
  const texts = documentsOf(readManifest(snapshot)).flatMap(({ text }) => (text === null ? [] : [text]));
  const phrases: string[] = [];
  for (let at = 0; phrases.length < count && at < count * 20; at += 1) {
    const text = readText(snapshot, texts[Math.floor(((at * 0.618034) % 1) * texts.length)] as string);
    const stanzas = stanzasOf(text);
    const lines = (stanzas[Math.floor(stanzas.length / 2)] ?? '').split('\n');
    const words = wordsIn(lines[0] ?? '').filter((word) => wordKey(word).length > 3);
    if (words.length >= WORDS) phrases.push(words.slice(0, WORDS).join(' '));
  }
  return phrases;
}

const isOfTexts = ({ path }: Sent): boolean =>
  path.startsWith(`/${ROOT_FILE}`) || path.startsWith(`/${INDEX_FOLDER}/`) || path.startsWith('/file/');

interface Asked {
  ms: number;
  requests: number;
  bytes: number;
  longest: number;
}

interface VersesSeen {
  /** Milliseconds from the last key to the first verse of its question; null until then. */
  versesAfter: number | null;
}

/**
 * Runs in the page: watches for the verses of the next key. A verse that was there before counts once the answer is complete. The page's
 * own clock is read: Playwright's, with the page's thread slowed, comes 200 ms later.
 */
function watchVerses(): void {
  const seen: VersesSeen = { versesAfter: null };
  Object.assign(globalThis, seen);
  for (const verse of document.querySelectorAll('.in-texts .verses li')) verse.setAttribute('data-bench', '');
  let [began, wasBusy] = [0, false];
  const look = new MutationObserver(() => {
    const isBusy = document.querySelector('.in-texts')?.ariaBusy === 'true';
    const isNew = document.querySelector('.in-texts li:not([data-bench]) mark') !== null;
    const isComplete = wasBusy && !isBusy && document.querySelector('.in-texts mark') !== null;
    wasBusy ||= isBusy;
    if (!isNew && !isComplete) return;
    look.disconnect();
    (globalThis as unknown as VersesSeen).versesAfter = performance.now() - began;
  });
  const begin = ({ timeStamp }: Event): void => {
    began = timeStamp;
    look.observe(document.body, { subtree: true, childList: true, attributes: true });
  };
  document.addEventListener('input', begin, { once: true, capture: true });
}

async function askInBrowser(browser: Browser, origin: string, phrases: readonly string[]): Promise<Asked[][]> {
  const asked: Asked[][] = [];
  for (let at = 0; at + QUESTIONS.length <= phrases.length; at += QUESTIONS.length) {
    const line = await slowLine(origin);
    const tab = await openTab(browser, { line: false });
    try {
      const { page } = tab;
      await page.goto(`${line.url}/`, { waitUntil: 'load' });
      const field = page.locator('input[name="q"]');
      // The catalogue is fetched with the first letter, for the names.
      await field.fill('a');
      await page.locator('.home mark').first().waitFor({ timeout: 60_000 });
      await page.waitForTimeout(2000);
      const answers: Asked[] = [];
      for (const [place, { isTyped }] of QUESTIONS.entries()) {
        const phrase = phrases[at + place] as string;
        await field.fill('');
        await page.waitForTimeout(500);
        const before = line.sent.length;
        const tasks = (await readSeen(page)).longTasks.length;
        if (isTyped) await field.pressSequentially(phrase.slice(0, -1), { delay: LETTER });
        await page.evaluate(watchVerses);
        if (isTyped) await field.pressSequentially(phrase.slice(-1));
        else await field.fill(phrase);
        await page
          .waitForFunction(() => (globalThis as unknown as VersesSeen).versesAfter !== null, null, { timeout: 10_000 })
          .catch(() => undefined);
        const found = (await page.evaluate(() => (globalThis as unknown as VersesSeen).versesAfter)) ?? Number.NaN;
        await page.waitForTimeout(1500);
        const some = line.sent.slice(before).filter(isOfTexts);
        const longest = (await readSeen(page)).longTasks.slice(tasks).reduce((most, [, ms]) => Math.max(most, ms), 0);
        answers.push({
          ms: found,
          requests: some.length,
          bytes: some.reduce((sum, { bytes }) => sum + bytes, 0),
          longest,
        });
      }
      asked.push(answers);
    } finally {
      await tab.close();
      await line.close();
    }
  }
  return asked;
}

function rowOf(name: string, all: readonly Asked[]): Section['rows'][number] {
  const of = (pick: (asked: Asked) => number): number[] => all.map(pick).filter((value) => !Number.isNaN(value));
  return {
    question: name,
    asked: all.length,
    found: of(({ ms }) => ms).length,
    'p50 ms': rounded(median(of(({ ms }) => ms))),
    'p95 ms': rounded(
      percentile(
        of(({ ms }) => ms),
        0.95,
      ),
    ),
    'requests p50': median(of(({ requests }) => requests)),
    'bytes p50': Math.round(median(of(({ bytes }) => bytes))),
    'bytes p95': Math.round(
      percentile(
        of(({ bytes }) => bytes),
        0.95,
      ),
    ),
    'longest task ms': rounded(Math.max(...of(({ longest }) => longest))),
  };
}

/** What the index of a built site takes. */
async function sizeSection({ dist, snapshot }: BuiltSite): Promise<Section> {
  const { files, sizes } = readFolder(join(dist, INDEX_FOLDER));
  const shards = files.filter(({ name }) => name.endsWith('.bin') && !name.startsWith('documents.'));
  const root = await readFile(join(dist, ROOT_FILE));
  const texts = readManifest(snapshot).entries.length;
  return {
    part: 'text-search',
    title: 'Index inside texts',
    rows: [
      {
        texts,
        files: sizes.files + 1,
        bytes: sizes.bytes + root.length,
        'bytes a text': Math.round((sizes.bytes + root.length) / texts),
        'shard p50 bytes': median(shards.map(({ bytes }) => bytes)),
        'largest shard': Math.max(...shards.map(({ bytes }) => bytes)),
        'root br': brotliCompressSync(root).length,
      },
    ],
    notes: ['Shards are packed in their files; no host need pack them.'],
  };
}

/** @param chromium path of the browser */
export async function textSearch(chromium: string, site: BuiltSite): Promise<Section[]> {
  // Served as `npm run preview` serves it: what is measured is the line.
  const server = await startPreview({
    dist: site.dist,
    port: 0,
    endpoints: browserSettings(readEnvironment(VARIABLES)),
  });
  const browser = await openBrowser(chromium, server.url);
  const asked = await askInBrowser(browser, server.url, drawPhrases(site, READERS * QUESTIONS.length)).finally(
    async () => {
      await browser.close();
      await server.close();
    },
  );
  return [
    await sizeSection(site),
    {
      part: 'text-search',
      title: `A phrase looked for inside texts in Chromium, CPU ${SLOWDOWN}× slower, ${LINE.bitsPerSecond / 1e6} Mbit/s, ${LINE.latencyMs} ms`,
      rows: QUESTIONS.map(({ name }, at) =>
        rowOf(
          name,
          asked.flatMap((answers) => answers[at] ?? []),
        ),
      ),
      notes: [
        'From the last key to the first verse of the whole phrase on the page. Requests and bytes: root, nodes, shards and pages, headers included, until all verses are there.',
        'DevTools slow the page and not its workers, so the line is slowed before the server.',
        `Phrases are ${WORDS} words of lines from all over the library. Typed: ${LETTER} ms between two letters. Pagefind beside it: docs/search-format.md.`,
      ],
    },
  ];
}

async function writeCatalogue(snapshot: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'catalogue'), { recursive: true });
  const { entries } = readManifest(snapshot);
  const folders = arrangeLibrary(entries, []).folders.map((one, at) =>
    toSummary(one, columnsPath(`${at}-${toColumns(one).names.length}`)),
  );
  await writeFile(join(folder, 'catalogue/index.json'), JSON.stringify({ version: CATALOGUE_VERSION, folders }));
}

/** How the build of the index grows with the library. */
export async function textIndexGrowth(source: Source, sizes: readonly number[]): Promise<Section> {
  const rows: Section['rows'][number][] = [];
  let last: { texts: number; seconds: number } | null = null;
  for (const texts of sizes) {
    await mkdir(BENCH, { recursive: true });
    const root = await mkdtemp(join(BENCH, 'texts-'));
    try {
      const [snapshot, folder] = [join(root, 'snapshot'), join(root, 'site')];
      await grownSnapshot(snapshot, source, texts);
      await writeCatalogue(snapshot, folder);
      const order = { snapshot, folder, served: null, code: '', bound: 0, work: join(root, 'work') };
      const indexer = new URL('../text-index/indexer.ts', import.meta.url);
      const { seconds, peakMb, togetherMb } = await watched(() => runInChild<IndexReport>(indexer, order), new Set());
      const { sizes: size } = readFolder(join(folder, INDEX_FOLDER));
      const { size: rootBytes } = await stat(join(folder, ROOT_FILE));
      rows.push({
        texts,
        'build s': rounded(seconds),
        'ms a text': rounded((seconds * 1000) / texts),
        exponent: last && rounded(Math.log(seconds / last.seconds) / Math.log(texts / last.texts)),
        'peak MB': peakMb && Math.round(peakMb),
        'together MB': togetherMb && Math.round(togetherMb),
        files: size.files + 1,
        'bytes a text': Math.round((size.bytes + rootBytes) / texts),
      });
      last = { texts, seconds };
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  }
  return {
    part: 'text-search',
    title: 'Build of the index inside texts',
    rows,
    notes: [
      'Exponent: of the growth from the row above; 1 is in step with the library. Copies of texts are the same verses in another order.',
    ],
  };
}
