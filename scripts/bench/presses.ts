/** The first press on each live control: when it is seen to be taken, when it is answered, and what it fetches. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { songsOf } from '#core/library/library.ts';
import { fileOfPath } from '../verify/pages.ts';
import { fetched, sumBytes } from './network.ts';
import { type Bench, find, inTab, tap } from './phone.ts';
import { type Measured, median, type Row, rounded } from './report.ts';
import type { BuiltSite } from './site.ts';
import { type Answer, timed } from './watch.ts';

const RUNS = 3;
/** Milliseconds from the reader's first move to the press, in which code may be fetched ahead. */
const AHEAD = 3000;
/** Bytes of the text to press on. */
const USUAL = 6000;

/** What an open menu holds. */
const ENTRIES = ':is(details, .menu, [role="menu"], [popover]) :is(button, a, label, [role^="menuitem"])';
const IN_DIALOG = ':is(dialog, [role="dialog"]) :is(input, [role="combobox"])';
const MORE = '[component-export="TextTools"] summary';

/** Something to press. */
export interface Control {
  name: string;
  /** Selector of the control; null for a key that is pressed wherever the reader is. */
  at: string | null;
  /** Words of it, where the selector is that of others too. */
  says?: string;
  /** Pressed in place of the control, or in it once a finger has put the focus there. */
  key?: string;
  /** Selector of what has to be opened before. */
  first?: string;
  /** Selector of what was asked for: the control has answered once something of it can be seen that could not before. */
  answer: string;
}

const ON_TEXT: readonly Control[] = [
  { name: 'Translate', at: '[component-export="Translate"] summary', answer: ENTRIES },
  { name: 'More', at: MORE, answer: ENTRIES },
  { name: 'Script', at: '[data-script] > summary', answer: ENTRIES },
  {
    name: 'Side by side',
    first: '.other-languages > summary',
    at: '[data-side-by-side] > summary',
    answer: '[data-side-by-side] :is(button, a, [role^="menuitem"])',
  },
  { name: 'verse number', at: '[data-text] a[href^="#v"]', answer: ENTRIES },
  { name: 'Ctrl+K', at: null, key: 'Control+k', answer: IN_DIALOG },
  { name: 'look (Aa)', at: '.look > summary', answer: ENTRIES },
  {
    name: 'Add to a list…',
    first: MORE,
    at: '[component-export="TextTools"] li button',
    says: 'Add to',
    answer: IN_DIALOG,
  },
];
const ON_HOME: readonly Control[] = [
  { name: 'Sort and filter', at: '.fold[aria-controls="home-controls"]', answer: '#home-controls button' },
];

/** A text of the usual size on whose page all controls are: other languages, other letters, verses with numbers. */
async function choosePressed({ dist, library }: BuiltSite): Promise<string> {
  const songs = songsOf(library).filter(({ digest, unavailable }) => digest !== null && !unavailable);
  const parts = [/<details[^>]* data-script/, /<details[^>]* data-side-by-side/, /<a href="#v/];
  for (const { path } of songs.toSorted((a, b) => Math.abs(a.bytes - USUAL) - Math.abs(b.bytes - USUAL))) {
    const html = await readFile(join(dist, fileOfPath(path)), 'utf8');
    if (parts.every((part) => part.test(html))) return path;
  }
  throw new Error('No text of the library has all controls on its page.\n  Name another with --library.');
}

/** Files and bytes are what came from the press to its answer. */
type Pressed = Answer & Record<'files' | 'bytes', number>;

/** One press in a tab that has never been here. */
const pressOnce = ({ phone, network }: Bench, path: string, control: Control, isAhead: boolean): Promise<Pressed> =>
  inTab(phone, async (page) => {
    const { at, key, first, says, answer } = control;
    await page.goto(path);
    await network.settle();
    if (isAhead) {
      // Who presses keys is known by one; so the code of what only keys open is not fetched for a phone.
      if (at === null) await page.keyboard.press('Shift');
      await page.mouse.wheel(0, 160);
      await page.mouse.wheel(0, -160);
      await wait(AHEAD);
    }
    if (first !== undefined) {
      await tap(page, await find(page, first));
      await find(page, at ?? 'body', says);
    }
    await network.settle();
    const place = at === null ? null : await find(page, at, says);
    network.transfers.length = 0;
    const times = await timed(page, key === undefined ? 'pointerdown' : 'keydown', answer, async () => {
      if (place) await tap(page, place);
      if (key !== undefined) await page.keyboard.press(key);
    });
    return { ...times, files: fetched(network).length, bytes: sumBytes(fetched(network)) };
  });

/** Some presses, each the first: as the first thing that a reader does, or after they scrolled a little. */
export async function pressed(bench: Bench, path: string, control: Control, isAhead: boolean): Promise<Row> {
  const runs: Pressed[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await pressOnce(bench, path, control, isAhead));
  const middle = (key: keyof Pressed): number => rounded(median(runs.map((run) => run[key] ?? Number.NaN)));
  return {
    control: control.name,
    code: isAhead ? 'ahead' : 'cold',
    'seen ms': middle('seen'),
    'answered ms': middle('answered'),
    files: middle('files'),
    bytes: middle('bytes'),
  };
}

export async function presses(bench: Bench): Promise<Measured> {
  const text = await choosePressed(bench.site);
  const controls = [...ON_TEXT.map((one) => [text, one] as const), ...ON_HOME.map((one) => ['/', one] as const)];
  const rows: Row[] = [];
  for (const [path, control] of controls)
    for (const isAhead of [false, true]) rows.push(await pressed(bench, path, control, isAhead));
  return {
    rows,
    notes: [
      `The median of ${RUNS}, on ${text} and on Home. Ahead: the reader scrolled a little, or for a key pressed another, ${AHEAD / 1000} s before.`,
      'Files and bytes: what came from the press to the answer.',
    ],
  };
}
