/**
 * Every press on anything live is answered or said to have failed, whatever the connection does (FAULTS B22, B23, B28) and the
 * code itself (B29); the focus stays with the reader (B25); without scripts nothing looks live that is not (B26). The
 * controls are in the fixture.
 */
import type { Locator, Page, Request, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { WORDS_AFTER } from '#ui/tell-wait.ts';
import {
  entry,
  KINDS,
  LIVE,
  type Live,
  look,
  more,
  OPERATOR,
  openMenu,
  PHONE_HOME,
  PLAYLIST,
  press,
  pressLive,
  SHARED,
  script,
  searchField,
  showLanguages,
  stubPrinting,
  translate,
  two,
  VERSES,
  verseNumber,
  visible,
  WAYS,
  type Way,
  withPlace,
} from './presses.fixture.ts';
import { ABSENT, CORS, LONG, MISSING, onTranslate, type Reading, readingSite, SONG } from './reading.fixture.ts';
import { API, FAILED_REQUEST, holdRequests } from './site.ts';
import { PLAIN } from './visit-pool.ts';

const { reopen } = readingSite();
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };
const TOUCH = { hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] };
const PHONE = { ...TOUCH, viewport: { width: 390, height: 844 } };
/** Home has its controls in a row there, which a phone folds into one button. */
const WIDE = { ...TOUCH, viewport: { width: 1280, height: 900 } };
/** Scripts that are not in the page from the start. */
const CODE = /\/_astro\/(?!Page\.)[^?]*\.js/;

/** Milliseconds without a request after which a page has all that it asked for. */
const QUIET = 100;

/** Requests of a page that are under way, and when that last changed. */
const coming = new WeakMap<Page, { requests: Set<Request>; since: number }>();

function watchRequests(page: Page): void {
  const traffic = { requests: new Set<Request>(), since: Date.now() };
  coming.set(page, traffic);
  page.on('request', (request) => {
    traffic.requests.add(request);
    traffic.since = Date.now();
  });
  const ends = (request: Request): void => {
    traffic.requests.delete(request);
    traffic.since = Date.now();
  };
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
}

/** What a page still waits for, or that it has only just had the last of it. */
function underWay(page: Page): string[] {
  const { requests, since = 0 } = coming.get(page) ?? {};
  if (requests?.size) return [...requests].map((request) => request.url());
  return Date.now() - since > QUIET ? [] : ['quiet'];
}

/**
 * Quiet from now on: what the last press is counted by may be on its way to us. It is no answer to a press, so it may take as
 * long as the machine does.
 */
async function rest(page: Page): Promise<void> {
  const traffic = coming.get(page);
  if (traffic) traffic.since = Date.now();
  await expect.poll(() => underWay(page), { timeout: 60_000, interval: 20 }).toEqual([]);
}

/** @param first the page that is opened before, where a test prepares for that one */
async function visit(path: string, first = path): Promise<Reading> {
  const size = path === '/' ? WIDE : PHONE;
  const reading = await reopen(first, { ...size, isCounted: true }, { script: stubPrinting });
  const { page } = reading;
  if (!coming.has(page)) {
    watchRequests(page);
    await page.waitForLoadState('networkidle');
  }
  await rest(page);
  return reading;
}

/** Opens an address in a window that has been used, as a document of its own. */
async function openAgain(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await rest(page);
}

const alerts = (page: Page): Locator => page.locator('[role="alert"]').filter({ visible: true });
const again = (page: Page): Locator =>
  page.getByRole('button', { name: 'Try again', exact: true }).filter({ visible: true });
const status = (page: Page): Locator => page.getByRole('status').locator('[data-wait]').filter({ visible: true });

/** Whether the focus is on something, once the page has come to rest. */
const focusIsKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body), SOON)
    .toBe(true);

/** All of them take eight minutes: a build presses one control of each file of code, PRESSES=1 every one, in both ways. */
const ALL = process.env['PRESSES'] === '1';
type Press = Live & { way: Way };
const waysOf = ({ first, byKeyOnly }: Live): readonly Way[] =>
  ALL ? WAYS.filter((way) => way === 'keyboard' || !byKeyOnly) : WAYS.filter((way) => way === first);
