/** Typing into a search over 100,000 names, key by key, seen from outside and from the trace. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { openTab } from './phone.ts';
import { CATEGORIES, type MarkedTasks, readTrace, tasksByMark } from './trace.ts';

/** What one key led to, in milliseconds. */
export interface Key extends MarkedTasks {
  /** A letter was typed; else the field was emptied, or a step followed. */
  isLetter: boolean;
  /** From the key to the first results painted; NaN when none came. */
  first: number;
  /** From the key to the last results painted. */
  settled: number;
}

interface Clock {
  /** When the key came, and when answers to it were painted, with whether more were to come. */
  keys: { at: number; painted: { at: number; settled: boolean }[] }[];
}

/**
 * Runs in the page before anything else: marks each key in the trace, and watches the worker's answers. A result counts as
 * shown one frame after the page has it.
 */
function listen(): void {
  const clock: Clock = { keys: [] };
  const mark = (at: number): void => {
    performance.mark('bench-key');
    clock.keys.push({ at, painted: [] });
  };
  const shown = (settled: boolean) => {
    const key = clock.keys.at(-1);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => key?.painted.push({ at: performance.now(), settled });
      port2.postMessage(null); // after the frame that shows it
    });
  };
  addEventListener('input', ({ timeStamp }) => mark(timeStamp), true);
  const Native = Worker;
  class Watched extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data?.type === 'answer') shown(data.settled === true);
      });
    }
  }
  Object.assign(globalThis, { Worker: Watched, benchClock: clock, benchShown: () => shown(true) });
}

const readClock = (page: Page): Promise<Clock> =>
  page.evaluate(() => (globalThis as unknown as { benchClock: Clock }).benchClock);

/** Milliseconds from a key to the first look at what came of it, and between looks: a fast reader's pace. */
const PAUSE = 200;
const LOOKS = 100;

/**
 * Waits until the last key has its last answer on the screen, or gives it up. It waits outside the page: to be asked again
 * and again would be work for the very thread that is measured.
 */
async function untilSettled(page: Page, keys: number): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    await setTimeout(PAUSE);
    const settled = await page.evaluate((count) => {
      const { keys } = (globalThis as unknown as { benchClock: Clock }).benchClock;
      return keys.length >= count && keys.at(-1)?.painted.some(({ settled }) => settled);
    }, keys);
    if (settled) return;
  }
}

export interface Trial {
  url: string;
  /** Selector of the search field. */
  field: string;
  /** Selector that is there once the page can answer. */
  ready: string;
  words: readonly string[];
  /** What is done before the keys count. */
  prepare?: (page: Page) => Promise<void>;
  /** What is done once in the end, traced as one more key each. */
  after?: (page: Page) => Promise<void>;
}

/** Types each word letter by letter, every letter after the answers to the one before. */
export async function typeInto(browser: Browser, trial: Trial): Promise<{ keys: Key[]; steps: Key[] }> {
  const tab = await openTab(browser, { line: false });
  await tab.context.addInitScript(listen);
  await tab.page.goto(trial.url, { waitUntil: 'load' });
  const field = tab.page.locator(trial.field);
  await field.focus();
  await tab.page.locator(trial.ready).first().waitFor({ state: 'attached', timeout: 60_000 });
  await trial.prepare?.(tab.page);
  await tab.page.evaluate(() => {
    (globalThis as unknown as { benchClock: Clock }).benchClock.keys.length = 0;
  });
  await browser.startTracing(tab.page, { categories: CATEGORIES });
  let typed = 0;
  const letters = new Set<number>();
  for (const word of trial.words) {
    await field.focus();
    for (const letter of word) {
      await tab.page.keyboard.insertText(letter);
      letters.add(typed);
      typed += 1;
      await untilSettled(tab.page, typed);
    }
    await field.fill('');
    typed += 1;
    await untilSettled(tab.page, typed);
  }
  await trial.after?.(tab.page);
  const events = readTrace(await browser.stopTracing());
  const clock = await readClock(tab.page);
  await tab.close();
  const tasks = tasksByMark(events, 'bench-key');
  const all = clock.keys.map(({ at, painted }, place): Key => {
    const last = painted.findLast(({ settled }) => settled);
    const { longest = 0, long = 0, working = 0 } = tasks[place] ?? {};
    return {
      isLetter: letters.has(place),
      longest,
      long,
      working,
      first: (painted[0]?.at ?? Number.NaN) - at,
      settled: (last?.at ?? Number.NaN) - at,
    };
  });
  return { keys: all.slice(0, typed), steps: all.slice(typed) };
}
