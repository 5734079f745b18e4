/** The first search on Home: from the reader's first letter to the first names found, on two lines. */
import type { Browser } from 'playwright';
import { LINE, openTab, SLOWDOWN } from './phone.ts';
import type { Section } from './section.ts';
import { type Line, type Sent, slowLine } from './slow-line.ts';
import { median, rounded } from './statistics.ts';

const RUNS = 3;

const LINES: readonly Line[] = [LINE, { bitsPerSecond: 400_000, latencyMs: 400 }];
/** Milliseconds from the touch of the field to the first letter: at once, and what a keyboard takes to open and a thumb to find its letter. */
const WAITS = [0, 1000];

interface SearchSeen {
  /** Milliseconds from the first letter to the first name found; null until then. */
  foundAfter: number | null;
}

/** Runs in the page: waits for the first letter and the names it finds. */
function watchSearch(): void {
  const seen: SearchSeen = { foundAfter: null };
  Object.assign(globalThis, seen);
  const begin = ({ timeStamp }: Event): void => {
    const look = new MutationObserver(() => {
      if (document.querySelector('.home mark') === null) return;
      look.disconnect();
      requestAnimationFrame(() => {
        (globalThis as unknown as SearchSeen).foundAfter = performance.now() - timeStamp;
      });
    });
    look.observe(document.body, { subtree: true, childList: true });
  };
  document.addEventListener('input', begin, { once: true, capture: true });
}

async function searchOnce(
  browser: Browser,
  origin: string,
  line: Line,
  wait: number,
): Promise<{ ms: number; sent: Sent[] }> {
  const slow = await slowLine(origin, line);
  const tab = await openTab(browser, { line: false });
  try {
    const { page } = tab;
    await page.goto(`${slow.url}/`, { waitUntil: 'load' });
    await page.waitForTimeout(3000);
    const before = slow.sent.length;
    await page.evaluate(watchSearch);
    const field = page.locator('input[name="q"]');
    await field.tap();
    await page.waitForTimeout(wait);
    await page.keyboard.type('s');
    await page.waitForFunction(() => (globalThis as unknown as SearchSeen).foundAfter !== null, null, {
      timeout: 30_000,
    });
    const ms = await page.evaluate(() => (globalThis as unknown as SearchSeen).foundAfter ?? Number.NaN);
    return { ms, sent: slow.sent.slice(before) };
  } finally {
    await tab.close();
    await slow.close();
  }
}

const bytesOf = (sent: readonly Sent[], isOne: (path: string) => boolean): number =>
  sent.filter(({ path }) => isOne(path)).reduce((sum, { bytes }) => sum + bytes, 0);

/** @param origin of a server without a bound on its line */
export async function firstSearches(browser: Browser, origin: string): Promise<Section> {
  const rows: Section['rows'] = [];
  for (const line of LINES) {
    for (const wait of WAITS) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await searchOnce(browser, origin, line, wait));
      const sent = runs.at(-1)?.sent ?? [];
      const isData = (path: string): boolean => path.includes('/catalogue/');
      const isWorker = (path: string): boolean => path.includes('worker');
      rows.push({
        line: `${line.bitsPerSecond / 1000} kbit/s, ${line.latencyMs} ms`,
        'letter after the touch, ms': wait,
        'found after ms': rounded(median(runs.map(({ ms }) => ms))),
        files: sent.length,
        'catalogue bytes': bytesOf(sent, isData),
        'worker bytes': bytesOf(sent, isWorker),
        'other bytes': bytesOf(sent, (path) => !isData(path) && !isWorker(path)),
      });
    }
  }
  return {
    part: 'visit',
    title: `The first search on Home, CPU ${SLOWDOWN}× slower`,
    rows,
    notes: [
      `Median of ${RUNS}, each in a browser that was never here. From the event of the first letter to the frame with the first name. Bytes: until then, from the touch on.`,
      'DevTools slow neither a worker nor what it asks for, so the line is slowed before the server; handshakes are not.',
    ],
  };
}
