/** Opens and scrolls the longest text, and measures how long tasks block the main thread. */
import type { Browser } from 'playwright';
import { traceOpening, tracePhases } from './phases.ts';
import { openTab, SLOWDOWN } from './phone.ts';
import type { Section } from './section.ts';
import { median, rounded } from './statistics.ts';
import type { Subject } from './visit.ts';

const RUNS = 5;
/** Turns of the wheel, and pixels of each: a fast flick through a few thousand lines. */
const TURNS = 40;
const TURN = 1500;

async function readThrough(browser: Browser, url: string) {
  const tab = await openTab(browser);
  const box = tab.page.locator('[data-box]');
  const opening = await traceOpening(browser, tab, url);
  // Not under the trace: the first time that an element is asked for, the driver of the browser runs a script of its own.
  await box.hover();
  const [scrolling, jumping] = await tracePhases(browser, tab.page, [
    async () => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        await tab.page.mouse.wheel(0, TURN);
        await tab.page.waitForTimeout(50);
      }
    },
    async () => {
      await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await tab.page.waitForTimeout(500);
    },
  ]);
  const top = await box.evaluate((element) => element.scrollTop);
  await tab.close();
  return { opening, scrolling, jumping, top };
}

async function open(browser: Browser, url: string, slowdown: number) {
  const tab = await openTab(browser, { slowdown });
  const opening = await traceOpening(browser, tab, url);
  await tab.close();
  return opening;
}

const runOnce = async (browser: Browser, page: string, floor: string) => ({
  ...(await readThrough(browser, page)),
  unslowed: await open(browser, page, 1),
  floor: await open(browser, floor, SLOWDOWN),
});

/** @param subject the file page of the longest text, on the server at `origin` */
export async function longText(browser: Browser, origin: string, { name, path, floor }: Subject): Promise<Section> {
  const runs: Awaited<ReturnType<typeof runOnce>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(browser, `${origin}${path}`, `${origin}${floor}`));
  const row = (when: 'opening' | 'unslowed' | 'floor' | 'scrolling' | 'jumping', words: string) => ({
    when: words,
    'long tasks': median(runs.map((run) => run[when]?.long ?? Number.NaN)),
    'longest ms': rounded(median(runs.map((run) => run[when]?.longest ?? Number.NaN))),
  });
  return {
    part: 'visit',
    title: `${name}: tasks over 50 ms, CPU 4× slower`,
    rows: [
      row('opening', 'opening'),
      row('unslowed', '  CPU not slowed'),
      row('floor', '  its floor'),
      row('scrolling', `scrolling ${TURNS} × ${TURN} px`),
      row('jumping', 'jumping to the end'),
    ],
    notes: [
      `Median of ${RUNS}, from the trace: what the thread itself ran. Scrolled as far as ${rounded(median(runs.map(({ top }) => top)))} px.`,
      'Opening begins after the task in which the browser makes the empty document and the driver runs its scripts: that is no page’s.',
      'The row of the CPU not slowed is what the page itself needs on this machine, without what the slowing makes of a busy host.',
    ],
  };
}
