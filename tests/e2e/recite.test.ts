import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { LONG, type Reading, readingSite, SONG, verseOnTop } from './reading.fixture.ts';

const { reopen: open } = readingSite();

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Recite: / });
const words = (page: Page) => page.getByRole('group', { name: /^Press the text/ });
const more = (page: Page) => page.locator('summary', { hasText: 'More' });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

async function recite({ page }: Reading): Promise<void> {
  await more(page).click();
  await page.getByRole('button', { name: 'Recite or sing' }).click();
  await dialog(page).waitFor();
}

/** What the page asks of the device: the browser of a test has no screen to keep on. */
async function watchScreen({ page }: Reading): Promise<void> {
  await page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          asked.push('on');
          const lock = {
            released: false,
            release: async () => {
              lock.released = true;
              asked.push('off');
            },
          };
          Object.assign(globalThis, { lock });
          return lock;
        },
      },
    });
  });
}
const asked = (page: Page) => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);

describe('reciting', () => {
  test('covers the screen, keeps it on, is left with all as it was, and goes on with the next song, in two languages too', async () => {
    const reading = await open(SONG);
    const { page, requests } = reading;
    await more(page).click();
    await page.getByRole('button', { name: 'Recite or sing' }).waitFor();
    expect(requests.filter((url) => /Recite/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Recite or sing' }).click();
    await dialog(page).waitFor();
    expect(requests.filter((url) => /Recite/.test(url)).length).toBeGreaterThan(0);
    const size = await dialog(page).boundingBox();
    expect([size?.x, size?.y, size?.width]).toEqual([0, 0, await page.evaluate(() => innerWidth)]);
    await page.waitForFunction(() => document.fullscreenElement !== null);
    expect(
      await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog') !== null),
    ).toBe(true);
    const words = await dialog(page).locator('p').first().textContent();
    expect(
      (await page.locator('[data-text] p').allTextContents()).some((text) => text.includes(words?.slice(0, 8) ?? '?')),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('summary');

    const address = page.url();
    await recite(reading);
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(page.url(), 'Back stays on the page').toBe(address);

    await watchScreen(reading);
    await recite(reading);
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await expect.poll(() => asked(page)).toEqual(['on']);
    // As a browser does that hides the page, and shows it again.
    await page.evaluate(() => {
      (globalThis as unknown as { lock: { released: boolean } }).lock.released = true;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => asked(page)).toEqual(['on', 'on']);
    await page.getByRole('button', { name: 'Leave' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(page.url(), 'its button stays on the page').toBe(address);
    await expect.poll(() => focused(page)).toBe('summary');
    await expect.poll(() => asked(page)).toEqual(['on', 'on', 'off']);

    expect(await page.locator('a[rel="next"]').textContent()).not.toContain('Long');
    await page.evaluate(
      ([name, ...paths]) => {
        const songs = paths.map((path) => ({ path, name, no: null }));
        sessionStorage.setItem('list', JSON.stringify({ name: 'Mine', songs, link: '' }));
      },
      ['Long', SONG, LONG],
    );
    await recite(reading);
    await page.getByRole('button', { name: 'Next song' }).click();
    await dialog(page).locator('h2', { hasText: 'Long' }).waitFor();
    await dialog(page).getByText('Languages', { exact: true }).click();
    await dialog(page).getByRole('button', { name: 'With Roman' }).click();
    await dialog(page).getByText('These do not match verse by verse, so Tamil is shown alone.').waitFor();
  });

  test('goes on by itself at a pace that the song keeps until a press, or from verse to verse by a key, and leaves the page at that verse', async () => {
    const reading = await open(LONG);
    const { page } = reading;
    // As a page has a line that its heading says.
    const stanzas = page.locator('[data-text] p');
    await stanzas.first().evaluate((stanza) => stanza.setAttribute('aria-hidden', 'true'));
    await recite(reading);
    const text = words(page);
    expect(await text.locator('p').count(), 'what the heading says is not recited').toBe((await stanzas.count()) - 1);
    const far = () => text.evaluate(({ scrollTop }) => scrollTop);
    const begun = await far();
    for (let time = 0; time < 9; time += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await expect.poll(far).toBeGreaterThan(begun + 20);
    await page.mouse.click(300, 300); // on words that move
    await page.mouse.click(300, 300);
    const opacity = () =>
      dialog(page)
        .locator('.foot')
        .evaluate((foot) => getComputedStyle(foot).opacity);
    await expect.poll(opacity, { timeout: 10_000, message: 'the controls fade while it scrolls' }).toBe('0');
    await page.mouse.click(300, 300);
    expect(await opacity(), 'and are there again at a press').toBe('1');
    const there = await far();
    await page.getByRole('button', { name: 'Scroll', exact: true }).waitFor();
    await page.waitForTimeout(300);
    expect(await far()).toBe(there);
    await page.reload();
    await recite(reading);
    await dialog(page).getByText('61 lines a minute').waitFor();
    await page.getByRole('button', { name: 'Verse by verse' }).click();
    await words(page).focus();
    for (let time = 0; time < 12; time += 1) await page.keyboard.press(' ');
    await dialog(page)
      .getByText(/^13 of /)
      .waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => verseOnTop(reading)).toBe(12);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recite(reading);
    await page.getByRole('button', { name: 'Whole text' }).waitFor();
    expect(await words(page).locator('p').count(), 'nothing moves for readers who want no motion').toBe(1);
  });

  test('goes on with the next song of the playlist that it was opened from, and leads to its page', async () => {
    const reading = await open('/playlist/first-readings/');
    const { page } = reading;
    const songs = page.locator('.playlist a[href^="/file/"]');
    const [first, second] = await songs.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
    expect(second).not.toBe(first);
    await songs.first().click();
    await page.waitForURL(`**${first}`);
    await recite(reading);
    // The playlist goes through the languages of a song one after the other.
    const lang = () => words(page).locator('span').first().getAttribute('lang');
    const before = await lang();
    await page.getByRole('button', { name: 'Next song' }).click();
    await expect.poll(lang).not.toBe(before);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(`**${second}`);
    await page.goBack();
    await page.waitForURL(`**${first}`);
  });
});
