import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInBoth, WCAG } from './axe.ts';
import {
  ABSENT,
  ALONE,
  CORS,
  choose,
  fulfil,
  isOff,
  LONG,
  MISSING,
  onTranslate,
  paleness,
  type Reading,
  readingSite,
  SONG,
  scrollToVerse,
  selectLine,
  USUAL,
  verseIds,
  verseOnTop,
} from './reading.fixture.ts';
import { API, FAILED_REQUEST, holdRequests, shift, type Visit } from './site.ts';
import { PLAIN } from './visit-pool.ts';

const { open, reopen, site } = readingSite();
const VERSES = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';
const PHONE = { viewport: { width: 390, height: 844 } };
/** What axe looks for. */
const RULES = [...WCAG, 'wcag21a', 'best-practice'];
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };

const languages = ({ page }: Reading) => page.locator('details', { hasText: 'Other Languages' });

describe('Other Languages', () => {
  test('lists the same song in other languages, the current one marked and no link; is reached by keyboard, and closes by Escape and by a press elsewhere', async () => {
    const visit = await reopen(SONG);
    const { page } = visit;
    await page.getByText('Other Languages', { exact: true }).focus();
    await page.keyboard.press('Enter');
    const lines = await languages(visit).locator('li').allTextContents();
    expect(lines.map((line) => line.trim())).toEqual([
      'English: 1 - Thodudaiya Seviyan',
      'Roman: 1 - Thodudaiya Seviyan',
      'Tamil: 1 - Thodudaiya Seviyan',
    ]);
    expect(await languages(visit).locator('[aria-current]').textContent()).toContain('Tamil');
    expect(await languages(visit).locator('a').count()).toBe(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await languages(visit).getAttribute('open')).toBeNull();
    await page.keyboard.press('Enter');
    await page.locator('h1').click();
    expect(await languages(visit).getAttribute('open')).toBeNull();
  });

  test('comes back to the verse that was left, opens it where there are as many, and else the same share of the text', async () => {
    const visit = await reopen(LONG);
    await scrollToVerse(visit, 40);
    await expect.poll(() => visit.page.evaluate(() => history.state), { message: 'keeps it' }).not.toBeNull();
    await visit.page.getByRole('link', { name: /Next/ }).click();
    await visit.page.waitForURL(/003/);
    await visit.page.goBack();
    await expect.poll(() => verseOnTop(visit), { message: 'comes back to the verse that was left' }).toBe(40);
    const openIn = async (language: RegExp) => {
      await visit.page.getByText('Other Languages', { exact: true }).click();
      await languages(visit).getByRole('link', { name: language }).click();
    };
    await openIn(/^English/);
    await visit.page.waitForURL(/ENG/);
    await expect.poll(() => verseOnTop(visit), { message: 'opens the same verse where there are as many' }).toBe(40);
    expect(new URL(visit.page.url()).hash, 'leaves a clean address').toBe('');
    await openIn(/^Roman/);
    await visit.page.waitForURL(/ROM/);
    await expect
      .poll(() => verseOnTop(visit), { message: 'opens the same share of the text where there are not' })
      .toBe(20);
  });
});

describe('B11: the address', () => {
  test('may be hostile', async () => {
    const visit = await reopen(PLAIN);
    for (const tail of ['?q=<script>alert(1)</script>#<img src=x onerror=alert(1)>', '#v999999-1']) {
      await visit.page.goto('about:blank');
      await visit.page.goto(`${LONG}${tail}`);
      expect(await visit.box.evaluate((box) => box.scrollTop), tail).toBe(0);
      expect(await visit.page.locator('img[src="x"]').count(), tail).toBe(0);
    }
  });
});

