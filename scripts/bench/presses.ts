/** The first press on each live control: when it is seen to be taken, when it is answered, and what it fetches. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type Library, songsOf } from '#library/library.ts';
import { CONTROLS, type Control } from './controls.ts';
import { describeTransfer, openTab, settle, sumBytes, type Tab, type Transfer } from './phone.ts';
import type { Section } from './section.ts';
import { median, rounded } from './statistics.ts';
import { type Press, watchPress } from './watch-press.ts';

const RUNS = 5;
/** Milliseconds after which a control counts as one that does not answer. */
const PATIENCE = 15_000;
/** Milliseconds from the reader's first move to the press, where code may have been fetched ahead. */
const AHEAD = 5000;
/** Bytes of the text to press on. */
const USUAL = 6000;

/** A text of the usual size on whose page all controls are: other languages, other letters, verses with numbers. */
export async function choosePressed(dist: string, library: Library): Promise<string | null> {
  const songs = songsOf(library).filter(({ digest, unavailable }) => digest !== null && !unavailable);
  for (const { path } of songs.toSorted((a, b) => Math.abs(a.bytes - USUAL) - Math.abs(b.bytes - USUAL))) {
    const html = await readFile(join(dist, ...path.split('/').map(decodeURIComponent), 'index.html'), 'utf8');
    const has = [/>\s*Script\s*</, />\s*(?:Two at once|Side by side)\s*</, /<a href="#v/];
    if (has.every((part) => part.test(html))) return path;
  }
  return null;
}

/** Brings a control into view; the page hears nothing of it, so that nothing is fetched ahead. */
async function reveal({ page }: Tab, control: Control): Promise<{ x: number; y: number } | null> {
  if (control.find === null) return null;
  const found = control.find(page);
  await found.evaluate(async (element) => {
    Object.assign(globalThis, { benchQuiet: true });
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    Object.assign(globalThis, { benchQuiet: false });
  });
  // Of a name that goes over two lines the first part.
  return found.evaluate((element) => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** A finger that scrolls a little, and back. */
async function moveAbout({ page, protocol }: Tab): Promise<void> {
  for (const yDistance of [-160, 160]) {
    await protocol.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance, gestureSourceType: 'touch' });
  }
  await page.waitForTimeout(AHEAD);
}

/** One press in a tab that has never been here. */
async function pressOnce(
  browser: Browser,
  url: string,
  control: Control,
  ahead: boolean,
): Promise<[Press, Transfer[]]> {
  const tab = await openTab(browser);
  const { context, page, transfers } = tab;
  try {
    await context.addInitScript(() => {
      const hush = (event: Event): void => {
        if ((globalThis as { benchQuiet?: boolean }).benchQuiet) event.stopImmediatePropagation();
      };
      addEventListener('scroll', hush, { capture: true });
    });
    page.setDefaultTimeout(PATIENCE);
    await page.goto(url, { waitUntil: 'load' });
    await settle(tab);
    if (ahead) await moveAbout(tab);
    await control.first?.(page);
    await settle(tab);
    const place = await reveal(tab, control);
    const handle = control.find === null ? null : await control.find(page).elementHandle();
    const event = control.key === undefined ? ('pointerdown' as const) : ('keydown' as const);
    await page.evaluate(watchPress, { control: handle, answer: control.answer, event, patience: PATIENCE });
    const before = transfers.length;
    if (place) await page.touchscreen.tap(place.x, place.y);
    if (control.key !== undefined) {
      if (handle) await page.waitForFunction((field) => document.activeElement === field, handle);
      await page.keyboard.press(control.key);
    }
    const press = await page.evaluate(() => (globalThis as unknown as { benchPress: Promise<Press> }).benchPress);
    await settle(tab);
    const own = transfers.slice(before).filter(({ url: from }) => from.startsWith(new URL(url).origin));
    return [press, own];
  } finally {
    await tab.close();
  }
}

type Row = Section['rows'][number];

async function measure(browser: Browser, url: string, control: Control, ahead: boolean): Promise<[Row, string]> {
  const state = ahead ? 'ahead' : 'cold';
  const runs: [Press, Transfer[]][] = [];
  let failure = '';
  for (let run = 0; run < RUNS && failure === ''; run += 1) {
    await pressOnce(browser, url, control, ahead).then(
      (one) => runs.push(one),
      (error: unknown) => {
        failure = `could not be pressed: ${String(error).split('\n')[0]}`;
      },
    );
    if (runs.at(-1)?.[0].answered === null) failure = `did not answer within ${PATIENCE / 1000} s`;
  }
  const middle = (of: (press: Press) => number | null): number | null => {
    const values = runs.map(([press]) => of(press)).filter((value) => value !== null);
    return values.length === 0 ? null : rounded(median(values));
  };
  const came = runs.at(-1)?.[1] ?? [];
  const row = {
    [`${state}: seen ms`]: middle(({ seen }) => seen),
    [`${state}: answered ms`]: failure === '' ? middle(({ answered }) => answered) : null,
    [`${state}: files`]: came.length,
    [`${state}: bytes`]: sumBytes(came),
  };
  const by = [...new Set(runs.map(([{ seenBy }]) => seenBy))].join(' or ');
  return [
    row,
    `${control.name}, ${state}: ${failure || `seen by ${by}`}; ${came.map(describeTransfer).join(', ') || 'nothing came'}`,
  ];
}

/** @param filePath from `choosePressed`; null where the library has no such text */
export async function presses(browser: Browser, origin: string, filePath: string | null): Promise<Section> {
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const control of CONTROLS) {
    const path = control.page === 'home' ? '/' : filePath;
    if (path === null) {
      notes.push(`${control.name}: no text of this library has all controls`);
      continue;
    }
    const [cold, coldNote] = await measure(browser, `${origin}${path}`, control, false);
    const [ahead, aheadNote] = await measure(browser, `${origin}${path}`, control, true);
    rows.push({ control: control.name, ...cold, ...ahead });
    notes.push(coldNote, aheadNote);
  }
  return {
    part: 'presses',
    title: 'First press on each live control, on the same line and phone',
    rows,
    notes: [
      `Median of ${RUNS}; pressed on ${filePath ?? 'no text'} and on Home.`,
      'Cold: the press is the first thing that the reader does. Ahead: they scrolled a little, 5 s before.',
      'Seen: the first frame in which the page shows that it took the press. Answered: the first in which what was asked for is there.',
      'Files and bytes: whatever came from the site from the press until the line was quiet; a worker’s requests are its own.',
      ...notes,
    ],
  };
}