const PRESSES: readonly Press[] = LIVE.flatMap((live) => waysOf(live).map((way) => ({ ...live, way })));

/** Presses of one document after each other. */
const VISITS: Press[][] = [];
for (const press of PRESSES) {
  if (press.goesOn && !ALL) VISITS.at(-1)?.push(press);
  else VISITS.push([press]);
}

/** Holds code back until it comes, or fails; what is asked for after that comes or fails, too. */
async function holdCode({ context }: Reading): Promise<{ come: () => void; fail: () => void }> {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  await context.route(CODE, async (route) => {
    const end = await promise;
    await route[end]().catch(() => {}); // the page may have been left
  });
  return { come: () => resolve('continue'), fail: () => resolve('abort') };
}

/** @returns whether the control showed that it waits when all had heard of the press, and the browser had done nothing else */
async function watchPress(control: Locator): Promise<() => Promise<boolean>> {
  await control.evaluate((element) => {
    const note = () => Object.assign(window, { wasBusy: element.closest('[aria-busy="true"]') !== null });
    for (const type of ['click', 'change']) window.addEventListener(type, note, { once: true });
  });
  return () => control.page().evaluate(() => (window as { wasBusy?: boolean }).wasBusy === true);
}

/** How often the click log was told of something. */
const counted = ({ requests }: Reading): number => requests.filter((url) => url === `${API}/click-log`).length;

/**
 * Presses on a connection that has gone quiet.
 * @returns whether the press waits for code; what needs none is answered
 */
async function pressSlowly(live: Live & { way: Way }, reading: Reading): Promise<boolean> {
  const { page } = reading;
  const isBusy = await watchPress(live.control(page));
  const before = counted(reading);
  await pressLive(live, page, live.way);
  // A key that presses no control is none.
  if (live.key === undefined) await expect.poll(() => counted(reading), SOON).toBe(before + 1);
  await status(page).or(live.answer(page)).first().waitFor(SOON);
  if (await live.answer(page).isVisible()) return false;
  // A key, and a letter in a field, have no control that could be busy; an entry of a menu has closed it.
  if (!live.byKeyOnly && (await live.control(page).isVisible()))
    expect(await isBusy(), 'it shows at once that it was pressed').toBe(true);
  expect(await status(page).count(), 'it says so in words').toBe(1);
  return true;
}

/** The press is answered, and nothing on the page waits or has failed. */
async function expectAnswer({ answer }: Live, page: Page): Promise<void> {
  await answer(page).waitFor(SOON);
  await expect.poll(() => status(page).count(), SOON).toBe(0);
  expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await alerts(page).count()).toBe(0);
}

async function failAndTryAgain(live: Press, reading: Reading): Promise<void> {
  const { page } = reading;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const first = await holdCode(reading);
  const waits = await pressSlowly(live, reading);
  first.fail();
  // What needs no code more, or has all of it already, has nothing to fail.
  if (!waits) return expectAnswer(live, page);
  await alerts(page).or(live.answer(page)).first().waitFor(SOON);
  if (await live.answer(page).isVisible()) {
    expect(await alerts(page).count()).toBe(0);
    // The browser did it by itself. Where the code is only late, it is done by the code.
    await openAgain(page, live.path);
    await live.before?.(page);
    await rest(page);
    const late = await holdCode(reading);
    expect(await pressSlowly(live, reading)).toBe(true);
    const before = counted(reading);
    late.come();
    await expectAnswer(live, page);
    return expect(counted(reading), 'a press that is repeated is counted once').toBe(before);
  }
  await expectFailure(page);

  const second = await holdCode(reading);
  await press(again(page), live.way);
  await status(page).waitFor(SOON);
  const before = counted(reading);
  second.come();
  await expectAnswer(live, page);
  expect(counted(reading), 'a press that is repeated is counted once').toBe(before);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await focusIsKept(page);
}

