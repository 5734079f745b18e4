import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACTIONS, MOST_A_SECOND } from '#features/click-log/event.ts';
import { STORED } from '#features/privacy/stored-things.ts';
import { REFUSAL_KEY } from '#schemas/storage-keys.ts';
import { type ClickLogEvent, clickLogEvent } from '#schemas/wire.ts';
import { ANSWERS, type Answer, type Inbox, openInbox } from './inbox.ts';
import { SAMPLE } from './library.ts';
import { FORBIDDEN } from './my.fixture.ts';
import { API, FAILED_REQUEST, type Site, startSite, type Visit } from './site.ts';
import { PLAIN, visitPool } from './visit-pool.ts';

const SONG = '/file/Upanishads/SAN/000%20Saha%20Navavatu.txt/';
const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
let site: Site;
let inbox: Inbox;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  inbox = await openInbox(SAMPLE);
});
afterEach(() => inbox.close());
const pooled = visitPool(() => site);

/** A visit whose events go to the inbox, from the page after this one on; it begins where nothing is counted. */
async function begin(): Promise<Visit> {
  const visit = await pooled(PLAIN, { isCounted: true });
  visit.allow(); // the page ends before its inbox does
  await inbox.connect(visit.context, 'click-log');
  return visit;
}

const told = (): ClickLogEvent[] => inbox.sent.map(({ body }) => clickLogEvent.parse(JSON.parse(body)));
const what = () => told().map(({ component, action }) => `${component} ${action}`);
/** Waits for these events, and for no others, in any order: two requests of one instant may overtake each other. */
const expectTold = (...events: string[]) => expect.poll(() => what().toSorted()).toEqual(events.toSorted());

/** Follows a link to a page that has little. */
async function toSupport(page: Page): Promise<void> {
  await page.locator('footer a', { hasText: 'Support' }).click();
  await page.waitForURL('/support/');
}

/** Everything of one visit that could tell it from another, or know it again. */
async function leftBehind(context: BrowserContext): Promise<{ keys: string[]; values: string; cookies: unknown[] }> {
  const [page] = context.pages();
  const entries =
    (await page?.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)])) ?? [];
  return { keys: entries.map(([key]) => key), values: JSON.stringify(entries), cookies: await context.cookies() };
}