describe('Back and Home', () => {
  test('Back returns to the list as it was, through other songs too, and leads to it who came from nowhere, or whose storage is blocked', async () => {
    const visit = await open('/file/Puranas/TAM/', { viewport: { width: 390, height: 200 } });
    const { page } = visit;
    await page.getByRole('link', { name: /Aruvamum/ }).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(50);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: /Aruvamum/ }).click();
    await page.getByRole('link', { name: /Previous/ }).click();
    await page.waitForURL(/002/);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL(/\/TAM\/$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await page.evaluate(() => history.length)).toBe(entries + 2); // returned, not added
    const other = await visit.context.newPage();
    const leadsToList = async () => {
      await other.goto(SONG);
      await other.getByRole('link', { name: 'Back', exact: true }).click();
      await other.waitForURL(/\/file\/Thirumurai\/TAM\/$/);
    };
    await leadsToList();
    await other.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    );
    await leadsToList();
  });

  test('the title, Home above and below lead to Home as it was left, also for who leaves at once', async () => {
    const { page } = await reopen(PLAIN);
    await holdRequests(page, '**/_astro/Home.island*.js');
    await page.goto('/?folder=Upanishads&language=SAN&q=isha', { waitUntil: 'domcontentloaded' });
    await page.locator('.home .songs a').first().click();
    await page.waitForURL(/\/file\//);
    const home = new URL('/?folder=Upanishads&language=SAN&q=isha', page.url()).href;
    const hrefs = () =>
      page
        .locator('a')
        .evaluateAll((all) => (all as HTMLAnchorElement[]).filter(({ pathname }) => pathname === '/').map(String));
    await expect.poll(hrefs).toEqual([home, home, home]);
  });
});

describe('the text box', () => {
  test('blocks the right click, and only there; is copied whole with title, number, language and link, and says when it may not be', async () => {
    const visit = await reopen(ALONE);
    await visit.page.evaluate(() => {
      addEventListener('contextmenu', (event) =>
        document.body.setAttribute('data-blocked', String(event.defaultPrevented)),
      );
    });
    await visit.box.click({ button: 'right' });
    expect(await visit.page.locator('body').getAttribute('data-blocked')).toBe('true');
    await visit.page.locator('h1').click({ button: 'right' });
    expect(await visit.page.locator('body').getAttribute('data-blocked')).toBe('false');
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = async () => {
      await visit.page.locator('[component-export="TextTools"] summary').click();
      await visit.page.getByRole('button', { name: 'Copy the text' }).click();
    };
    const clipboard = () => visit.page.evaluate(() => navigator.clipboard.readText());
    await copy();
    await visit.page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    const source = `Alone (Song No 5), English\n${new URL(ALONE, visit.page.url()).href}`;
    expect(await clipboard()).toBe(`Peace, <img src=x onerror=alert(1)> peace\nand peace\n\n${source}`);
    await visit.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    await copy();
    await visit.page.getByText(/^Copying failed: /).waitFor();
    await visit.page.getByText('Other Languages', { exact: true }).click();
    expect(await languages(visit).textContent(), 'says when it has no other languages').toContain(
      'No other languages found',
    );
  });
});

test('a text is headed by its title in its script, above the name of its file; the line that says it again is there to be copied alone', async () => {
  const lines = ['முருகன் காப்பு', 'Kanda Puranam 02 Murugan Kappu'];
  const path = (code: string) => `/file/Works/${code}/02%20Kanda%20Puranam%2002%20Murugan%20Kappu.txt/`;
  const { page, context, box } = await reopen(path('ENG'));
  const heading = async () => (await page.locator('h1').innerText()).split('\n');
  expect(await heading(), 'in another script the name leads').toEqual(lines.toReversed());

  await page.goto(path('TAM'));
  expect(await heading()).toEqual(lines);
  expect(await page.locator('h1 [lang]').allInnerTexts(), 'the name is in the page’s own language').toEqual([lines[0]]);
  expect(await page.title()).toBe(`${lines.join(' · ')} · Works, Tamil · Nama`);
  expect(await page.locator('.song-nav [rel=next]').innerText()).toMatch(/\nசிவன் காப்பு$/);

  const said = page.locator('[data-text] p').first();
  expect(await said.textContent()).toBe('2. முருகன் காப்பு');
  expect((await said.boundingBox())?.height, 'not seen').toBeLessThan(2);
  expect(await box.ariaSnapshot(), 'not read out').not.toContain('முருகன்');
  const [top, first] = [await box.boundingBox(), await page.locator('[data-text] p').nth(1).boundingBox()];
  expect((first?.y ?? 0) - (top?.y ?? 0), 'and it leaves no gap').toBeLessThan(32);
  await page.keyboard.press('Control+a');
  expect(await page.evaluate(() => String(getSelection()))).toContain('2. முருகன் காப்பு');
  await page.locator('h1').click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('[component-export="TextTools"] summary').click();
  await page.getByRole('button', { name: 'Copy the text' }).click();
  const copied = `2. முருகன் காப்பு\n\nதிகட சக்கரச் செம்முக மைந்துளான்\n\n${lines.join(' · ')} (Song No 2), Tamil\n${page.url()}`;
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await page.goto(`${page.url()}#${await said.getAttribute('id')}`);
  expect((await said.boundingBox())?.width, 'who is led to it sees it').toBeGreaterThan(100);

  await page.goto('/my/');
  const names = page.locator('.my .songs .name');
  await expect.poll(() => names.allInnerTexts()).toEqual([lines.join('\n'), lines.toReversed().join('\n')]);
  await page.goto('/');
  expect(await page.locator('[data-mine] bdi[lang=ta]').innerText(), 'and on Home').toBe(lines[0]);
});