async function expectFailure(page: Page): Promise<void> {
  expect(await alerts(page).count()).toBe(1);
  expect(await again(page).count()).toBe(1);
  const words = (await alerts(page).innerText()).replace('Try again', '').trim();
  expect(words, 'it says so in one sentence').toMatch(/^[^.!?]+[.!?]$/);
  expect(await status(page).count()).toBe(0);
}

describe('B22, B23: where the code comes late, or cannot be loaded', () => {
  test.each(
    VISITS.map((presses) => {
      const [{ path = '' } = {}] = presses;
      return { path, presses, names: presses.map(({ name, way }) => `${name} (by ${way})`).join(', ') };
    }),
  )(
    '$names on $path: shows that it was pressed, says that it waits and that it failed, and is done by Try again',
    async ({ path, presses }) => {
      const reading = await visit(path);
      const { page, allow } = reading;
      allow(FAILED_REQUEST);
      for (const press of presses) {
        await press.before?.(page);
        await rest(page);
        await failAndTryAgain(press, reading);
        await page.keyboard.press('Escape');
      }
    },
  );

  /** What a press may wait for: data and the search of texts, which come once it is answered, say by themselves that they failed. */
  const FILES = /\/_astro\/(?!worker\.)[^?]*\.js(?:\?|$)/;
  const BY_FILE = ['Translate', 'Sort by Song Number', 'Ctrl+K', 'Keep on this device'];
  test.each(LIVE.filter(({ name }) => (ALL ? BY_FILE.includes(name) : name === 'Translate')))(
    '$name is done by Try again, where a server refused all of its files, then half of those that are left, down to the last, and says so again each time',
    async (live) => {
      const { path, answer } = live;
      const { context, page, allow } = await visit(path, PLAIN);
      allow(FAILED_REQUEST);
      const refused: string[] = [];
      const through = new Set<string>();
      await openAgain(page, path);
      await context.route(FILES, async (route: Route): Promise<void> => {
        const url = route.request().url().replace(/\?.*/, ''); // Astro tries it again under another address
        if (through.has(url)) return route.continue();
        refused.push(url);
        await route.fulfill({ status: 503 });
      });
      await pressLive(live, page, live.byKeyOnly ? 'keyboard' : 'touch');
      let fails = 0;
      for (;;) {
        await alerts(page).or(answer(page)).first().waitFor(SOON);
        if (await answer(page).isVisible()) break;
        fails += 1;
        await expectFailure(page);
        if (fails > 1) await focusIsKept(page);
        const left = refused.filter((url) => !through.has(url));
        if (left.length === 0) throw new Error(`${refused.length} files came in the end, and Try again did nothing.`);
        for (const url of left.slice(0, Math.ceil(left.length / 2))) through.add(url);
        await Promise.all([page.waitForRequest(FILES, SOON), press(again(page), 'touch')]);
      }
      await expectAnswer(live, page);
      expect(fails).toBeGreaterThan(1);
    },
  );

  test.each(LIVE.filter(({ name }) => name === 'Print'))(
    '$name says in words that it waits, however long before the press the focus came',
    async (live) => {
      const reading = await visit(live.path);
      const { page } = reading;
      const { come } = await holdCode(reading);
      await live.control(page).focus();
      // Timers of a page end in the order of their times: what the focus began has ended then.
      await page.evaluate((time) => new Promise((end) => setTimeout(end, time)), WORDS_AFTER);
      expect(await status(page).count(), 'nobody has pressed').toBe(0);
      await page.keyboard.press('Enter');
      await status(page).waitFor(SOON);
      come();
      await expectAnswer(live, page);
    },
  );

  test('code that is only fetched ahead fails without a word', async () => {
    const { context, page, allow } = await visit(VERSES, PLAIN);
    allow(FAILED_REQUEST);
    await context.route(CODE, (route) => route.abort());
    await openAgain(page, VERSES);
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 200);
    await failed;
    await page.waitForTimeout(300);
    expect(await alerts(page).count()).toBe(0);
  });
});

