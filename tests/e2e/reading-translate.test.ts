import { describe, expect, test } from 'vitest';
import { LONG_VERSES } from './library.ts';
import {
  ALONE,
  CORS,
  choose,
  fulfil,
  isOff,
  LONG,
  onTranslate,
  readingSite,
  SANSKRIT,
  SONG,
  scrollToVerse,
} from './reading.fixture.ts';
import { API, FAILED_REQUEST } from './site.ts';

const { open, reopen } = readingSite();
const FAILED = 'Failed to translate content. Please try again later.';
const MISSHAPEN = 'Translation failed. Invalid response format.';

describe('the Translate menu', () => {
  test('offers To Sanskrit, To English and Meaning, and its first press both loads and opens it', {
    tags: ['smoke'],
  }, async () => {
    const visit = await open(SONG);
    expect(visit.requests.filter((url) => /react|client|Translate\./.test(url))).toEqual([]);
    await visit.translate.click();
    await visit.page.getByRole('button', { name: 'Meaning', exact: true }).waitFor();
    expect(await visit.page.locator('.translate li').allTextContents()).toEqual([
      'To Sanskrit',
      'To English',
      'Meaning',
    ]);
  });

  test('hides To Sanskrit for a Sanskrit text', async () => {
    const visit = await reopen(SANSKRIT);
    await visit.translate.click();
    await visit.page.locator('.translate li').first().waitFor();
    expect(await visit.page.locator('.translate li').allTextContents()).toEqual(['To English', 'Meaning']);
  });

  test('opens at a press before its code has come, and is filled when it has', async () => {
    const visit = await reopen(SONG);
    await visit.context.route(/\/_astro\/Translate/, async (route) => {
      await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    });
    await visit.translate.click();
    await visit.page.locator('.bar').getByText('One moment').filter({ visible: true }).waitFor();
    await visit.page.getByRole('button', { name: 'To English' }).waitFor();
  });

  test('closes by Escape with the focus back on its button, and by a press elsewhere', async () => {
    const { page, translate } = await reopen(SONG);
    const entry = page.getByRole('button', { name: 'Meaning', exact: true });
    await translate.click();
    await entry.focus();
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    expect(await translate.evaluate((button) => button === document.activeElement)).toBe(true);
    await translate.click();
    await entry.waitFor();
    await page.locator('h1').click();
    await entry.waitFor({ state: 'hidden' });
  });

  test('closes when the focus leaves it, and when Other Languages opens', async () => {
    const { page, translate } = await reopen(SONG);
    const entry = page.getByRole('button', { name: 'Meaning', exact: true });
    await translate.click();
    await entry.focus();
    await page.keyboard.press('Tab');
    await entry.waitFor({ state: 'hidden' });
    await translate.click();
    await entry.waitFor();
    await page.getByText('Other Languages', { exact: true }).evaluate((summary: HTMLElement) => summary.click());
    await entry.waitFor({ state: 'hidden' });
  });
});

