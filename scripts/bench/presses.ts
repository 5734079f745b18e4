/** The first press on each live control: when it is seen to be taken, when it is answered, and what it fetches. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Library, songsOf } from '#library/library.ts';
import type { BarePhone, BareTab } from './bare-phone.ts';
import { CONTROLS, type Control } from './controls.ts';
import { describeTransfer, sumBytes, type Transfer } from './phone.ts';
import type { Section } from './section.ts';
import { median, rounded } from './statistics.ts';
import { type Press, watchPress } from './watch-press.ts';

const RUNS = 3;
/** Milliseconds after which a control counts as one that does not answer. */
const PATIENCE = 15_000;
/** Milliseconds from the reader's first move to the press, where code may have been fetched ahead. */
const AHEAD = 3000;
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

interface Place {
  x: number;
  y: number;
}

/**
 * Runs in the page: brings a control into view unheard, so that nothing is fetched ahead, and marks it `data-bench`.
 * @returns where a finger would touch it
 */
async function reveal([selector, says]: [string, string]): Promise<Place | null> {
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && one.innerText.includes(says),
  );
  if (!visible) return null;
  for (const other of document.querySelectorAll('[data-bench]')) other.removeAttribute('data-bench');
  visible.dataset['bench'] = '';
  const hush = (event: Event): void => event.stopImmediatePropagation();
  addEventListener('scroll', hush, { capture: true });
  visible.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  removeEventListener('scroll', hush, { capture: true });
  // Of a name that goes over two lines the first part.
  const { x, y, width, height } = visible.getClientRects()[0] ?? visible.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a control is, once it is there. */
async function find(tab: BareTab, selector: string, says = ''): Promise<Place> {
  for (const began = performance.now(); performance.now() - began < PATIENCE; await wait(100)) {
    const place = await tab.evaluate(reveal, [selector, says]);
    if (place) return place;
  }
  throw new Error(`nothing is at ${selector}`);
}

/** What one press did. */
interface Pressed {
  press: Press;
  /** Up to the answer: what the press itself asked for. */
  own: Transfer[];
  /** Until the line was quiet: with what is fetched ahead for presses to come. */
  all: Transfer[];
}

/** One press in a tab that has never been here. */
async function pressOnce(phone: BarePhone, url: string, control: Control, ahead: boolean): Promise<Pressed> {
  const tab = await phone.openTab();
  try {
    await tab.goto(url);
    if (ahead) {
      await tab.moveAbout();
      await wait(AHEAD);
    }
    if (control.first !== undefined) {
      const { x, y } = await find(tab, control.first);
      await tab.tap(x, y);
      await find(tab, control.at ?? 'body', control.says);
    }
    await tab.settle();
    const place = control.at === null ? null : await find(tab, control.at, control.says);
    const event = control.key === undefined ? ('pointerdown' as const) : ('keydown' as const);
    await tab.evaluate(watchPress, {
      control: place && '[data-bench]',
      answer: control.answer,
      event,
      patience: PATIENCE,
    });
    const before = tab.transfers.length;
    if (place) await tab.tap(place.x, place.y);
    if (control.key !== undefined) await tab.press(control.key);
    const press = await tab.evaluate(() => (globalThis as unknown as { benchPress: Promise<Press> }).benchPress, null);
    const answered = tab.transfers.length;
    await tab.settle();
    const ofSite = ({ url: from }: Transfer): boolean => from.startsWith(new URL(url).origin);
    return {
      press,
      own: tab.transfers.slice(before, answered).filter(ofSite),
      all: tab.transfers.slice(before).filter(ofSite),
    };
  } finally {
    await tab.close();
  }
}

type Row = Section['rows'][number];

async function measure(phone: BarePhone, url: string, control: Control, ahead: boolean): Promise<[Row, string]> {
  const state = ahead ? 'ahead' : 'cold';
  const runs: Pressed[] = [];
  let failure = '';
  for (let run = 0; run < RUNS && failure === ''; run += 1) {
    await pressOnce(phone, url, control, ahead).then(
      (one) => runs.push(one),
      (error: unknown) => {
        failure = `could not be pressed: ${String(error).split('\n')[0]}`;
      },
    );
    if (runs.at(-1)?.press.answered === null) failure = `did not answer within ${PATIENCE / 1000} s`;
  }
  const middle = (of: (press: Press) => number | null): number | null => {
    const values = runs.map(({ press }) => of(press)).filter((value) => value !== null);
    return values.length === 0 ? null : rounded(median(values));
  };
  const { own = [], all = [] } = runs.at(-1) ?? {};
  const row = {
    [`${state}: seen ms`]: middle(({ seen }) => seen),
    [`${state}: answered ms`]: failure === '' ? middle(({ answered }) => answered) : null,
    [`${state}: files`]: own.length,
    [`${state}: bytes`]: sumBytes(own),
  };
  const by = [...new Set(runs.map(({ press }) => press.seenBy))].join(' or ');
  return [
    row,
    `${control.name}, ${state}: ${failure || `seen by ${by}`}; ${own.map(describeTransfer).join(', ') || 'nothing'} for it, ${all.length - own.length} files after it`,
  ];
}

/** @param filePath from `choosePressed`; null where the library has no such text */
export async function presses(phone: BarePhone, origin: string, filePath: string | null): Promise<Section> {
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const control of CONTROLS) {
    const path = control.page === 'home' ? '/' : filePath;
    if (path === null) {
      notes.push(`${control.name}: no text of this library has all controls`);
      continue;
    }
    const [cold, coldNote] = await measure(phone, `${origin}${path}`, control, false);
    const [ahead, aheadNote] = await measure(phone, `${origin}${path}`, control, true);
    rows.push({ control: control.name, ...cold, ...ahead });
    notes.push(coldNote, aheadNote);
  }
  return {
    part: 'presses',
    title: 'First press on each live control, on the same line and phone',
    rows,
    notes: [
      `Median of ${RUNS}; pressed on ${filePath ?? 'no text'} and on Home.`,
      `Cold: the press is the first thing that the reader does. Ahead: they scrolled a little, ${AHEAD / 1000} s before.`,
      'Seen: the first frame in which the page shows that it took the press. Answered: the first in which what was asked for is there.',
      'Files and bytes: what came from the site from the press to the answer; a worker’s requests are its own.',
      ...notes,
    ],
  };
}