const wayOf = ({ byKeyOnly }: Live): Way => (byKeyOnly ? 'keyboard' : 'touch');
const liveNamed = (name: string): Live => LIVE.find((live) => live.name === name) ?? expect.fail(`no control ${name}`);

describe('B28: where the code cannot be loaded once', () => {
  const failAt = async (live: Live, { context, page, allow }: Reading): Promise<void> => {
    allow(FAILED_REQUEST);
    await live.before?.(page);
    const cut = (route: Route) => route.abort();
    await context.route(CODE, cut);
    await pressLive(live, page, wayOf(live));
    await alerts(page).first().waitFor(SOON);
    await expectFailure(page);
    await context.unroute(CODE, cut);
  };

  test.each([
    ['the number of a verse', 'Ctrl+K'],
    ['Find in this text', 'Recite or sing'],
  ])('the next press on %s takes the sentence away, and that of %s is done by its own button', async (one, other) => {
    const [first, second] = [liveNamed(one), liveNamed(other)];
    const reading = await visit(VERSES);
    const { page } = reading;
    await failAt(first, reading);
    await first.before?.(page);
    await pressLive(first, page, wayOf(first));
    await expectAnswer(first, page);
    await failAt(second, reading);
    await press(again(page), 'touch');
    await expectAnswer(second, page);
  });

  test('a key is not done with a later one', async () => {
    const live = liveNamed('the key ?');
    const reading = await visit(VERSES);
    const { page } = reading;
    await failAt({ ...live, key: 't' }, reading);
    await pressLive(live, page, 'keyboard');
    await expectAnswer(live, page);
    expect(await page.locator('details[open]').count(), 'T opens the menu Translate').toBe(0);
  });

  test('the sentence goes once the island is there, whatever it has come for', async () => {
    const live = liveNamed('Script');
    const reading = await visit(VERSES);
    await failAt(live, reading);
    await live.control(reading.page).blur();
    await live.control(reading.page).focus();
    await expectAnswer(live, reading.page);
  });

  test('two presses that fail together have one sentence and are done by one button, and the page says that it waits until both are', async () => {
    const [first, second] = [liveNamed('the number of a verse'), liveNamed('Script')];
    const reading = await visit(VERSES);
    const { page, context, allow } = reading;
    allow(FAILED_REQUEST);
    const { fail } = await holdCode(reading);
    for (const live of [first, second]) await pressLive(live, page, 'touch');
    fail();
    await alerts(page).first().waitFor(SOON);
    await rest(page);
    await expectFailure(page);
    await context.unroute(CODE);
    const come = await Promise.all(
      [/VerseMenu\.island/, /ScriptMenu\.island/].map((file) => holdRequests(context, file)),
    );
    await press(again(page), 'touch');
    await status(page).waitFor(SOON);
    come[0]?.();
    await first.answer(page).waitFor(SOON);
    expect(await status(page).count()).toBe(1);
    come[1]?.();
    await expectAnswer(second, page);
  });
});