describe('the click log', () => {
  test('is told of a page load and of presses, by the part of the page they were in, and of nothing else', async () => {
    const { page } = await begin();
    await page.goto(`${SONG}?secret=1#hash`);
    await expectTold('file load');
    // In six fields, with the code, without cookie or address.
    const [sent] = inbox.sent;
    const event = JSON.parse(sent?.body ?? '') as Record<string, string>;
    expect(Object.keys(event).toSorted()).toEqual([
      'action',
      'callerid',
      'component',
      'contextid',
      'requestid',
      'type',
    ]);
    expect(event).toMatchObject({ callerid: 'nama', component: 'file', action: 'load', type: 'webpage' });
    expect(event['requestid']).toMatch(new RegExp(`^${GUID.source}$`));
    expect(event['contextid']).toMatch(new RegExp(`^test-code-${GUID.source}$`));
    expect(sent?.headers['authorization']).toBe('ALLOW=test-code');
    expect(sent?.headers['content-type']).toBe('application/json');
    expect(sent?.headers).not.toHaveProperty('cookie');
    expect(sent?.headers).not.toHaveProperty('referer');
    expect(sent?.body).not.toMatch(/secret|hash|Saha|Navavatu/);
    await expect.poll(() => inbox.events()).toMatchObject([event]);

    await page.locator('h1').click();
    await page.locator('summary', { hasText: 'Translate' }).click(); // before its island is there, and told once
    await page.getByRole('button', { name: 'To English' }).waitFor();
    await page.locator('summary', { hasText: 'Script' }).click();
    await page.locator('summary', { hasText: 'Other Languages' }).click();
    const onText = ['file load', 'translate summary', 'script summary', 'other-languages summary'];
    await expectTold(...onText);
    await page.locator('header a').click();
    await page.waitForURL('/');
    const before = [...onText, 'header link', 'home load'];
    await expectTold(...before);

    // Not too many on one page for its second.
    await page.getByLabel('Collection', { exact: true }).selectOption('Upanishads');
    await page.getByLabel('Filter collections').click();
    await page.locator('[aria-controls="home-languages"]').click();
    await page.locator('[aria-controls="home-files"]').click();
    await page.getByRole('textbox', { name: 'Search Files' }).click();
    // Of the collection that was chosen: what comes with it moves the others away under the pointer.
    await page.locator('.home nav .counts a[href^="/file/Upanishads/"]:not([aria-current])').first().click();
    const onHome = ['home select', 'home field', 'home button', 'home button', 'home field', 'counts link'];
    await expectTold(...before, ...onHome);
  });

  test('knows the kinds of pages, and hears of every control of each, once, by words of ours', async () => {
    const { page } = await begin();
    await page.addInitScript(() => {
      let now = 0;
      performance.now = () => {
        now += 1000; // so that no second has too many
        return now;
      };
      const told: string[] = [];
      window.fetch = async (_, init) => {
        const { component, action } = JSON.parse(String(init?.body));
        told.push(`${component} ${action}`);
        return new Response();
      };
      Object.assign(window, { told });
      // Nothing else hears of a press: no link is followed, no island woken.
      document.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      );
    });
    for (const [path, load = null] of [
      ['/', 'home'],
      ['/file/Upanishads/', 'folder'],
      ['/file/Upanishads/SAN/', 'language'],
      [SONG, 'file'],
      ['/playlist/1/', 'playlist'],
      ['/playlist/trial-marks/'],
      ['/playlist/'],
      ['/support/', 'support'],
      ['/privacy/', 'privacy'],
      ['/my/'],
      ['/list/'],
      ['/screen/'],
      ['/changes/'],
      ['/data/'],
      ['/offline/'],
    ] as const) {
      await page.goto(path);
      const { controls, silent, told } = await page.evaluate(async () => {
        const { told } = window as unknown as { told: string[] };
        const next = () => new Promise((resolve) => setTimeout(resolve));
        const controls = [
          ...document.querySelectorAll<HTMLElement>(
            'a, button, summary, input, select, textarea, [role="button"], [role="link"], [tabindex="0"]:not([role])',
          ),
        ].filter((control) => !control.closest('[hidden]'));
        while (told.length === 0) await next(); // the page has loaded
        const silent: string[] = [];
        for (const control of controls) {
          const before = told.length;
          control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          await next();
          if (told.length !== before + 1) silent.push(control.outerHTML.slice(0, 200));
        }
        return { controls: controls.length, silent, told };
      });
      expect(controls, path).toBeGreaterThan(5);
      expect(silent, path).toEqual([]);
      if (load) expect(told[0]).toBe(`${load} load`);
      for (const event of told.slice(1))
        expect(event, path).toMatch(/^[a-z]+(?:-[a-z]+)* (?:link|button|summary|select|field)$/);
      expect(told.join(), path).not.toMatch(/Upanishads|Saha|Thirumurai|trial/i);
      expect(new Set(told).size, path).toBeGreaterThan(2);
    }
  });

  test('gets a fresh GUID for every event, and one for every page load; no more than its limit in one second, however much is pressed', async () => {
    const { page } = await begin();
    await page.addInitScript(() => {
      performance.now = () => Number((window as { second?: number }).second ?? 0) * 1000;
    });
    /** Presses on Nama's name, which leads nowhere then. */
    const press = (presses: number) =>
      page.locator('header').evaluate((header, times) => {
        header.addEventListener('click', (event) => event.preventDefault());
        for (let press = 0; press < times; press += 1) header.querySelector('a')?.click();
      }, presses);
    await page.goto('/privacy/');
    await press(3);
    await expect.poll(() => told().length).toBe(4);
    await page.reload();
    await expect.poll(() => told().length).toBe(5);
    const events = told();
    expect(new Set(events.map(({ requestid }) => requestid)).size).toBe(5);
    expect(new Set(events.map(({ contextid }) => contextid)).size).toBe(2);
    expect(events.every(({ requestid, contextid }) => !contextid.includes(requestid))).toBe(true);

    await press(MOST_A_SECOND * 2);
    await expect.poll(() => told().length).toBe(4 + MOST_A_SECOND);
    for (let second = 1; second <= 2; second += 1) {
      await page.evaluate((now) => Object.assign(window, { second: now }), second);
      await press(MOST_A_SECOND * 2);
      await expect.poll(() => told().length).toBe(4 + MOST_A_SECOND * (1 + second));
    }
    await page.goto('/support/');
    await expect.poll(() => what().at(-1)).toBe('support load');
    expect(told()).toHaveLength(4 + MOST_A_SECOND * 3 + 1);
  });
});

