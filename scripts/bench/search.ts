/** The search on Home: a letter over 100,000 names on a slow phone, and the first search on a poor line. */
import { setTimeout as wait } from 'node:timers/promises';
import { readManifest } from '../../src/library/snapshot.ts';
import { engineSection } from './engine.ts';
import { TRIALS } from './library.ts';
import { manyNames, writeCatalogue } from './names.ts';
import { linked, onPhone } from './nginx.ts';
import { LINE, type Line, type Phone, SLOWDOWN, sumBytes, type Tab, type Transfer } from './phone.ts';
import type { Row, Section } from './report.ts';
import type { BuiltSite } from './site.ts';
import { median, percentile, rounded } from './statistics.ts';
import { type MarkedTasks, tasksByMark } from './trace.ts';

const COUNT = 100_000;
/** Typed letter by letter: in each script, two words, a slip of the finger, numbers, and a word that no name has. */
const WORDS = ['krishna', 'शिव पुराण', 'திருமுருக', 'murugan kavasm', '12 agni', '4711', 'qzxwv'];
const RUNS = 3;
const LINES: readonly Line[] = [LINE, { bitsPerSecond: 400_000, latencyMs: 400 }];
/** Milliseconds from the touch of the field to the first letter: at once, and what a keyboard takes to open and a thumb to find its letter. */
const WAITS = [0, 1000];
const FIELD = 'main input[name="q"]';
const FOUND = 'main mark';

/** Times of one letter by the page's clock. */
interface Letter {
  at: number;
  /** It emptied the field. */
  isEmpty: boolean;
  /** When answers to it were painted; the last may be the whole answer. */
  painted: { at: number; settled: boolean }[];
}

/** Runs in the page before anything else: marks each letter in the trace, and watches the worker's answers. */
function listen(): void {
  const letters: Letter[] = [];
  addEventListener(
    'input',
    ({ timeStamp, target }) => {
      performance.mark('bench-letter');
      letters.push({ at: timeStamp, isEmpty: (target as HTMLInputElement).value === '', painted: [] });
    },
    true,
  );
  const Native = Worker;
  class Watched extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data?.type !== 'answer') return;
        const letter = letters.at(-1);
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => letter?.painted.push({ at: performance.now(), settled: data.settled === true });
          port2.postMessage(null); // after the frame that shows it
        });
      });
    }
  }
  Object.assign(globalThis, { Worker: Watched, benchLetters: letters });
}

const readLetters = (tab: Tab): Promise<Letter[]> =>
  tab.evaluate(() => (globalThis as unknown as { benchLetters: Letter[] }).benchLetters, null);

/** Waits for the whole answer to the last letter, or gives it up. To ask rarely spares the thread that is measured. */
async function untilSettled(tab: Tab): Promise<void> {
  for (let look = 0; look < 50; look += 1) {
    await wait(200);
    if ((await readLetters(tab)).at(-1)?.painted.some(({ settled }) => settled)) return;
  }
}

const p95 = (values: readonly number[]): number => rounded(percentile(values, 0.95));

function rowOf(letters: readonly (Letter & MarkedTasks)[]): Row {
  const answered = letters.flatMap(({ at, painted, working }) => {
    const [first, last] = [painted[0], painted.findLast(({ settled }) => settled)];
    return first && last ? [{ first: first.at - at, all: last.at - at, working }] : [];
  });
  return {
    letters: letters.length,
    'block p95 ms': p95(letters.map(({ longest }) => longest)),
    'block max ms': rounded(Math.max(...letters.map(({ longest }) => longest))),
    'first p95 ms': p95(answered.map(({ first }) => first)),
    'all p95 ms': p95(answered.map(({ all }) => all)),
    'all p95 ms, worker slowed too': p95(answered.map(({ all, working }) => all + working * (SLOWDOWN - 1))),
  };
}