describe('B29: where an island throws while it is drawn', () => {
  const THROWN = 'The island throws.';
  /** The code of islands, and how an island is made there: by its name, and of what lives. */
  const ISLANDS = /\/_astro\/[^/]*\.island\.[^/]*\.js/;
  const MADE = /(\w\(`[A-Z][A-Za-z]+`,)([\w$]+)/g;

  /** As it is, but for components that throw until the page says that they do not. */
  const throwing = (code: string): string => `${code.replace(MADE, '$1throwing($2)')}
    function throwing(part) {
      return (props) => {
        if (window.isMended) return part(props);
        throw new Error('${THROWN}');
      };
    }`;

  const text = async (page: Page): Promise<string> =>
    (await page.locator('body > header, main').allTextContents()).join().replace(/\s+/g, '');

  /** Opens a page whose islands throw. */
  async function openThrowing(path: string): Promise<Reading> {
    const reading = await visit(path, PLAIN);
    reading.allow(new RegExp(`^console: .*${THROWN}`));
    const spoil = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      await route.fulfill({ response, body: throwing(await response.text()) });
    };
    // A page that goes takes along what it was fetching ahead.
    await reading.context.route(ISLANDS, (route) => spoil(route).catch(() => {}));
    await openAgain(reading.page, path);
    return reading;
  }
  /** Between two islands: what is hydrated ahead may throw in one task and be drawn again in the next, which React reports. */
  const mend = (page: Page) =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      Object.assign(window, { isMended: true });
    });

  test.each([
    [VERSES, ['Side by side', 'Translate', 'Script', 'Aa', 'the number of a verse', 'More', 'the key ?', 'Ctrl+K']],
    ['/', ['Sort by Song Number']],
    [PLAYLIST, ['Print', 'Keep on this device', 'Learn by heart, of a playlist']],
    ['/privacy/', ['Clear all of it']],
  ])(
    'each of %s leaves what stands there, and is done by Try again; the others are fetched and done',
    async (path, names) => {
      const { page, requests } = await openThrowing(path);
      const all = names.map(liveNamed);
      for (const live of all) {
        await live.before?.(page);
        const before = await text(page);
        // The sentence covers what is at the lower edge of the window.
        await live.control(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await pressLive(live, page, wayOf(live));
        await alerts(page).first().waitFor(SOON);
        await expectFailure(page);
        expect(await page.locator('[aria-busy="true"]').count(), live.name).toBe(0);
        expect(await text(page), live.name).toBe(before);
      }
      if (path === VERSES) expect(requests.filter((url) => /\/PrintSong\.island\./.test(url))).not.toEqual([]);
      await mend(page);
      await press(again(page), 'touch');
      for (const live of all.toReversed()) {
        if (live !== all.at(-1)) {
          await page.keyboard.press('Escape');
          await live.before?.(page);
          await pressLive(live, page, wayOf(live));
        }
        await expectAnswer(live, page);
      }
    },
  );

  test.each(['Save a copy', 'Save this list', 'Next verse'])(
    'a page that its island draws says so, and is there by Try again: %s',
    async (name) => {
      const { path, control } = liveNamed(name);
      const { page } = await openThrowing(path);
      await alerts(page).first().waitFor(SOON);
      await expectFailure(page);
      await mend(page);
      await press(again(page), 'touch');
      await control(page).waitFor(SOON);
      await focusIsKept(page);
    },
  );

  test('a page that its island draws says so where its code does not come too, and is there by Try again', async () => {
    const { path, control } = liveNamed('Save this list');
    const { page, context, allow } = await visit(path, PLAIN);
    allow(FAILED_REQUEST);
    await context.route(ISLANDS, (route) => route.abort());
    await openAgain(page, path);
    await alerts(page).first().waitFor(SOON);
    await expectFailure(page);
    await context.unroute(ISLANDS);
    await press(again(page), 'touch');
    await control(page).waitFor(SOON);
    expect(await alerts(page).count()).toBe(0);
  });
});

interface Kept {
  name: string;
  path: string;
  /** All that comes before the last press. */
  before: (page: Page, way: Way) => Promise<unknown>;
  control: (page: Page) => Locator;
  /** Gone, or come, when the press is done. */
  done: (page: Page) => Promise<unknown>;
  /** At every build in this way; the others where all are asked for. */
  first?: Way;
}

const button = (page: Page, name: string | RegExp): Locator => visible(page.getByRole('button', { name }));
const gone = (locator: Locator) => locator.waitFor({ state: 'hidden', ...SOON });
const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Find anything' });
const result = (page: Page): Locator => page.getByRole('region', { name: 'Translation Result' });
const askFor = async (page: Page, way: Way): Promise<void> => {
  await press(translate(page), way);
  await press(entry(page, 'To English'), way);
};
const findSomething = async (page: Page, way: Way, typed = ''): Promise<void> => {
  await press(more(page), way);
  await press(entry(page, 'Find anything'), way);
  await box(page).fill(typed);
};
const openList = async (page: Page, way: Way): Promise<void> => {
  await withPlace(page);
  await press(button(page, /Dusk/), way);
  await press(visible(page.getByRole('region', { name: 'Lists' }).getByRole('button', { name: 'Change' })), way);
};