describe('nothing is told', () => {
  const wishes: readonly (readonly [string, () => void])[] = [
    ['with Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })],
    [
      'with Global Privacy Control',
      () => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    ],
    ['when the reader said so on the privacy page', () => localStorage.setItem('click-log', 'off')],
    [
      'when nothing is configured',
      () => {
        const remove = () => document.querySelector('meta[name="click-log"]')?.remove();
        new MutationObserver(remove).observe(document, { childList: true, subtree: true });
      },
    ],
    [
      'where fetch itself throws, which is no error of the page',
      () => {
        window.fetch = () => {
          throw new TypeError('blocked by an extension');
        };
      },
    ],
  ];

  test('where the reader, the browser or the site does not wish it, nor where fetch itself throws, which is no error of the page', async () => {
    const { page, requests } = await begin();
    for (const [when, wish] of wishes) {
      inbox.sent.length = 0;
      requests.length = 0;
      const wished = await page.addInitScript(wish);
      await page.goto('/privacy/');
      await page.locator('.locale > summary').click();
      await wished.dispose();
      await page.evaluate(() => localStorage.clear());
      // Another page is told of afterwards, so that silence is more than a slow connection.
      await page.goto('/support/');
      await expect.poll(what, { message: when }).toEqual(['support load']);
      expect(
        requests.filter((url) => url.startsWith(API)),
        when,
      ).toHaveLength(1);
    }
  });

  test('under the key that the privacy page clears by its switch alone', () => {
    expect(REFUSAL_KEY).toBe('click-log');
    expect(STORED.flatMap(({ keys }) => keys)).not.toContain(REFUSAL_KEY);
  });
});

describe('B8: an endpoint in trouble', () => {
  /** The answer is never read: so each way in which a request ends or does not. */
  const { status500, refused, forAnother, redirected, hang } = ANSWERS;
  const broken = { status500, refused, forAnother, redirected, hang };

  test('stops nobody, and no count', async () => {
    const { page, allow } = await begin();
    // The browser's own line about a failed request; a script can neither catch nor prevent it.
    allow(FAILED_REQUEST, /blocked by CORS policy/, /evil\.example/);
    for (const [how, answer] of Object.entries<Answer>(broken)) {
      inbox.sent.length = 0;
      inbox.answer(answer);
      const told = (...events: string[]) =>
        expect.poll(() => what().toSorted(), { message: how }).toEqual(events.toSorted());
      await page.goto(SONG);
      await told('file load');
      const summary = page.locator('summary', { hasText: 'Other Languages' });
      await summary.click();
      expect(await page.locator('details[open]').count(), how).toBe(1);
      // Whatever became of one event, the next one is told of.
      await told('file load', 'other-languages summary');
      await toSupport(page);
      await told('file load', 'other-languages summary', 'footer link', 'support load');
    }
    await page.goBack();
    await page.waitForURL(SONG);
  });

  test('leaves the count going where storage is blocked', async () => {
    const { page } = await begin();
    await page.addInitScript(FORBIDDEN);
    await page.goto('/support/');
    await expectTold('support load');
  });
});

describe('B9, B10: a whole journey', () => {
  /** Home, a folder, a list, a song and its other language, a playlist, support, privacy, and a wrong address. */
  async function journey(visit: Visit): Promise<void> {
    const { page } = visit;
    await page.goto('/?q=agni&folder=Puranas');
    await page.goto('/file/Upanishads/');
    await page.getByRole('link', { name: 'Sanskrit' }).first().click();
    await page.waitForURL('/file/Upanishads/SAN/');
    await page.locator('.songs a').first().click();
    await page.waitForURL(/\.txt\//);
    await page.locator('summary', { hasText: 'Other Languages' }).click();
    await page.locator('details[open] a').first().click();
    await page.waitForURL(/ENG/);
    await page.goto('/playlist/1/');
    await page.getByRole('link', { name: 'Nama Home!' }).click();
    await page.goto('/support/');
    await page.goto('/elsewhere/#<img src=x>');
    await page.waitForURL('/');
    await page.goto('/privacy/');
    await expect.poll(() => what().at(-1)).toBe('privacy load');
  }

  test('tells fixed words only, asks no stranger, and leaves nothing that knows the reader again', async () => {
    const first = await begin();
    first.allow(FAILED_REQUEST); // the wrong address
    await journey(first);
    const events = told();
    expect(events.filter(({ component }) => !/^[a-z]+(?:-[a-z]+)*$/.test(component))).toEqual([]);
    expect(events.filter(({ action }) => !(ACTIONS as readonly string[]).includes(action))).toEqual([]);
    expect(inbox.sent.map(({ body }) => body).join('\n')).not.toMatch(/agni|Upanishads|Puranas|http|txt|Mozilla/i);

    const origins = new Set(first.requests.map((url) => new URL(url).origin));
    expect([...origins].toSorted()).toEqual([site.url, API].toSorted());
    const { keys, values, cookies } = await leftBehind(first.context);
    expect(cookies).toEqual([]);
    const known = STORED.flatMap((thing) => thing.keys);
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
    for (const { requestid, contextid } of events) {
      expect(values).not.toContain(requestid);
      expect(values).not.toContain(contextid.slice(-36));
    }

    const second = await site.visit('about:blank', { isCounted: true });
    await inbox.connect(second.context, 'click-log');
    await second.page.goto(SONG);
    await toSupport(second.page);
    await second.page.goto('/privacy/');
    await expect.poll(() => told().length).toBe(events.length + 4);
    expect(await second.close()).toEqual([]);
    const again = told().slice(events.length);
    const seen = new Set(events.flatMap(({ requestid, contextid }) => [requestid, contextid]));
    expect(again.filter(({ requestid, contextid }) => seen.has(requestid) || seen.has(contextid))).toEqual([]);
  });
});