describe('a translation', () => {
  test('of a model says that it is for learning only, and where it comes from', async () => {
    const visit = await reopen(SONG);
    await onTranslate(visit, (route) => fulfil(route, 'He of the earring', 'm-5'));
    await choose(visit, 'To English');
    await visit.result.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    expect(await visit.result.textContent()).toContain('AI translation is for learning only and may be inaccurate.');
    expect(await visit.result.textContent()).toContain(
      'AI translation to English from Tamil: Song 1, Thodudaiya Seviyan.',
    );
  });

  test.each([
    ['To English', 'Word by word from a glossary, not a translation'],
    ['To Sanskrit', 'The same words in Devanagari letters, written by rule: not a translation.'],
  ] as const)(
    '%s from the real API, which has no model, is called none, once, and stands under the text',
    async (kind, label) => {
      const visit = await reopen(SONG);
      await choose(visit, kind);
      await visit.result.getByRole('button', { name: 'Copy', exact: true }).waitFor();
      const words = (await visit.result.textContent()) ?? '';
      expect(words).toContain(label);
      expect(words).toContain('From Tamil: Song 1, Thodudaiya Seviyan.');
      expect(words.match(/not a translation/g)).toHaveLength(1);
      expect(words).not.toMatch(/\bAI\b|learning only/);
      const [box, result] = await Promise.all([visit.box.boundingBox(), visit.result.boundingBox()]);
      expect(result?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      expect(await visit.box.isVisible()).toBe(true);
    },
  );

  test.each([
    ['To Sanskrit', 'convert_to_sanskrit', 'sa'],
    ['To English', 'convert_from_sanskrit', 'en'],
    ['Meaning', 'provide_sanskrit_meaning', 'en'],
  ] as const)('%s asks for %s with the whole text, and its answer is tagged %s', async (kind, type, lang) => {
    const visit = await reopen(SONG);
    const asked = await onTranslate(visit, (route) => fulfil(route, lang === 'sa' ? 'शिवः' : 'Siva'));
    await choose(visit, kind);
    await visit.result.locator('.answer p').waitFor();
    expect(asked).toEqual([{ text: await visit.page.locator('[data-text]').textContent(), translationType: type }]);
    expect(await visit.result.locator('.answer p').getAttribute('lang')).toBe(lang);
  });

  test('that no model made is said in the reader’s language, by its label and by the API', async () => {
    const visit = await reopen(SONG);
    await visit.page.evaluate(() => localStorage.setItem('settings', '{"lang":"hi"}'));
    await visit.page.reload();
    await visit.page.locator('html[lang=hi]').waitFor({ state: 'attached' });
    await visit.page.locator('[data-live="translate"] summary').click();
    await visit.page.locator('[data-log="convert_from_sanskrit"]').click();
    await visit.page.locator('.result .answer p').waitFor();
    const label = await visit.page.locator('.result .label').textContent();
    expect(label).toContain('शब्दकोश से शब्द-शब्द का अर्थ, अनुवाद नहीं');
    expect(label).not.toContain('एआई');
    expect(await visit.page.locator('.result .answer').textContent()).toContain('इनमें से कोई शब्द शब्दकोश में नहीं है');
  });

  test('keeps the text at 35vh while a result shows, and at 70vh without', async () => {
    const visit = await reopen(LONG, { viewport: { width: 390, height: 800 } });
    await onTranslate(visit, (route) => fulfil(route, 'word\n'.repeat(200)));
    expect((await visit.box.boundingBox())?.height).toBe(560);
    await choose(visit, 'To English');
    await visit.result.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    expect((await visit.box.boundingBox())?.height).toBe(280);
    expect((await visit.result.locator('.answer').boundingBox())?.height).toBe(280);
    await visit.result.getByRole('button', { name: 'Close' }).click();
    expect((await visit.box.boundingBox())?.height).toBe(560);
  });

  test.each([
    ['phone', 390, 844],
    ['desk', 1280, 720],
  ])('comes into view without the text leaving the screen, on a %s', async (_, width, height) => {
    const visit = await reopen(LONG, { viewport: { width, height } });
    await onTranslate(visit, (route) => fulfil(route, 'word\n'.repeat(200)));
    await choose(visit, 'To English');
    await visit.result.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    await visit.page.waitForTimeout(100);
    const [box, answer] = await Promise.all([visit.box.boundingBox(), visit.result.locator('.answer').boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual(-1);
    expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(height);
  });

  test('says what is happening, disables the menu meanwhile, and can be cancelled', async () => {
    const visit = await reopen(SONG);
    let aborted = false;
    visit.context.on('requestfailed', (request) => {
      aborted ||= request.url() === `${API}/translate`;
    });
    const asked = await onTranslate(visit, () => new Promise(() => undefined));
    await choose(visit, 'To English');
    await visit.result.getByText('Translating…').waitFor();
    await expect.poll(() => asked.length).toBe(1);
    expect(await isOff(visit.translate)).toBe(true);
    await visit.translate.click();
    expect(await visit.page.locator('.translate li').count()).toBe(0);
    await visit.result.getByRole('button', { name: 'Cancel' }).click();
    await visit.result.waitFor({ state: 'detached' });
    expect(await isOff(visit.translate)).toBe(false);
    await expect.poll(() => aborted).toBe(true);
  });

  test('that is asked for a second time takes the reader to it again', async () => {
    const visit = await reopen(SONG);
    await onTranslate(visit, (route) => fulfil(route, 'He of the earring'));
    for (let time = 0; time < 2; time += 1) {
      await choose(visit, 'To English');
      await visit.result.getByText('He of the earring').waitFor();
      expect(await visit.page.evaluate(() => document.activeElement?.textContent)).toBe('Translation Result');
    }
  });

  test('B5: is one request however often it is pressed', async () => {
    const visit = await reopen(SONG);
    const asked = await onTranslate(visit, () => new Promise(() => undefined));
    await visit.translate.click();
    const kind = visit.page.getByRole('button', { name: 'To English' });
    await kind.evaluate((button: HTMLButtonElement) => {
      for (let time = 0; time < 5; time += 1) button.click();
    });
    await expect.poll(() => asked.length).toBe(1);
    await visit.page.waitForTimeout(200);
    expect(asked).toHaveLength(1);
  });

  test('B4: of a request that was overtaken never shows', async () => {
    const visit = await reopen(SONG);
    const late: (() => Promise<void>)[] = [];
    await onTranslate(visit, (route, _, place) => {
      if (place > 0) return fulfil(route, 'the second');
      late.push(() => fulfil(route, 'the first').catch(() => undefined));
      return undefined;
    });
    await choose(visit, 'To English');
    await expect.poll(() => late.length).toBe(1);
    await visit.result.getByRole('button', { name: 'Cancel' }).click();
    await choose(visit, 'Meaning');
    await visit.result.getByText('the second').waitFor();
    await late[0]?.();
    await visit.page.waitForTimeout(200);
    expect(await visit.result.locator('.answer').textContent()).toBe('the second');
  });

  test('is aborted when the page is left', async () => {
    const visit = await reopen(SONG);
    const failed: string[] = [];
    visit.context.on('requestfailed', (request) => failed.push(request.url()));
    const asked = await onTranslate(visit, () => new Promise(() => undefined));
    await choose(visit, 'To English');
    await expect.poll(() => asked.length).toBe(1);
    await visit.page.goto('/privacy/');
    await expect.poll(() => failed).toContain(`${API}/translate`);
  });

  test('is text, whatever is in it', async () => {
    const visit = await reopen(ALONE);
    const attack = '<img src=x onerror="document.title=1"><script>document.title=2</script>&lt;b&gt;';
    await onTranslate(visit, (route) => fulfil(route, attack, '<b>model</b>'));
    await choose(visit, 'To English');
    await visit.result.locator('.answer p').waitFor();
    expect(await visit.result.locator('.answer p').textContent()).toBe(attack);
    expect(await visit.result.locator('img, script, b').count()).toBe(0);
    expect(await visit.result.textContent()).toContain('by <b>model</b>.');
    expect(await visit.page.title()).toContain('Alone');
  });

  test('of 5 MB is cut, and says so', async () => {
    const visit = await reopen(SONG);
    await onTranslate(visit, (route) => fulfil(route, 'word '.repeat(1024 * 1024)));
    await choose(visit, 'To English');
    await visit.result.getByText('only its first 100000 characters are shown').waitFor();
    expect((await visit.result.locator('.answer').textContent())?.length).toBeLessThan(101_000);
  });

  test('takes its source with it when it is copied, by button or by selection', async () => {
    const visit = await reopen(SONG, { permissions: ['clipboard-read', 'clipboard-write'] });
    await onTranslate(visit, (route) => fulfil(route, 'He of the earring'));
    await choose(visit, 'To English');
    const clipboard = () => visit.page.evaluate(() => navigator.clipboard.readText());
    await visit.result.getByRole('button', { name: 'Copy', exact: true }).click();
    await visit.result.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard()).toMatch(/^He of the earring\n\nAI translation is for learning only.+Song 1, Thodudaiya/);
    await visit.result.locator('.answer p').click({ clickCount: 3 });
    await visit.page.keyboard.press('Control+c');
    expect(await clipboard()).toMatch(/^He of the earring\s+AI translation is for learning only.+Song 1, Thodudaiya/);
  });

  test('is kept on the device: asked again it costs no request, works offline, and can be asked anew', async () => {
    const visit = await reopen(SONG);
    const asked = await onTranslate(visit, (route, _, place) =>
      fulfil(route, `answer ${place + 1}`, `model ${place + 1}`),
    );
    await choose(visit, 'To English');
    await visit.result.getByText('answer 1').waitFor();
    await visit.page.reload();
    const code = visit.page.waitForResponse(/\/ask\.late\./);
    await visit.translate.click();
    const kind = visit.page.getByRole('button', { name: 'To English' });
    await kind.waitFor();
    await (await code).finished(); // the menu does not wait for it
    visit.allow(FAILED_REQUEST); // the click log has no line either
    await visit.context.setOffline(true);
    await kind.click();
    await visit.result.getByText('answer 1').waitFor();
    await visit.result.getByText('From an earlier request').waitFor();
    expect(asked).toHaveLength(1);
    await visit.context.setOffline(false);
    await visit.result.getByRole('button', { name: 'Ask again' }).click();
    await visit.result.getByText('answer 2').waitFor();
    expect(await visit.result.textContent()).toContain('by model 2.');
    expect(asked).toHaveLength(2);
  });
});

describe('a long text', () => {
  test('goes verse by verse from the one on the screen, with progress, and on when asked', async () => {
    const visit = await reopen(LONG);
    const asked = await onTranslate(visit, (route, { text }) => fulfil(route, `verse ${Number.parseInt(text, 10)}`));
    await scrollToVerse(visit, 20);
    await choose(visit, 'To English');
    await visit.result.getByText('Verses 21 to 32 of 80.').waitFor();
    expect(asked.map(({ text }) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: 12 }, (_, place) => place + 21),
    );
    await visit.result.getByRole('button', { name: 'Continue' }).click();
    await visit.result.getByText('Verses 21 to 44 of 80.').waitFor();
    expect(await visit.result.locator('.answer p').allTextContents()).toEqual(
      Array.from({ length: 24 }, (_, place) => `verse ${place + 21}`),
    );
    expect(LONG_VERSES).toBeGreaterThan(44);
  });

  test('keeps the verses it has when it is cancelled, and goes on from there', async () => {
    const visit = await reopen(LONG);
    let open3 = false;
    await onTranslate(visit, (route, _, place) =>
      place < 2 || open3 ? fulfil(route, `verse ${place + 1}`) : undefined,
    );
    await choose(visit, 'To English');
    await visit.result.getByText('it goes verse by verse: 3 of 12…').waitFor();
    await visit.result.getByRole('button', { name: 'Cancel' }).click();
    await visit.result.getByText('Cancelled after 2 of 12.').waitFor();
    open3 = true;
    await visit.result.getByRole('button', { name: 'Continue' }).click();
    await visit.result.getByText('Verses 1 to 12 of 80.').waitFor();
  });

  test('keeps the verses that have come when going on fails, says how far they go, and tries again from there', async () => {
    const visit = await reopen(LONG);
    visit.allow(FAILED_REQUEST);
    let down = false;
    await onTranslate(visit, (route, _, place) => {
      if (place === 14 && !down) {
        down = true;
        return route.fulfill({ status: 500, headers: CORS });
      }
      return fulfil(route, `verse ${place + 1}`);
    });
    await choose(visit, 'To English');
    await visit.result.getByText('Verses 1 to 12 of 80.').waitFor();
    await visit.result.getByRole('button', { name: 'Continue' }).click();
    await visit.result.getByRole('alert').getByText(FAILED).waitFor();
    await visit.result.getByText('Verses 1 to 14 of 80.').waitFor();
    expect(await visit.result.locator('.answer p').count()).toBe(14);
    await visit.result.getByRole('button', { name: 'Retry' }).click();
    await visit.result.getByText('Verses 1 to 24 of 80.').waitFor();
    expect(await visit.result.locator('.answer p').first().textContent()).toBe('verse 1');
  });

  test('is asked only for what the reader selected', async () => {
    const visit = await reopen(LONG);
    const asked = await onTranslate(visit, (route) => fulfil(route, 'a line'));
    const line = visit.page.locator('[data-text] span').nth(2);
    await line.click({ clickCount: 3 });
    await choose(visit, 'To English');
    await visit.result.getByText('a line').waitFor();
    expect(asked.map(({ text }) => text)).toEqual([(await line.textContent())?.trim()]);
  });
});

describe('B3: a translation that fails', () => {
  const faults = [
    ['the API is down', FAILED, { abort: true }],
    ['it answers 500', FAILED, { status: 500, body: '{"output":"no"}' }],
    ['it answers another shape', MISSHAPEN, { body: '{"outcome":"x"}' }],
    ['its output is no text', MISSHAPEN, { body: '{"output":{"toString":"x"}}' }],
    ['its output is empty', MISSHAPEN, { body: '{"output":" "}' }],
    ['it answers null', MISSHAPEN, { body: 'null' }],
    ['it answers with an HTML page', MISSHAPEN, { body: '<!doctype html><h1>Login</h1>', contentType: 'text/html' }],
    ['its JSON is cut', MISSHAPEN, { body: '{"output":"half' }],
    ['it is no UTF-8', MISSHAPEN, { body: Buffer.from([0x7b, 0xff, 0xfe]) }],
  ] as const;

  test.each(faults)('because %s says: %s', async (_, message, answer) => {
    const visit = await reopen(SONG);
    visit.allow(FAILED_REQUEST);
    let mended = false;
    await onTranslate(visit, (route) => {
      if (mended) return fulfil(route, 'mended');
      return 'abort' in answer ? route.abort() : route.fulfill({ headers: CORS, ...answer });
    });
    await choose(visit, 'To English');
    await visit.result.getByRole('alert').getByText(message, { exact: true }).waitFor();
    expect(await visit.box.isVisible()).toBe(true);
    expect(await isOff(visit.translate)).toBe(false);
    mended = true;
    await visit.result.getByRole('button', { name: 'Retry' }).click();
    await visit.result.getByText('mended').waitFor();
    expect(await visit.result.getByRole('alert').count()).toBe(0);
  });

  test('by a redirect says so', async () => {
    const visit = await reopen(SONG);
    visit.allow(/./);
    await onTranslate(visit, (route) =>
      route.fulfill({ status: 302, headers: { ...CORS, location: 'http://elsewhere.test/' } }),
    );
    await choose(visit, 'To English');
    await visit.result.getByText(FAILED).waitFor();
  });

  test('B17: does not touch what every object has', async () => {
    const visit = await reopen(SONG);
    await onTranslate(visit, (route) =>
      route.fulfill({
        headers: CORS,
        body: '{"output":"fine","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
      }),
    );
    await choose(visit, 'To English');
    await visit.result.getByText('fine').waitFor();
    expect(await visit.page.evaluate(() => 'polluted' in {})).toBe(false);
  });
});

describe("B18: the device's storage", () => {
  const storages: [string, () => void][] = [
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    ['full of garbage', () => localStorage.setItem('translations', '[{"key":1},null,"x",{"__proto__":{"a":1}}]')],
    ['not JSON', () => localStorage.setItem('translations', '{{{')],
    ['of another shape', () => localStorage.setItem('translations', '{"length":3}')],
  ];

  test.each(storages)('may be %s: translations still come', async (_, spoil) => {
    const visit = await reopen(ALONE, {}, { script: spoil });
    await onTranslate(visit, (route) => fulfil(route, 'an answer'));
    await choose(visit, 'To English');
    await visit.result.getByText('an answer').waitFor();
  });
});

describe('an island that cannot live', () => {
  test('B16, B22: leaves the text, says so when its code cannot be loaded, and does the press once it can', async () => {
    const visit = await reopen(SONG);
    visit.allow(FAILED_REQUEST);
    await visit.context.route(/\/_astro\/Translate/, (route) => route.fulfill({ status: 404 }));
    await visit.translate.click();
    await visit.page.getByText('This part could not be loaded.').waitFor();
    expect(await visit.box.isVisible()).toBe(true);
    await visit.context.unroute(/\/_astro\/Translate/);
    await visit.page.getByRole('button', { name: 'Try again' }).click();
    await visit.page.getByRole('button', { name: 'To English' }).waitFor();
    expect(await visit.translate.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await visit.page.getByText('This part could not be loaded.').isVisible()).toBe(false);
  });

  test('B20: leaves the text and its button when a component throws', async () => {
    const visit = await reopen(SONG);
    visit.allow(/console:/); // React tells of what a boundary caught
    await visit.page.evaluate(() => {
      const find = document.querySelector.bind(document);
      document.querySelector = (selector: string) => {
        if (selector === 'h1') throw new Error('made by the test');
        return find(selector);
      };
    });
    await onTranslate(visit, (route) => fulfil(route, 'never seen'));
    await choose(visit, 'To English');
    await visit.page.getByText('This part of the page broke. Reload the page to try again.').waitFor();
    expect(await visit.box.isVisible()).toBe(true);
    expect(await isOff(visit.translate)).toBe(true);
  });
});