/** Presses that take away what the reader stood on. */
const REMOVING: readonly Kept[] = [
  {
    name: 'Clear search',
    first: 'keyboard',
    path: '/',
    before: async (page) => {
      await searchField(page).fill('pavai');
      await visible(page.locator('main mark')).waitFor();
    },
    control: (page) => button(page, 'Clear search'),
    done: (page) => expect.poll(() => searchField(page).inputValue(), SOON).toBe(''),
  },
  {
    name: 'Clear sorting',
    first: 'keyboard',
    path: '/',
    before: (page, way) => press(button(page, /^Sort by/), way),
    control: (page) => button(page, 'Clear sorting'),
    done: (page) => gone(button(page, 'Clear sorting')),
  },
  {
    name: 'Try again, of a translation',
    first: 'keyboard',
    path: SONG,
    before: askFor,
    control: (page) => button(page, 'Try again'),
    done: (page) => gone(button(page, 'Try again')),
  },
  {
    name: 'Close Translation Result',
    first: 'touch',
    path: SONG,
    before: askFor,
    control: (page) => button(page, 'Close Translation Result'),
    done: (page) => gone(result(page)),
  },
  {
    name: 'Close, of the command box',
    path: VERSES,
    before: findSomething,
    control: (page) => visible(page.getByRole('dialog').getByRole('button', { name: /^close$/i })),
    done: (page) => gone(box(page)),
  },
  {
    name: 'Clear the search',
    path: VERSES,
    before: async (page, way) => {
      await findSomething(page, way, 'zzzzqqqq');
      await button(page, 'Clear the search').waitFor(SOON);
    },
    control: (page) => button(page, 'Clear the search'),
    done: (page) => expect.poll(() => box(page).inputValue(), SOON).toBe(''),
  },
  {
    name: 'Done, of a song’s lists',
    path: VERSES,
    before: async (page, way) => {
      await press(more(page), way);
      await press(entry(page, /^Add to a list/), way);
    },
    control: (page) => button(page, 'Done'),
    done: (page) => gone(page.getByRole('dialog')),
  },
  {
    name: 'Mark this verse',
    path: LONG,
    before: (page) => openMenu(verseNumber(page), entry(page, 'Mark this verse')),
    control: (page) => entry(page, 'Mark this verse'),
    done: (page) => page.getByText('The verse is marked').waitFor(SOON),
  },
  {
    name: 'Show the original',
    path: VERSES,
    before: async (page, way) => {
      await press(script(page), way);
      await press(entry(page, /^Telugu/), way);
    },
    control: (page) => button(page, 'Show the original'),
    done: (page) => gone(button(page, 'Show the original')),
  },
  {
    name: 'one language alone',
    path: VERSES,
    before: async (page, way) => {
      await showLanguages(page);
      await press(two(page), way);
      await press(entry(page, 'With English'), way);
      await visible(page.locator('[data-second] p')).waitFor(SOON);
      await showLanguages(page);
      await press(two(page), way);
    },
    control: (page) => entry(page, /alone$/),
    done: (page) => gone(visible(page.locator('[data-second] p'))),
  },
  {
    name: 'the size of the letters',
    path: VERSES,
    before: (page, way) => press(look(page), way),
    control: (page) => page.getByTitle('Size 4 of 5'),
    done: (page) => page.waitForTimeout(100),
  },
  {
    name: 'Remove mark',
    path: '/my/',
    before: withPlace,
    control: (page) => button(page, 'Remove mark from Tiruppavai'),
    done: (page) => gone(button(page, 'Remove mark from Tiruppavai')),
  },
  {
    name: 'Undo, of a mark',
    path: '/my/',
    before: async (page, way) => {
      await withPlace(page);
      await press(button(page, 'Remove mark from Tiruppavai'), way);
    },
    control: (page) => button(page, 'Undo'),
    done: (page) => button(page, 'Remove mark from Tiruppavai').waitFor(SOON),
  },
  {
    name: 'Stop learning',
    path: '/my/',
    before: withPlace,
    control: (page) => button(page, 'Stop learning Thodudaiya Seviyan'),
    done: (page) => gone(button(page, 'Stop learning Thodudaiya Seviyan')),
  },
  {
    name: 'Leave, of what is learned by heart',
    first: 'touch',
    path: '/my/',
    before: async (page, way) => {
      await withPlace(page);
      await press(visible(page.locator('[data-due] a')), way);
    },
    control: (page) => button(page, 'Leave'),
    done: (page) => gone(button(page, 'Leave')),
  },
  {
    name: 'Remove, of a song in a list',
    path: '/my/',
    before: openList,
    control: (page) => button(page, 'Remove Tiruppavai'),
    done: (page) => gone(button(page, 'Remove Tiruppavai')),
  },
  {
    name: 'Delete, of a list',
    first: 'keyboard',
    path: '/my/',
    before: openList,
    control: (page) => visible(page.getByRole('region', { name: 'Lists' }).getByRole('button', { name: 'Delete' })),
    done: (page) => gone(button(page, /Dusk/)),
  },
  {
    name: 'No, keep it',
    path: '/my/',
    before: async (page, way) => {
      await withPlace(page);
      await press(button(page, 'Clear everything'), way);
    },
    control: (page) => button(page, 'No, keep it'),
    done: (page) => gone(button(page, 'No, keep it')),
  },
  {
    name: 'Yes, clear everything',
    path: '/my/',
    before: async (page, way) => {
      await withPlace(page);
      await press(button(page, 'Clear everything'), way);
    },
    control: (page) => button(page, 'Yes, clear everything'),
    done: (page) => gone(button(page, 'Yes, clear everything')),
  },
  {
    name: 'Save this list',
    path: SHARED,
    before: (page) => button(page, 'Save this list').waitFor(),
    control: (page) => button(page, 'Save this list'),
    done: (page) => visible(page.getByText(/^The list is saved in/)).waitFor(SOON),
  },
  {
    name: 'Send',
    path: '/support/',
    before: async (page) => {
      await page.getByLabel('Name').fill('A reader');
      await page.getByLabel('Comments').fill('Thank you');
    },
    control: (page) => button(page, 'Send'),
    done: (page) => gone(button(page, 'Send')),
  },
  {
    name: 'Clear all of it',
    path: '/privacy/',
    before: withPlace,
    control: (page) => button(page, 'Clear all of it'),
    done: (page) => visible(page.getByText(/^Cleared: /)).waitFor(SOON),
  },
];

