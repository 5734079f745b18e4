import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORED } from '#features/privacy/stored-things.ts';
import english from '#words/catalogues/en.json' with { type: 'json' };
import { violationsInBoth } from './axe.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { SAMPLE } from './library.ts';
import { FORBIDDEN, FULL } from './my.fixture.ts';
import { type Site, startSite, type Visit, type VisitOptions } from './site.ts';
import { PLAIN, type Prepared, visitPool } from './visit-pool.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const pooled = visitPool(() => site);
const open = (path = '/privacy/', options?: VisitOptions, prepared?: Prepared): Promise<Visit> =>
  pooled(path, { isCounted: true, ...options }, prepared);

const toggle = (page: Page) => page.getByRole('switch', { name: 'Count my page loads and presses' });
const isOn = (page: Page) => toggle(page).getAttribute('aria-checked');
const state = (page: Page) => page.locator('#counting-state').innerText();
const clear = (page: Page) => page.getByRole('button', { name: 'Clear all of it' });
const cleared = (page: Page) => page.locator('[data-cleared]').innerText();

/** Puts something under every key that the site may use. */
const fillAll = (page: Page) =>
  page.evaluate(
    (things) => {
      for (const { area, keys } of things) for (const key of keys) window[area].setItem(key, 'something');
    },
    STORED.map(({ area, keys }) => ({ area, keys })),
  );
const countAll = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length);

describe('the privacy page', () => {
  test('makes the four statements, and promises nothing that needs a script when there is none', async () => {
    const { page } = await open('/privacy/', { javaScriptEnabled: false });
    expect(await page.locator('h1 + ul > li').allInnerTexts()).toEqual([
      'No user data is collected.',
      'No registration is needed.',
      'No tracking is done.',
      'The content is informational only.',
    ]);
    const words = await page.locator('main').innerText();
    expect(words).toMatch(/for learning only and may be inaccurate/);
    expect(words).toMatch(/Do Not Track or Global Privacy Control/);
    expect(await clear(page).count()).toBe(0);
    expect(await toggle(page).count()).toBe(0);
    expect(await page.locator('noscript p').allInnerTexts()).toEqual([
      'Without JavaScript nothing is counted.',
      'Without JavaScript nothing is stored.',
    ]);
  });
});

describe('the switch', () => {
  let inbox: Inbox;
  const told = () => inbox.sent.map(({ body }) => (JSON.parse(body) as { component: string }).component);

  test('stops the count on this device, in every tab and after a reload, until it is turned back', async () => {
    inbox = await openInbox(SAMPLE);
    const { page, context } = await open(PLAIN);
    await inbox.connect(context, 'click-log');
    await page.goto('/support/');
    const privacy = await context.newPage();
    await privacy.goto('/privacy/');
    await expect.poll(told).toEqual(['support', 'privacy']);
    expect(await isOn(privacy)).toBe('true');

    await toggle(privacy).focus();
    await privacy.keyboard.press('Space');
    expect(await isOn(privacy)).toBe('false');
    expect(await state(privacy)).toBe('Nothing you do on this device is counted.');
    await page.locator('header a').click();
    await page.waitForURL('/');
    await privacy.reload();
    expect(await isOn(privacy)).toBe('false');

    await toggle(privacy).click();
    expect(await isOn(privacy)).toBe('true');
    await page.goto('/playlist/1/');
    // The press that turns it off is the last one that is counted.
    await expect.poll(told).toEqual(['support', 'privacy', 'main', 'playlist']);
    expect(await countAll(privacy)).toBe(0);
    await expect.poll(() => inbox.events()).toHaveLength(4); // what is on its way would find no API
    await inbox.close();
  });

  test('is off, and says why, where the browser asks not to be tracked', async () => {
    const { page } = await open('/privacy/', undefined, {
      script: () => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    });
    expect(await isOn(page)).toBe('false');
    expect(await toggle(page).getAttribute('aria-disabled')).toBe('true');
    expect(await state(page)).toBe('Your browser asks not to be tracked, so nothing is counted.');
    await toggle(page).click({ force: true });
    expect(await isOn(page)).toBe('false');
  });

  test('says so where the wish cannot be kept', async () => {
    const { page } = await open('/privacy/', undefined, { script: FULL });
    await toggle(page).click();
    expect(await isOn(page)).toBe('true');
    expect(await state(page)).toMatch(/does not let the site store your choice/);
  });
});

describe('the button that clears', () => {
  test('clears everything the page lists and nothing else, says what it was, and leaves the refusal alone', async () => {
    const { page } = await open();
    await toggle(page).click();
    await fillAll(page);
    await page.reload();
    const kept = page.getByText('stored now').filter({ visible: true });
    expect(await kept.count()).toBe(STORED.length);
    await clear(page).click();
    await expect.poll(() => cleared(page)).toBe(`Cleared: ${STORED.map(({ what }) => english[what]).join('; ')}.`);
    expect(await kept.count()).toBe(0);
    expect(await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)])).toEqual([
      ['click-log', 'off'],
    ]);
    expect(await violationsInBoth(page), 'axe, light and dark').toEqual([]);
    await clear(page).click();
    await expect.poll(() => cleared(page)).toBe('There was nothing to clear.');
    await page.evaluate(() => {
      for (const key of ['translations', 'another']) localStorage.setItem(key, '[]');
    });
    await clear(page).click();
    await expect
      .poll(() => cleared(page), { message: 'only what there was' })
      .toBe('Cleared: translations you asked for.');
    expect(await page.evaluate(() => localStorage.getItem('another')), 'is not the site’s own').toBe('[]');
  });

  test('does no harm where storage is blocked', async () => {
    const { page } = await open('/privacy/', undefined, { script: FORBIDDEN });
    await clear(page).click();
    await expect.poll(() => cleared(page)).toBe('There was nothing to clear.');
  });
});
