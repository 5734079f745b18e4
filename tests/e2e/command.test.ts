import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInBoth, WCAG } from './axe.ts';
import { LONG, readingSite, SANSKRIT, SONG } from './reading.fixture.ts';
import { FAILED_REQUEST, holdRequests } from './site.ts';

const { reopen } = readingSite();
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };
const PHONE = { viewport: { width: 390, height: 844 } };

const BOX = 'dialog.command';
const box = (page: Page) => page.locator(BOX);
const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const options = (page: Page) => box(page).getByRole('option');
const active = (page: Page) => box(page).locator('[aria-selected="true"]');
/** The name of the active option, as a screen reader finds it from the field. */
const pointedAt = (page: Page) =>
  field(page).evaluate(
    (input) =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.querySelector('.name')?.textContent,
  );
const groups = (page: Page) => box(page).locator('.head').allTextContents();

async function openBox(page: Page, typed = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await box(page).getByRole('listbox').waitFor({ state: 'attached' });
  if (typed !== '') await field(page).pressSequentially(typed);
}
const settled = (page: Page) => box(page).locator('[data-song]').first().waitFor();

describe('the command box', () => {
  test('opens with Ctrl+K, also in a field, and Escape gives the focus back; Enter waits for the songs, and opens the first one', async () => {
    const { page, context, requests } = await reopen('/support/');
    const bringSongs = await holdRequests(context, '**/catalogue/*.json');
    await page.getByLabel(/comments/i).focus();
    await openBox(page);
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('TEXTAREA');
    await openBox(page);
    await page.keyboard.press('Control+k');
    await box(page).waitFor({ state: 'detached' });
    await openBox(page, 'ishavasyam');
    await page.keyboard.press('Enter');
    await expect.poll(() => requests.some((url) => url.includes('/catalogue/')), SOON).toBe(true);
    bringSongs();
    await page.waitForURL((url) => url.pathname.startsWith('/file/Upanishads/'));
  });

  test('shows what this page offers before anything is typed, then how much it found; Ctrl+Enter leaves it as it is', async () => {
    const { page, context } = await reopen(SONG);
    await openBox(page);
    expect(await groups(page)).toEqual(['This song', 'In other languages', 'Appearance', 'The library']);
    expect(await pointedAt(page)).toBe('Next song');
    await page.keyboard.press('ArrowUp');
    expect(await pointedAt(page), 'the arrows go round').toBe('Keyboard shortcuts');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await pointedAt(page)).toBe('Translate to Sanskrit');
    expect(await active(page).count()).toBe(1);

    const said = box(page).locator('.sheet > [role=status]');
    await field(page).fill('qqqqxxxxzzzz');
    await expect.poll(() => said.textContent(), SOON).toContain('No songs matching');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await box(page).getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(() => pointedAt(page), SOON).toBe('Next song');
    await field(page).fill('ishavasyam');
    await expect.poll(() => said.textContent(), SOON).toMatch(/^\d+ results?$/);

    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL((url) => url.pathname.startsWith('/file/Upanishads/'));
    await tab.close();
    expect(new URL(page.url()).pathname).toBe(SONG);
    expect(await box(page).count()).toBe(1);
  });

  test('does what it says: a theme, larger letters, a translation, the search in the text, next song; what is typed while it is on its way is in it, and no key does anything else', async () => {
    const { page, result } = await reopen(SONG);
    const come = await holdRequests(page, '**/_astro/Command.*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('night'); // three of these letters are keys of the page
    come();
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe('night');
    expect(new URL(page.url()).pathname).toBe(SONG);
    await box(page).getByRole('listbox').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme']), SOON).toBe('dark');
    await openBox(page, 'bigger');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['size']), SOON).toBe('l');
    await openBox(page, 'translate to english');
    await page.keyboard.press('Enter');
    await result.waitFor();
    await openBox(page, 'find in this');
    await page.keyboard.press('Enter');
    await page.locator('.find-bar input:focus').waitFor();
    await openBox(page, 'next');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/file/Thirumurai/TAM/002'));
  });

  test('leads to other languages, to a song by its sound in the language being read, to folders, playlists, and more songs on Home', async () => {
    const { page } = await reopen(SONG);
    await openBox(page, 'english');
    await expect.poll(() => active(page).textContent(), SOON).toContain('English: 1 -');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/file/Thirumurai/ENG/001'));

    await openBox(page, 'ishavasyam');
    await settled(page);
    const first = options(page).first();
    // What is found of the letters before stands there until the last one is answered.
    await expect.poll(() => first.locator('mark').textContent(), SOON).toBe('Ishavasyam');
    expect(await first.locator('.no').textContent()).toBe('1');
    expect(await first.locator('.label').textContent()).toBe('Upanishads · English');
    expect(await first.getAttribute('href')).toMatch(/^\/file\/Upanishads\/ENG\/001/);
    await field(page).fill('upanis');
    await expect.poll(() => pointedAt(page), SOON).toBe('Upanishads');
    expect(await active(page).getAttribute('href')).toBe('/file/Upanishads/');
    await field(page).fill('trial ver');
    await expect.poll(() => pointedAt(page), SOON).toBe('Trial verses');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/playlist/trial-verses/');

    await openBox(page, '0');
    await options(page)
      .filter({ hasText: /^All \d+ songs, on Home/ })
      .click();
    await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('q') === '0');
  });

  test('offers only what the page has; opens again when it is asked for in the very moment in which it closes', async () => {
    const { page } = await reopen(SANSKRIT);
    await openBox(page, 'translate');
    await expect.poll(() => options(page).filter({ hasText: 'Translate to' }).count(), SOON).toBe(1);
    await page.goto('/privacy/');
    await openBox(page);
    expect(await groups(page)).toEqual(['The library']);
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.command')?.close();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true }));
    });
    await page.waitForTimeout(300); // the close of the first one has been told
    expect(await box(page).count()).toBe(1);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('survives what is hostile', async () => {
    const { page } = await reopen(SONG);
    await openBox(page);
    const said = box(page).locator('.sheet > [role=status]');
    // One for each part that reads it: the length, the letters, the mark-up. What the search makes of others Home's tests have.
    for (const hostile of ['x'.repeat(100_000), '\uD800', '<img src=x onerror=alert(1)>']) {
      const name = JSON.stringify(hostile.slice(0, 40));
      await field(page).fill('');
      await expect.poll(() => said.textContent(), { ...SOON, message: name }).toBe('');
      await field(page).fill(hostile);
      await expect.poll(() => said.textContent(), { ...SOON, message: name }).not.toBe('');
      await field(page).fill('ishavasyam');
      await settled(page);
    }
  });

  test('a catalogue that cannot be loaded is said so, in both languages, while the rest works, and axe finds nothing; a retry brings it', async () => {
    const visit = await reopen(SONG);
    const { page, context } = visit;
    visit.allow(FAILED_REQUEST);
    await context.route('**/catalogue/**', (route) => route.abort());
    await openBox(page, 'ishavasyam');
    await box(page).getByText('Please come back later or try again after some time.').first().waitFor();
    await box(page).getByText('कृपया बाद में').waitFor();
    expect(await violationsInBoth(page, WCAG, BOX)).toEqual([]);
    await field(page).fill('next');
    await expect.poll(() => pointedAt(page), SOON).toBe('Next song');
    await field(page).fill('ishavasyam');
    const retry = box(page).getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await context.unroute('**/catalogue/**');
    await retry.click();
    await settled(page);
  });

  test('opens with its field before what it holds; where that cannot be loaded it says so, and a retry or another opening brings it', async () => {
    const visit = await reopen(SONG);
    const { page, context } = visit;
    visit.allow(FAILED_REQUEST);
    const lost = Promise.withResolvers<void>();
    await context.route('**/_astro/box-contents.*.js', (route) => lost.promise.then(() => route.abort()));
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('nex');
    await box(page).getByText('Loading the catalogue').waitFor();
    lost.resolve();
    const retry = box(page).getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await retry.waitFor();
    await context.unroute('**/_astro/box-contents.*.js');
    await retry.click();
    await expect.poll(() => pointedAt(page), SOON).toBe('Next song');
    expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('letters that an input method is still choosing stay its own when the songs come', async () => {
    const { page, context } = await reopen(SONG);
    const bringSongs = await holdRequests(context, '**/catalogue/*.json');
    await openBox(page);
    const method = await context.newCDPSession(page);
    const compose = (text: string) =>
      method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await field(page).evaluate((input) =>
      input.addEventListener('compositionend', (event) =>
        input.setAttribute('data-ended', (event as CompositionEvent).data),
      ),
    );
    await compose('ईश');
    bringSongs();
    await settled(page);
    await compose('ईशा');
    expect(await field(page).getAttribute('data-ended')).toBe(null);
    await method.send('Input.insertText', { text: 'ईशावास्यम्' });
    expect(await field(page).getAttribute('data-ended')).toBe('ईशावास्यम्');
    expect(await field(page).inputValue()).toBe('ईशावास्यम्');
    await settled(page);
  });

  test('in another language it is found by the words of that language, and by the English ones', async () => {
    const { page } = await reopen(SONG, {}, { stored: { settings: '{"lang":"hi"}' } });
    await page.locator('html[lang="hi"]').waitFor();
    await page.keyboard.press('Control+k');
    await box(page).getByRole('listbox').waitFor({ state: 'attached' });
    const typing = page.getByRole('combobox');
    for (const typed of ['गहरा', 'dark']) {
      await typing.fill(typed);
      await expect.poll(() => active(page).locator('.name').textContent(), SOON).toBe('गहरा रंग');
    }
  });

  test('the page behind it neither moves nor scrolls', async () => {
    const { page } = await reopen(LONG, PHONE);
    await page.locator('[data-box]').evaluate((text) => text.scrollTo(0, 900));
    await page.evaluate(() => scrollTo(0, 120));
    const where = () =>
      page.evaluate(() => [scrollY, document.querySelector('[data-box]')?.scrollTop, document.body.scrollHeight]);
    const before = await where();
    await openBox(page, 'a');
    await settled(page);
    expect(await where()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await where()).toEqual(before);
  });

  test('on a phone it opens from More and from the dialog of keys, and fills the window with rows to be pressed; axe finds nothing', async () => {
    const { page } = await reopen(SONG, PHONE);
    await page.locator('[component-export="TextTools"] summary').click();
    await page.locator('[component-export="TextTools"]').getByRole('button', { name: 'Find anything' }).click();
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('More');
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Find anything' }).click();
    await field(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);

    await field(page).fill('a');
    await settled(page);
    expect(await box(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const heights = await options(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
    expect(await violationsInBoth(page, WCAG), 'over the page').toEqual([]);
    await field(page).fill('qqqqxxxxzzzz');
    await box(page).getByText('No songs matching').first().waitFor();
    expect(await violationsInBoth(page, WCAG, BOX), 'nothing found').toEqual([]);
  });
});