describe('B25: the focus is never lost', () => {
  const removing = REMOVING.flatMap((one) =>
    WAYS.filter((way) => ALL || way === one.first).map((way) => ({ ...one, way })),
  );
  /** Those of one page are pressed on one visit, but where all are asked for. */
  const visits = Map.groupBy(removing, ({ name, path, way }) => (ALL ? `${path}, ${name} by ${way}` : path));
  test.each([...visits])('on %s', async (_, all) => {
    const reading = await visit(all[0]?.path ?? '/');
    const { page } = reading;
    reading.allow(FAILED_REQUEST);
    for (const { name, before, control, done, way } of all) {
      if (name.startsWith('Try again'))
        await onTranslate(reading, (route, _, place) =>
          route.fulfill({ status: place === 0 ? 500 : 200, json: { output: 'An answer' }, headers: CORS }),
        );
      await before(page, way);
      await press(control(page), way);
      await done(page);
      await focusIsKept(page);
    }
  });
});

const ROUTES = [
  ['Home', '/'],
  ['a folder', '/file/Thirumurai/'],
  ['a list', '/file/Thirumurai/TAM/'],
  ['a text', VERSES],
  ['a long text', LONG],
  ['a text that is missing', MISSING],
  ['a text that is not available', ABSENT],
  ['a playlist', PLAYLIST],
  ['no playlist', '/playlist/'],
  ['a playlist that is lost', '/playlist/lost/'],
  ['support', '/support/'],
  ['privacy', '/privacy/'],
  ['my place', '/my/'],
  ['a shared list', SHARED],
  ['what leads a screen', OPERATOR],
  ['the page of no address', '/404.html'],
] as const;

