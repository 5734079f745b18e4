/** The search on Home: the first one on a slow network, and how long a key over 20,000 names holds the page. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { toColumns } from '#core/library/catalogue.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { toSummary } from '#core/library/pages.ts';
import { columnsPath } from '#core/library/paths.ts';
import { CATALOGUE_VERSION } from '#schemas/catalogue.ts';
import { type Entry, grow } from './library.ts';
import { type Bench, find, inTab, tap } from './phone.ts';
import { pressed } from './presses.ts';
import { type Measured, percentile, rounded } from './report.ts';

const NAMES = 20_000;
/** Typed letter by letter: in each script, two words, a slip of the finger, a number, and a word that no name has. */
const WORDS = ['krishna', 'शिव पुराण', 'திருமுருக', 'murugan kavasm', '4711', 'qzxwv'];
/** Milliseconds in which a key is answered, fuzzy names and all. */
const ANSWER = 700;
const FIELD = 'main input[name="q"]';
const FOUND = 'main mark';
const MARK = 'bench-key';

/** The files of a catalogue of many names, by their addresses. */
function catalogueOf(seeds: readonly Entry[], count: number): Map<string, string> {
  const songs = new Map(seeds.map((seed) => [`${seed.folder}/${seed.fileName}`, seed]));
  const rest = {
    s3Path: null,
    lastModified: null,
    digest: null,
    bytes: 0,
    state: 'missing',
    unavailable: false,
  } as const;
  const entries = grow([...songs.values()], count).map((entry) => ({ ...entry, ...rest }));
  const files = new Map<string, string>();
  const folders = arrangeLibrary(entries, []).folders.map((folder, at) => {
    const path = columnsPath(`bench${at}`.padEnd(16, '0'));
    files.set(`/${path.replace(/^\//, '')}`, JSON.stringify(toColumns(folder)));
    return toSummary(folder, path);
  });
  return files.set('/catalogue/index.json', JSON.stringify({ version: CATALOGUE_VERSION, folders }));
}

/** As far as the Trace Event Format is read here. */
export interface TraceEvent {
  name: string;
  /** Microseconds on a clock of its own. */
  ts: number;
  /** What the thread itself ran, in microseconds: other programs on the machine do not lengthen it. */
  tdur?: number;
  pid: number;
  tid: number;
}

/** Milliseconds of the longest task on the page's main thread from each mark to the next. */
export function longestTasks(events: readonly TraceEvent[]): number[] {
  const marks = events.filter(({ name }) => name === MARK).toSorted((a, b) => a.ts - b.ts);
  return marks.map(({ ts, pid, tid }, at) => {
    const end = marks[at + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const tasks = events.filter((one) => one.pid === pid && one.tid === tid && one.ts >= ts && one.ts < end);
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
  });
}

/** Types each word letter by letter and takes it out again, every key after the answers to the one before. */
async function typeWords(page: Page): Promise<void> {
  const stroke = async (act: () => Promise<void>): Promise<void> => {
    await page.evaluate((mark) => void performance.mark(mark), MARK);
    await act();
    await wait(ANSWER);
  };
  for (const word of WORDS) {
    for (const letter of word) await stroke(() => page.keyboard.insertText(letter));
    await page.locator(FIELD).selectText();
    await stroke(() => page.keyboard.press('Backspace'));
  }
}

/** The longest task of each key. */
async function lettersOver({ phone, network, source }: Bench, names: number): Promise<number[]> {
  network.instead = catalogueOf(source.entries, names);
  network.isSlow = false;
  return inTab(phone, async (page) => {
    await page.goto('/');
    await tap(page, await find(page, FIELD));
    // The names are fetched and read at the first letter, which does not count.
    await page.keyboard.insertText('a');
    await find(page, FOUND);
    await network.settle();
    await page.locator(FIELD).fill('');
    await phone.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await typeWords(page);
    const trace = JSON.parse((await phone.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
    return longestTasks(trace.traceEvents);
  }).finally(() => {
    network.instead = new Map();
    network.isSlow = true;
  });
}

export async function search(bench: Bench): Promise<Measured> {
  const first = { name: 'first search', at: FIELD, key: 's', answer: FOUND };
  const blocks = await lettersOver(bench, NAMES);
  return {
    rows: [
      {
        ...(await pressed(bench, '/', first, false)),
        keys: blocks.length,
        'block p95 ms': rounded(percentile(blocks, 0.95)),
        'block max ms': rounded(Math.max(...blocks)),
      },
    ],
    notes: [
      'Answered: from the first letter to the frame with the first name, in a browser that was never here.',
      `Block: what the longest task of the main thread ran from a key to the next, over ${NAMES} names.`,
    ],
  };
}