/** Types each word letter by letter, every letter after the answers to the one before. */
const typeWords = (phone: Phone, origin: string): Promise<(Letter & MarkedTasks)[]> =>
  phone.inTab(null, async (tab) => {
    await tab.runFirst(listen);
    await tab.goto(`${origin}/`);
    await tab.tap(await tab.find(FIELD));
    // The names are fetched and read at the first letter, which does not count.
    await tab.type('a');
    await tab.find(FOUND);
    await tab.settle();
    await tab.empty();
    await wait(1000);
    const before = (await readLetters(tab)).length;
    const events = await phone.trace(async () => {
      for (const word of WORDS) {
        for (const letter of word) {
          await tab.type(letter);
          await untilSettled(tab);
        }
        await tab.empty();
        await wait(1000);
      }
    });
    const tasks = tasksByMark(events, 'bench-letter');
    const all = (await readLetters(tab)).slice(before);
    return all.flatMap((letter, at) => (tasks[at] && !letter.isEmpty ? [{ ...letter, ...tasks[at] }] : []));
  });

const searchOnce = (phone: Phone, origin: string, line: Line, pause: number): Promise<[number, Transfer[]]> =>
  phone.inTab(line, async (tab) => {
    await tab.goto(`${origin}/`);
    const place = await tab.find(FIELD);
    await tab.watch('keydown', FOUND);
    const before = tab.transfers.length;
    await tab.tap(place);
    await wait(pause);
    await tab.press('s');
    const { answered } = await tab.readAnswer();
    return [answered ?? Number.NaN, tab.transfers.slice(before)];
  });

/** From the reader's first letter to the first name found. */
async function firstSearches(phone: Phone, origin: string): Promise<Section> {
  const rows: Row[] = [];
  for (const line of LINES) {
    for (const pause of WAITS) {
      const runs: [number, Transfer[]][] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await searchOnce(phone, origin, line, pause));
      const sent = runs.at(-1)?.[1] ?? [];
      const names = sent.filter(({ url }) => url.includes('/catalogue/'));
      rows.push({
        line: `${line.bitsPerSecond / 1000} kbit/s, ${line.latencyMs} ms`,
        'letter after the touch, ms': pause,
        'found after ms': rounded(median(runs.map(([ms]) => ms))),
        files: sent.length,
        'catalogue bytes': sumBytes(names),
        'other bytes': sumBytes(sent) - sumBytes(names),
      });
    }
  }
  return {
    part: 'search',
    title: `The first search on Home, CPU ${SLOWDOWN}× slower`,
    rows,
    notes: [
      `Median of ${RUNS}, each in a browser that was never here. From the first letter to the frame with the first name. Bytes: from the touch on, until then.`,
    ],
  };
}

async function letters(chromium: string, { dist, snapshot }: BuiltSite): Promise<Section[]> {
  // The list that was added for the sake of visits is no library.
  const own = readManifest(snapshot).entries.filter(({ folder }) => folder !== TRIALS.folder);
  const many = manyNames(own, COUNT);
  const root = await linked(dist, ['catalogue']);
  await writeCatalogue(many, root);
  return [
    await engineSection(many.names, WORDS),
    {
      part: 'search',
      title: `A letter in Home's search over ${many.names.length.toLocaleString('en')} names, CPU ${SLOWDOWN}× slower`,
      rows: [rowOf(await onPhone(chromium, root, (phone, { origin }) => typeWords(phone, origin)))],
      notes: [
        'Block: what the longest task of the main thread ran from a letter to the next, from the trace; it waits for no other program. First, all: from the letter to the first and to the last results painted, by the clock.',
        'DevTools do not slow the processor of workers; the last column counts their work four times.',
      ],
    },
  ];
}

export const search = async (chromium: string, site: BuiltSite): Promise<Section[]> => [
  await onPhone(chromium, site.dist, (phone, { origin }) => firstSearches(phone, origin)),
  ...(await letters(chromium, site)),
];