describe('the table of controls', () => {
  /**
   * What needs no code: fields of which nothing comes until a button is pressed, and what opens the browser's own dialog. What
   * is in the header of every page is in the table with a text.
   */
  const BY_ITSELF = 'form[action] :is(input, textarea), #new-list, #jump, [data-key="restore"], header summary';

  test.each([
    ['Home', '/'],
    ['Home on a phone', PHONE_HOME],
    ['a text', VERSES],
    ['a text that is missing', MISSING],
    ['a playlist', PLAYLIST],
    ['a shared list', SHARED],
    ['my place', '/my/'],
    ['what leads a screen', OPERATOR],
    ['support', '/support/'],
    ['privacy', '/privacy/'],
  ])('has every control of %s', async (_, path) => {
    const { page, allow } = await visit(path);
    if (path === MISSING) allow(FAILED_REQUEST);
    if (path === '/my/') {
      await withPlace(page);
      await rest(page);
    }
    const tried = path === MISSING ? VERSES : path;
    for (const { control, before } of LIVE.filter((live) => live.path === tried)) {
      if (path === tried && before === undefined)
        await control(page)
          .first()
          .waitFor({ ...SOON, state: 'attached' });
      await control(page).evaluateAll((all, kinds) => {
        for (const one of all) {
          const alike = kinds.filter((kind) => one.matches(kind)).join();
          for (const listed of [one, ...(alike ? document.querySelectorAll(alike) : [])])
            listed.setAttribute('data-listed', '');
        }
      }, KINDS);
    }
    const unlisted = await page
      .locator('button, summary, select, textarea, input, [role="button"], [role="switch"], [data-queued]')
      .filter({ visible: true })
      .evaluateAll(
        (all, byItself) =>
          all
            .filter((one) => !one.matches(byItself) && !one.closest('[data-listed]'))
            .map((one) => one.outerHTML.slice(0, 160)),
        BY_ITSELF,
      );
    expect(unlisted).toEqual([]);
  });
});

describe('B26: without scripts', () => {
  /** What looks live on this page and is not, and menus with nothing in them. */
  async function deadOn(page: Page): Promise<string[]> {
    const controls =
      'button, select, textarea, input:not([type="hidden"]), [role="button"], [role="switch"], [role="combobox"], [role="menuitem"], [contenteditable]';
    const dead = await page
      .locator(controls)
      .filter({ visible: true })
      .evaluateAll((all) =>
        // A form that says where it goes is sent by the browser itself.
        all.filter((each) => !each.closest('form[action]')).map((each) => each.outerHTML.slice(0, 120)),
      );
    const empty = await page
      .locator('details')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .filter((each) => {
            (each as HTMLDetailsElement).open = true;
            const [, ...content] = each.children;
            return !content.some(
              (part) => part.querySelector('a, form[action]') ?? !/^(One moment…)?$/.test(part.textContent.trim()),
            );
          })
          .map((each) => each.outerHTML.slice(0, 120)),
      );
    const told = await alerts(page).or(status(page)).allInnerTexts();
    return [...dead, ...empty, ...told];
  }

  test('nothing on any page looks live and is not', async () => {
    const { page } = await reopen('/privacy/', { ...PHONE, javaScriptEnabled: false });
    // The page of no address leads Home by itself; here it is to be looked at.
    await page.route(/\/404\.html$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<meta http-equiv="refresh"[^>]*>/, '');
      await route.fulfill({ response: answer, body });
    });
    for (const [name, path] of ROUTES) {
      await page.goto(path);
      expect.soft(await deadOn(page), name).toEqual([]);
    }
  });
});
