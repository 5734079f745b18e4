/** The first press on each live control: when it is seen to be taken, when it is answered, and what it fetches. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Library, songsOf } from '#library/library.ts';
import { fileOfPath } from '../verify/pages.ts';
import { onPhone } from './nginx.ts';
import { describeTransfer, LINE, PATIENCE, type Phone, sumBytes, type Transfer } from './phone.ts';
import type { Row, Section } from './report.ts';
import type { BuiltSite } from './site.ts';
import { median, rounded } from './statistics.ts';
import type { Answer } from './watch.ts';

const RUNS = 3;
/** Milliseconds from the reader's first move to the press, in which code may be prefetched. */
const AHEAD = 3000;
/** Bytes of the text to press on. */
const USUAL = 6000;

/** What an open menu holds. */
const ENTRIES = ':is(details, .menu, [role="menu"], [popover], [data-live]) :is(button, a, label, [role^="menuitem"])';
const IN_DIALOG = ':is(dialog, [role="dialog"]) :is(input, [role="combobox"])';
const MORE = '[data-live="text-tools"] summary';

/** One of each file of code. */
interface Control {
  name: string;
  page: 'file' | 'home';
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

const CONTROLS: readonly Control[] = [
  { name: 'Translate', page: 'file', at: '[data-live="translate"] summary', answer: ENTRIES },
  { name: 'More', page: 'file', at: MORE, answer: ENTRIES },
  { name: 'Script', page: 'file', at: '[data-script] > summary', answer: ENTRIES },
  {
    name: 'Side by side',
    page: 'file',
    first: '.other-languages > summary',
    at: '[data-side-by-side] > summary',
    answer: '[data-side-by-side] :is(button, a, [role^="menuitem"])',
  },
  { name: 'verse number', page: 'file', at: '[data-text] a[href^="#v"]', answer: ENTRIES },
  { name: 'Ctrl+K', page: 'file', at: null, key: 'Control+k', answer: IN_DIALOG },
  { name: 'look (Aa)', page: 'file', at: '.look > summary', answer: ENTRIES },
  {
    name: 'Add to a list…',
    page: 'file',
    first: MORE,
    at: '[data-live="text-tools"] li button',
    says: 'Add to',
    answer: IN_DIALOG,
  },
  {
    name: 'Sort and filter',
    page: 'home',
    at: '.fold[aria-controls="home-controls"]',
    answer: '#home-controls button',
  },
  { name: 'first search', page: 'home', at: 'main input[name="q"]', key: 'a', answer: 'main mark' },
];

/** A text of the usual size on whose page all controls are: other languages, other letters, verses with numbers. */
async function choosePressed(dist: string, library: Library): Promise<string | null> {
  const songs = songsOf(library).filter(({ digest, unavailable }) => digest !== null && !unavailable);
  for (const { path } of songs.toSorted((a, b) => Math.abs(a.bytes - USUAL) - Math.abs(b.bytes - USUAL))) {
    const html = await readFile(join(dist, fileOfPath(path)), 'utf8');
    if (
      [/<details[^>]* data-script/, /<details[^>]* data-side-by-side/, /<a href="#v/].every((part) => part.test(html))
    )
      return path;
  }
  return null;
}

interface Pressed extends Answer {
  /** What came from the press to its answer: what the press itself asked for. */
  own: Transfer[];
  /** Files that came after it, prefetched for presses to come. */
  after: number;
}

/** One press in a tab that has never been here. */
const pressOnce = (phone: Phone, url: string, control: Control, isPrefetched: boolean): Promise<Pressed> =>
  phone.inTab(LINE, async (tab) => {
    const { at, key, first, says, answer } = control;
    await tab.goto(url);
    if (isPrefetched) {
      await tab.moveAbout();
      await wait(AHEAD);
    }
    if (first !== undefined) {
      await tab.tap(await tab.find(first));
      await tab.find(at ?? 'body', says);
    }
    await tab.settle();
    const place = at === null ? null : await tab.find(at, says);
    await tab.watch(key === undefined ? 'pointerdown' : 'keydown', answer);
    const before = tab.transfers.length;
    if (place) await tab.tap(place);
    if (key !== undefined) await tab.press(key);
    await tab.readAnswer();
    const answered = tab.transfers.length;
    await tab.settle();
    const ofSite = ({ url: from }: Transfer): boolean => from.startsWith(new URL(url).origin);
    const own = tab.transfers.slice(before, answered).filter(ofSite);
    return { ...(await tab.readAnswer()), own, after: tab.transfers.slice(answered).filter(ofSite).length };
  });

async function measure(phone: Phone, url: string, control: Control, isPrefetched: boolean): Promise<[Row, string]> {
  const state = isPrefetched ? 'prefetched' : 'cold';
  const runs: Pressed[] = [];
  let failure = '';
  for (let run = 0; run < RUNS && failure === ''; run += 1) {
    await pressOnce(phone, url, control, isPrefetched).then(
      (one) => runs.push(one),
      (error: Error) => {
        failure = ` could not be pressed: ${error.message}`;
      },
    );
    if (runs.at(-1)?.answered === null) failure = ` did not answer within ${PATIENCE / 1000} s`;
  }
  const middle = (values: (number | null)[]): number | null =>
    values.length === 0 || values.includes(null) ? null : rounded(median(values as number[]));
  const { own = [], after = 0 } = runs.at(-1) ?? {};
  const row = {
    [`${state}: seen ms`]: middle(runs.map(({ seen }) => seen)),
    [`${state}: answered ms`]: middle(runs.map(({ answered }) => answered)),
    [`${state}: files`]: own.length,
    [`${state}: bytes`]: sumBytes(own),
  };
  const fetched = `${own.map(describeTransfer).join(', ') || 'nothing'} for it, ${after} files after it`;
  return [row, `${control.name}, ${state}:${failure || ` ${fetched}`}`];
}

export const presses = (chromium: string, { dist, library }: BuiltSite): Promise<Section[]> =>
  onPhone(chromium, dist, async (phone, { origin }) => {
    const rows: Row[] = [];
    const notes: string[] = [];
    const filePath = await choosePressed(dist, library);
    for (const control of CONTROLS) {
      const path = control.page === 'home' ? '/' : filePath;
      if (path === null) {
        notes.push(`${control.name}: no text of this library has all controls`);
        continue;
      }
      const [cold, coldNote] = await measure(phone, `${origin}${path}`, control, false);
      const [prefetched, note] = await measure(phone, `${origin}${path}`, control, true);
      rows.push({ control: control.name, ...cold, ...prefetched });
      notes.push(coldNote, note);
    }
    const how = [
      `Median of ${RUNS}; pressed on ${filePath ?? 'no text'} and on Home.`,
      `Cold: the press is the first thing that the reader does. Prefetched: they scrolled a little, ${AHEAD / 1000} s before.`,
      'Seen: to the first frame in which the page shows that it took the press. Answered: to the first in which what was asked for is there.',
      'Files and bytes: what came from the site from the press to the answer, for workers too.',
    ];
    const title = 'First press on each live control: 1.6 Mbit/s, 150 ms, CPU 4× slower';
    return [{ part: 'presses', title, rows, notes: [...how, ...notes] }];
  });