describe('the bar', () => {
  const SHEETS = [
    '[component-export="Translate"] details',
    '.other-languages',
    '[data-script]',
    '.look',
    '[component-export="TextTools"] details',
  ];
  const bar = (page: Page) => page.getByRole('group', { name: 'Reading' });
  const onPage = (page: Page, menu: string) => page.locator(`.bar ${menu}`).first();
  const edges = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    return { left: x, top: y, right: x + width, bottom: y + height };
  };

  /** Where an open sheet is, the bar it belongs to, and its last thing, once that is scrolled to. */
  const measure = (menu: Locator) =>
    menu.evaluate((details) => {
      const edgesOf = (part: Element | null | undefined) => {
        if (!part) throw new Error('The sheet or its bar is not there.');
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return { left, top, right, bottom };
      };
      const last = [...details.querySelectorAll('li, fieldset')].findLast((part) => part.checkVisibility());
      last?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return {
        sheet: edgesOf(details.querySelector(':scope > :not(summary)')),
        bar: edgesOf(details.closest('[role="group"]')),
        last: edgesOf(last),
      };
    });

  test('is one row of five things, each 44 px, at the foot of a phone, a small one too, and moves nothing when the text is scrolled', async () => {
    const { page, box } = await reopen(LONG, PHONE);
    const before = await edges(bar(page));
    expect(before.bottom).toBe(844);
    expect(before.top, 'each word on one line').toBeGreaterThan(775);
    const things = bar(page).locator('summary').filter({ visible: true });
    expect(await things.allTextContents()).toEqual(['Translate', 'Other Languages', 'Script', 'AaAppearance', 'More']);
    const text = await box.boundingBox();
    await box.hover();
    await page.mouse.wheel(0, 400);
    expect(await edges(bar(page))).toEqual(before);
    expect(await box.boundingBox()).toEqual(text);
    expect(await shift(page)).toBe(0);

    for (const { viewport } of [PHONE, { viewport: { width: 320, height: 600 } }]) {
      const { width } = viewport;
      await page.setViewportSize(viewport);
      const boxes = await page
        .locator('.bar summary')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((each) => {
            const { top, bottom, left, right } = each.getBoundingClientRect();
            return { top, height: bottom - top, width: right - left };
          }),
        );
      expect(boxes, `${width} px`).toHaveLength(5);
      expect(new Set(boxes.map(({ top }) => top)).size, `${width} px`).toBe(1);
      for (const each of boxes) expect(Math.min(each.height, each.width), `${width} px`).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('stands under the title of a wide window, and leaves the text in sight beside what it opens; in any window nothing of a sheet is cut off, and the bar stays free', async () => {
    const { page, box } = await reopen(VERSES, { viewport: { width: 1280, height: 800 } });
    const title = await edges(page.locator('h1'));
    expect((await edges(bar(page))).top).toBeGreaterThan(title.top);
    expect((await edges(bar(page))).bottom).toBeLessThanOrEqual((await edges(box)).top);
    await onPage(page, '.look').locator('> summary').click();
    const card = await edges(onPage(page, '.look').locator('> div'));
    expect(card.left).toBeGreaterThan((await edges(box)).right);
    expect(card.top, 'beneath the way home').toBeGreaterThanOrEqual((await edges(bar(page))).bottom);
    for (const menu of SHEETS.filter((each) => each !== '.look')) {
      await onPage(page, menu).locator('> summary').click();
      const button = await edges(onPage(page, menu).locator('> summary'));
      const opened = await edges(onPage(page, menu).locator('> :not(summary)'));
      expect([opened.left - button.left, opened.top - button.bottom], `${menu} opens at its button`).toEqual([0, 4]);
    }
    await page.keyboard.press('Escape');
    for (const [width, height] of [
      [1280, 800],
      [320, 480],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const menu of SHEETS) {
        const where = `${menu}, ${width} × ${height}`;
        await onPage(page, menu).locator('> summary').click();
        await onPage(page, menu).locator(':is(li, fieldset)').first().waitFor();
        const { sheet, bar, last } = await measure(onPage(page, menu));
        const { left, top, right, bottom } = sheet;
        expect([left >= 0, top >= 0, right <= width, bottom <= height], where).toEqual([true, true, true, true]);
        if (width < 1240) {
          expect([left, right], where).toEqual([0, width]);
          expect(Math.abs(bottom - bar.top), where).toBeLessThanOrEqual(1); // its rule
        }
        expect(last.bottom, where).toBeLessThanOrEqual(bottom);
      }
      expect(await page.locator('.bar details[open]').count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.bar details[open]').count()).toBe(0);
    }
  });
});

describe('a long page that comes in pieces', () => {
  /** The site, but for one page, whose end is sent when it is asked for; each tag from the end of the text on comes by itself. */
  async function serveSlowly(path: string): Promise<{ url: string; sendEnd: () => void; close: () => void }> {
    const { promise: isAsked, resolve: sendEnd } = Promise.withResolvers<void>();
    const server = createServer(async (request, response) => {
      const answer = await fetch(`${site().url}${request.url}`);
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      const body = Buffer.from(await answer.arrayBuffer());
      if (request.url !== path) return void response.end(body);
      const [begin = '', end = ''] = body.toString().split(/(?=<div data-marks)/);
      response.write(begin);
      await isAsked;
      for (const piece of end.split(/(?<=>)/)) {
        await delay(20);
        response.write(piece);
      }
      response.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      sendEnd,
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    };
  }

  test('moves nothing that was seen, 390 and 1280 px wide', async () => {
    const page = await site().browser.newPage();
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as { sources: { node: Node | null }[] };
          moved.push(sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`).join(', '));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 1280]) {
      const { url, sendEnd, close } = await serveSlowly(LONG);
      await page.setViewportSize({ width, height: 1600 });
      await page.goto(`${url}${LONG}`, { waitUntil: 'commit' });
      await page.locator('[data-text]').waitFor();
      expect(await page.locator('footer').count(), 'the end has not come yet').toBe(0);
      sendEnd();
      await page.waitForLoadState('load');
      expect(await page.locator('footer').isVisible(), `${width} px`).toBe(true);
      expect(await page.locator('.song-nav').isVisible(), `${width} px`).toBe(true);
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
      expect(moved, `${width} px`).toEqual([]);
      close();
    }
    await page.close();
  });

  test('waits for a second frame, unless the address leads to a verse of it, and has no rule that looks through it for something, again with each piece', async () => {
    // Of one's own: where a pointer has been, islands come, with their styles.
    const { page } = await open(LONG);
    const animation = () => page.locator('[data-text]').evaluate((text) => getComputedStyle(text).animationName);
    expect(await animation()).toBe('next-frame');
    const selectors = await page.evaluate(() => {
      const active = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
          if (rule instanceof CSSStyleRule) return [rule.selectorText, ...active(rule.cssRules)];
          return rule instanceof CSSGroupingRule ? active(rule.cssRules) : [];
        });
      return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => active(sheet.cssRules));
    });
    expect(selectors.length).toBeGreaterThan(100);
    // A child is found at once.
    expect(selectors.filter((selector) => /:has\((?!\s*>)/.test(selector))).toEqual([]);
    await page.goto('about:blank');
    await page.goto(`${LONG}#v300.00000000`);
    expect(await animation(), 'the address leads to a verse').toBe('none');
  });
});

describe('a page without its text', () => {
  test('says so, stays as it is when the answer is a web page, leads back to the list, and has translation disabled', async () => {
    const visit = await reopen(MISSING, PHONE);
    visit.allow(FAILED_REQUEST); // the API has not got it either
    await visit.page.getByText('Failed to fetch file content. Please try again later.').waitFor();
    await visit.page.getByText('Trying again…').waitFor({ state: 'detached' });
    expect(await isOff(visit.translate)).toBe(true);
    expect(visit.requests.filter((url) => url === `${API}/file`)).toHaveLength(1);
    expect(await violationsInBoth(visit.page, RULES)).toEqual([]);
    await visit.context.route(`${API}/file`, (route) =>
      route.fulfill({ headers: CORS, contentType: 'text/html', body: '<!doctype html><p>log in</p>' }),
    );
    const answered = visit.page.waitForResponse(`${API}/file`);
    await visit.page.reload();
    await answered;
    await visit.page.getByText('Trying again…').waitFor({ state: 'detached' });
    expect(await visit.page.getByText('log in').count()).toBe(0);
    const back = visit.page.getByRole('link', { name: 'Back to File List' });
    expect(await back.getAttribute('href'), 'Home’s list, for who was not there').toBe('/?folder=Trials&language=ENG');
    await visit.page.evaluate(() => sessionStorage.setItem('home', '?folder=Trials&language=ENG&q=miss'));
    await visit.page.reload();
    await expect
      .poll(() => back.getAttribute('href'), { ...SOON, message: 'the list as it was left' })
      .toMatch(/&q=miss$/);
    await back.click();
    await expect.poll(() => visit.page.getByLabel('Search by Song Number or Name').inputValue()).toBe('miss');
  });

  test('shows it as text in the same layout when the browser can have it, ready to be translated', async () => {
    const visit = await reopen(PLAIN);
    await visit.context.route(`${API}/file`, (route) => {
      expect(route.request().postDataJSON()).toEqual({ file_name: '002 Missing.txt', language: 'Trials/ENG' });
      return route.fulfill({
        headers: CORS,
        contentType: 'text/plain',
        body: '\uFEFF1. It came <b>late</b> & well\r\nsecond ।\r\n\r\n2. end',
      });
    });
    await onTranslate(visit, (route) => fulfil(route, 'fine'));
    await visit.page.goto(MISSING);
    await visit.box.waitFor();
    expect(await visit.page.locator('[data-text]').textContent()).toBe(
      '1. It came <b>late</b> & well\nsecond ।\n\n2. end',
    );
    expect(await visit.page.locator('[data-text] p').count()).toBe(2);
    expect(await visit.page.locator('[data-text] p').first().locator('b').textContent()).toBe('1. ');
    await choose(visit, 'To English');
    await visit.result.getByText('fine').waitFor();
    await visit.page.getByRole('button', { name: 'Copy', exact: true }).first().waitFor();
  });

  test('that stands for a text which is not available cannot be translated', async () => {
    const visit = await reopen(ABSENT, PHONE);
    expect(await violationsInBoth(visit.page, RULES, '.bar, .notice')).toEqual([]);
    expect(await isOff(visit.translate)).toBe(true);
    expect(Number(await paleness(visit.translate)), 'it looks as if it cannot be used').toBeLessThan(1);
    expect(await visit.page.locator('[component-export="Translate"]').count()).toBe(0);
    await selectLine(visit.page);
    await visit.page.waitForTimeout(400);
    expect(await visit.page.getByRole('button', { name: 'Sanskrit Meaning' }).isVisible()).toBe(false);
  });
});

test('at 400 % zoom the bar covers nothing and what it opens is within reach', async () => {
  const { page } = await reopen(SONG, { viewport: { width: 320, height: 180 } });
  const covered = await page.locator('.bar').evaluate((bar) => {
    const isFixed = getComputedStyle(bar).position === 'fixed';
    return isFixed ? bar.getBoundingClientRect().height / innerHeight : 0;
  });
  expect(covered).toBeLessThan(0.25);
  for (const name of ['Other Languages', 'Appearance', 'More']) {
    const menu = page.locator('.bar .menu').filter({ has: page.locator('> summary', { hasText: name }) });
    await menu.locator('> summary').click();
    const first = menu.locator(':is(a, button, input)').first();
    await first.waitFor();
    for (const entry of [first, menu.locator(':is(a, button, input)').filter({ visible: true }).last()]) {
      await entry.scrollIntoViewIfNeeded();
      const isHit = await entry.evaluate((element) => {
        const seen = element.closest('label') ?? element;
        const { left, right, top, bottom } = seen.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top >= 0 && bottom <= innerHeight && seen.contains(hit);
      });
      expect(isHit, `${name}: ${await entry.textContent()}`).toBe(true);
    }
    await page.keyboard.press('Escape');
  }
});

test('in forced colours the icons of the bar are in the colour that the reader has for words, and what is chosen or pressed has an edge', async () => {
  const { page } = await reopen(LONG);
  await page.emulateMedia({ forcedColors: 'active' });
  const icon = await page
    .locator('.other-languages > summary')
    .evaluate((summary) => [
      getComputedStyle(summary, '::before').backgroundColor,
      getComputedStyle(document.body).color,
    ]);
  expect(icon[0]).toBe(icon[1]);
  const edge = async (selector: string): Promise<string> => {
    const chosen = page.locator(selector).first();
    await chosen.waitFor();
    return chosen.evaluate((element) => getComputedStyle(element).outline);
  };
  await page.locator('[data-text] a').first().click();
  await page.locator('.at-verse').waitFor();
  expect(await edge('[data-text] [data-pressed]')).toMatch(/solid 2px|2px solid/);
  await page.keyboard.press('Escape');
  await page.locator('[data-look] > summary').click();
  expect(await edge('[data-look] label:has(:checked)')).toMatch(/solid 2px|2px solid/);
  await page.locator('.locale > summary').click();
  expect(await edge('.locale [aria-pressed="true"]')).toMatch(/solid 2px|2px solid/);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ forcedColors: 'none' });
});

describe('what a page costs', () => {
  /** Bytes of a request's answer as a host sends it: brotli at its best, as for files that are packed once. */
  const weigh = async ({ context }: Visit, urls: readonly string[]): Promise<number> => {
    const bodies = urls.map(async (url) => (await context.request.get(url)).body());
    return (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  };

  test('before any intent: at most 3 requests and 15 KB, no React; the first press on Translate both loads and opens it, its island at most 7 KB', async () => {
    const visit = await open(SONG);
    const own = () => visit.requests.filter((url) => !url.startsWith(API));
    await visit.page.waitForLoadState('networkidle');
    const before = own();
    expect(before.length).toBeLessThanOrEqual(3);
    expect(before.filter((url) => /\/(?:client|islands|Translate)\./.test(url))).toEqual([]);
    expect(await weigh(visit, before)).toBeLessThanOrEqual(15 * 1024);
    await visit.translate.click();
    await visit.page.getByRole('button', { name: 'Meaning', exact: true }).waitFor();
    const kinds = await visit.page.locator('.translate li').allTextContents();
    expect(kinds).toEqual(['To Sanskrit', 'To English', 'Meaning']);
    const after = own().slice(before.length);
    const island = after.filter((url) => url.includes('Translate'));
    expect(island.length).toBe(1);
    expect(await weigh(visit, island)).toBeLessThanOrEqual(7 * 1024);
  });
});

describe('with everything in the way', () => {
  test('B1: a reader walks the library with the API down, and nothing breaks', async () => {
    const visit = await reopen('/', { viewport: { width: 800, height: 600 } });
    visit.allow(FAILED_REQUEST);
    await visit.context.route(`${API}/**`, (route) => route.abort());
    await visit.page.goto(SONG);
    expect(await visit.box.isVisible()).toBe(true);
    await selectLine(visit.page);
    await visit.page.getByRole('link', { name: /Next/ }).click();
    await visit.page.waitForURL(/002/);
    await visit.box.waitFor();
    // Before its script has come, Back leads to the list.
    const isNoted = () => sessionStorage.getItem('read')?.includes(navigation.currentEntry?.key ?? 'none');
    await expect.poll(() => visit.page.evaluate(isNoted), SOON).toBe(true);
    await visit.page.getByRole('link', { name: 'Back', exact: true }).click();
    await visit.page.waitForURL('/');
  });

  test('B2: without scripts a link to a verse leads to it in a long text and in one of some screens', async () => {
    const { page } = await reopen(PLAIN, { javaScriptEnabled: false, ...PHONE });
    const texts = await Promise.all([LONG, USUAL].map(async (path) => ({ path, ids: await verseIds(site(), path) })));
    // Near the beginning, and behind much whose height the browser only guesses, less of it in a high window.
    for (const [height, share] of [
      [844, 0.2],
      [844, 0.7],
      [2000, 0.5],
    ] as const) {
      await page.setViewportSize({ width: 390, height });
      // The other text in between: a new fragment alone would not load a page.
      for (const { path, ids } of texts) {
        const id = ids[Math.floor(ids.length * share)];
        const where = `${path}#${id}, ${height} px high`;
        await page.goto(`${path}#${id}`);
        const verse = page.locator(`[id="${id}"]`);
        const top = async () => (await verse.boundingBox())?.y ?? Number.NaN;
        const box = await page.locator('[data-box]').boundingBox();
        await expect.poll(top, { ...SOON, message: where }).toBeGreaterThanOrEqual(Math.max(0, box?.y ?? 0));
        expect(await top(), where).toBeLessThan(Math.min(height, (box?.y ?? 0) + (box?.height ?? 0)) - 20);
      }
    }
  });
});

test('in the light and in the dark axe finds nothing in a song, whatever is open, asked or answered', async () => {
  const visit = await reopen(SONG, PHONE);
  const { page, translate, result, meaning } = visit;
  visit.allow(FAILED_REQUEST);
  const found: Record<string, string[]> = {};
  /** At the whole page, or at what has changed since. */
  const look = async (state: string, within?: string) => {
    found[state] = await violationsInBoth(page, RULES, within);
  };
  const CHANGED = '.bar, .result';
  const failing = Promise.withResolvers<void>();
  await onTranslate(visit, async (route, _, place) => {
    if (place > 0) return fulfil(route, 'He of the earring');
    await failing.promise;
    return route.abort();
  });
  await page.getByText('Other Languages', { exact: true }).click();
  await look('with Other Languages open', '.bar');
  await translate.click();
  await page.getByText('To English').waitFor();
  await look('with the menu open', '.bar');
  await page.getByRole('button', { name: 'To English', exact: true }).click();
  await result.getByText('Translating…').waitFor();
  await look('while busy', CHANGED);
  failing.resolve();
  await result.getByRole('alert').waitFor();
  await selectLine(page);
  await page.getByRole('button', { name: 'Sanskrit Meaning' }).waitFor();
  await look('with an error, and with words selected');
  await page.getByRole('button', { name: 'Sanskrit Meaning' }).click();
  await meaning.getByText('He of the earring').waitFor();
  await choose(visit, 'To English');
  await result.getByText('He of the earring').waitFor();
  await look('with a result and a meaning', CHANGED);
  expect(Object.entries(found).filter(([, broken]) => broken.length > 0)).toEqual([]);
});

describe('by keyboard alone', () => {
  test('a reader translates, reads, copies, closes and goes to another language', async () => {
    const visit = await reopen(SONG);
    const { page } = visit;
    await onTranslate(visit, (route) => fulfil(route, 'He of the earring'));
    const tabTo = async (name: RegExp) => {
      for (let steps = 0; steps < 40; steps += 1) {
        await page.keyboard.press('Tab');
        const words = await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        );
        if (name.test(words.trim())) return;
      }
      throw new Error(`no way to ${name} by Tab`);
    };
    await tabTo(/^Translate$/);
    await page.keyboard.press('Enter');
    await page.getByText('To English').waitFor();
    await tabTo(/^To English$/);
    await page.keyboard.press('Enter');
    await visit.result.getByText('He of the earring').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Translation Result');
    await tabTo(/^Close Translation Result$/);
    await page.keyboard.press('Enter');
    expect(await visit.result.count()).toBe(0);
    expect(await visit.box.evaluate((box) => box === document.activeElement)).toBe(true);
    for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Shift+Tab');
    await tabTo(/^Other Languages$/);
    await page.keyboard.press('Enter');
    await tabTo(/^English: 1/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/ENG/);
  });
});
