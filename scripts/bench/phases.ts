/** Something done to a page in steps, and what each step cost its main thread. */
import type { Browser, Page } from 'playwright';
import { settle, type Tab } from './phone.ts';
import { CATEGORIES, type MarkedTasks, readTrace, tasksByMark } from './trace.ts';

const MARK = 'bench-phase';

/** Runs the steps one after another under a trace. @returns the tasks of each step, in order */
export async function tracePhases(
  browser: Browser,
  page: Page,
  steps: readonly (() => Promise<unknown>)[],
): Promise<MarkedTasks[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  for (const step of steps) {
    await page.evaluate((mark) => void performance.mark(mark), MARK);
    await step();
  }
  return tasksByMark(readTrace(await browser.stopTracing()), MARK);
}

/**
 * Opens a page under a trace. @returns its tasks from the first line of the document on; undefined when nothing was traced.
 * The task before them is no page's: in it the browser makes an empty document, and the driver runs what it brings along.
 */
export async function traceOpening(browser: Browser, tab: Tab, url: string): Promise<MarkedTasks | undefined> {
  // Set by the new page itself: it may be in another process than the blank one before it.
  await tab.context.addInitScript((mark) => void performance.mark(mark), MARK);
  await browser.startTracing(tab.page, { categories: CATEGORIES });
  await tab.page.goto(url, { waitUntil: 'load' });
  await settle(tab);
  return tasksByMark(readTrace(await browser.stopTracing()), MARK, false)[0];
}
