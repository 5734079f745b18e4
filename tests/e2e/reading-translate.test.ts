import type { Locator, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { FORBIDDEN, FULL } from './my.fixture.ts';
import {
  ALONE,
  CORS,
  choose,
  fulfil,
  isOff,
  LONG,
  onTranslate,
  paleness,
  readingSite,
  SONG,
} from './reading.fixture.ts';
import { API, FAILED_REQUEST } from './site.ts';

const { reopen } = readingSite();
const FAILED = 'Failed to translate content. Please try again later.';
const MISSHAPEN = 'Translation failed. Invalid response format.';

describe('a translation', () => {
  test('of the real API, which has no model, is called none, once; that of a model is for learning only; and a copy says so too', async () => {
    const visit = await reopen(SONG);
    const { context, page, box, result } = visit;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [kind, label] of [
      ['To Sanskrit', 'The same words in Devanagari letters, written by rule: not a translation.'],
      ['To English', 'Word by word from a glossary, not a translation'],
    ] as const) {
      await choose(visit, kind);
      await expect.poll(() => result.textContent(), { message: kind }).toContain(label);
      await result.getByRole('button', { name: 'Copy', exact: true }).waitFor();
      const words = (await result.textContent()) ?? '';
      expect(words, kind).toContain('From Tamil: Song 1, Thodudaiya Seviyan.');
      expect(words.match(/not a translation/g), kind).toHaveLength(1);
      expect(words, kind).not.toMatch(/\bAI\b|learning only/);
      const [text, answer] = await Promise.all([box.boundingBox(), result.boundingBox()]);
      expect(answer?.y, `${kind} stands under the text`).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
      expect(await box.isVisible(), kind).toBe(true);
    }
    await onTranslate(visit, (route) => fulfil(route, 'He of the earring', 'm-5'));
    await result.getByRole('button', { name: 'Ask again' }).click();
    await result.getByText('He of the earring').waitFor();
    expect(await result.textContent()).toContain('AI translation is for learning only and may be inaccurate.');
    expect(await result.textContent()).toContain('AI translation to English from Tamil: Song 1, Thodudaiya Seviyan.');
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await result.getByRole('button', { name: 'Copy', exact: true }).click();
    await result.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard()).toMatch(/^He of the earring\n\nAI translation is for learning only.+Song 1, Thodudaiya/);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await result.locator('.answer p').click({ clickCount: 3 });
    await page.keyboard.press('Control+c');
    expect(await clipboard()).toMatch(/^He of the earring\s+AI translation is for learning only.+Song 1, Thodudaiya/);
  });

  test('of each kind is asked for once with the whole text, is tagged by its language, and takes the reader to it again', async () => {
    const visit = await reopen(SONG);
    const { page, result } = visit;
    const text = await page.locator('[data-text]').textContent();
    const kinds = [
      ['To Sanskrit', 'convert_to_sanskrit', 'शिवः', 'sa'],
      ['To English', 'convert_from_sanskrit', 'He of the earring', 'en'],
      ['Meaning', 'provide_sanskrit_meaning', 'The auspicious one', 'en'],
    ] as const;
    const outputs = Object.fromEntries(kinds.map(([, type, output]) => [type, output]));
    const asked = await onTranslate(visit, (route, { translationType }) => fulfil(route, outputs[translationType]));
    for (const [kind, , output, lang] of kinds) {
      await choose(visit, kind);
      await result.getByText(output, { exact: true }).waitFor();
      expect(await result.locator('.answer p').getAttribute('lang'), kind).toBe(lang);
    }
    expect(asked).toEqual(kinds.map(([, translationType]) => ({ text, translationType })));
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Translation Result');
    await choose(visit, 'Meaning');
    await result.getByText('The auspicious one', { exact: true }).waitFor();
    await expect.poll(focused, { message: 'asked for a second time' }).toBe('Translation Result');
  });

  test('that no model made is said in the reader’s language, by its label and by the API', async () => {
    const visit = await reopen(SONG, {}, { stored: { settings: '{"lang":"hi"}' } });
    await visit.page.locator('html[lang=hi]').waitFor({ state: 'attached' });
    await visit.page.locator('[component-export="Translate"] summary').click();
    await visit.page.locator('[component-export="Translate"] li button').nth(1).click();
    await visit.page.locator('.result .answer p').waitFor();
    const label = await visit.page.locator('.result .label').textContent();
    expect(label).toContain('शब्दकोश से शब्द-शब्द का अर्थ, अनुवाद नहीं');
    expect(label).not.toContain('एआई');
    expect(await visit.page.locator('.result .answer').textContent()).toContain('इनमें से कोई शब्द शब्दकोश में नहीं है');
  });

  test('leaves the text 35vh of its 70vh, and comes into view without the text leaving the screen, on a phone and on a desk', async () => {
    const visit = await reopen(LONG);
    const { page, box, result } = visit;
    await onTranslate(visit, (route) => fulfil(route, 'word\n'.repeat(200)));
    const height = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? 0);
    for (const [screen, width, high, kind] of [
      ['phone', 390, 800, 'To English'],
      ['desk', 1280, 720, 'Meaning'],
    ] as const) {
      await page.setViewportSize({ width, height: high });
      await page.evaluate(() => scrollTo(0, 0));
      expect(await height(box), screen).toBe(Math.round(high * 0.7));
      await choose(visit, kind);
      await result.getByRole('button', { name: 'Copy', exact: true }).waitFor();
      await page.waitForTimeout(100);
      expect(await height(box), screen).toBe(Math.round(high * 0.35));
      expect(await height(result.locator('.answer')), screen).toBe(Math.round(high * 0.35));
      const [text, answer] = await Promise.all([box.boundingBox(), result.locator('.answer').boundingBox()]);
      expect(text?.y, `the text on a ${screen}`).toBeGreaterThanOrEqual(-1);
      expect((answer?.y ?? 0) + (answer?.height ?? 0), `the answer on a ${screen}`).toBeLessThanOrEqual(high);
      await result.getByRole('button', { name: 'Close' }).click();
      expect(await height(box), screen).toBe(Math.round(high * 0.7));
    }
  });

  test('B5, B4: says what is happening, is one request however often it is pressed, and is gone once it is cancelled or its page is left', async () => {
    const visit = await reopen(SONG);
    const { page, box, translate, result } = visit;
    const late: (() => Promise<void>)[] = [];
    const asked = await onTranslate(visit, (route, _, place) => {
      if (place === 1) return fulfil(route, 'the second');
      late.push(() => fulfil(route, 'the first').catch(() => undefined));
      return undefined;
    });
    const abortion = () => page.waitForEvent('requestfailed', (request) => request.url() === `${API}/translate`);
    await translate.click();
    const kind = page.getByRole('button', { name: 'To English' });
    await kind.evaluate((button: HTMLButtonElement) => {
      for (let time = 0; time < 5; time += 1) button.click();
    });
    await result.getByText('Translating…').waitFor();
    await expect.poll(() => asked.length).toBe(1);
    expect(await isOff(translate), 'the menu is disabled meanwhile').toBe(true);
    expect(await translate.getAttribute('aria-busy')).toBe('true');
    expect(await paleness(translate), 'and is not as pale as one that cannot be used').toBe('1');
    await translate.click();
    expect(await page.locator('.translate li').filter({ visible: true }).count()).toBe(0);
    await page.waitForTimeout(200);
    expect(asked).toHaveLength(1);
    const cancelled = abortion();
    await result.getByRole('button', { name: 'Cancel' }).click();
    await result.waitFor({ state: 'detached' });
    expect(await isOff(translate)).toBe(false);
    expect(await box.evaluate((element) => element === document.activeElement), 'the focus is with the text').toBe(
      true,
    );
    await cancelled;
    await choose(visit, 'Meaning');
    await result.getByText('the second').waitFor();
    await late[0]?.();
    await page.waitForTimeout(200);
    expect(await result.locator('.answer').textContent()).toBe('the second');
    await choose(visit, 'To English');
    await expect.poll(() => asked.length).toBe(3);
    const left = abortion();
    await page.goto('/privacy/');
    await left;
  });

  test('B17: is text, whatever is in it; does not touch what every object has; and of 5 MB is cut, and says so', async () => {
    const visit = await reopen(ALONE);
    const { page, result } = visit;
    const attack = '<img src=x onerror="document.title=1"><script>document.title=2</script>&lt;b&gt;';
    const polluted = '{"output":"fine","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const answers: ((route: Route) => Promise<void>)[] = [
      (route) => fulfil(route, attack, '<b>model</b>'),
      (route) => route.fulfill({ headers: CORS, body: polluted }),
      (route) => fulfil(route, 'word '.repeat(1024 * 1024)),
    ];
    await onTranslate(visit, (route, _, place) => answers[place]?.(route));
    await choose(visit, 'To English');
    await result.locator('.answer p').waitFor();
    expect(await result.locator('.answer p').textContent()).toBe(attack);
    expect(await result.locator('img, script, b').count()).toBe(0);
    expect(await result.textContent()).toContain('by <b>model</b>.');
    expect(await page.title()).toContain('Alone');
    const again = result.getByRole('button', { name: 'Ask again' });
    await again.click();
    await result.getByText('fine').waitFor();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    await again.click();
    await result.getByText('only its first 100000 characters are shown').waitFor();
    expect((await result.locator('.answer').textContent())?.length).toBeLessThan(101_000);
  });

  test('is kept on the device: asked again it costs no request, works offline, and can be asked anew', async () => {
    const visit = await reopen(SONG);
    const asked = await onTranslate(visit, (route, _, place) =>
      fulfil(route, `answer ${place + 1}`, `model ${place + 1}`),
    );
    await choose(visit, 'To English');
    await visit.result.getByText('answer 1').waitFor();
    await visit.page.reload();
    const code = visit.page.waitForResponse(/\/ask\.browser\./);
    await visit.translate.click();
    const kind = visit.page.getByRole('button', { name: 'To English' });
    await kind.waitFor();
    await (await code).finished(); // the menu does not wait for it
    visit.allow(FAILED_REQUEST); // the click log has no connection either
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
  const sizeOf = (text: string) => new TextEncoder().encode(text).length;

  test('of up to 20 KB is one request; a longer one goes on in parts to its end; but only what the reader selected in it is asked for', async () => {
    const visit = await reopen(LONG.replace('TAM', 'ENG'));
    const { page, result } = visit;
    const asked = await onTranslate(visit, (route, _, place) => fulfil(route, `answer ${place + 1}`));
    const text = async () => (await page.locator('[data-text]').textContent()) ?? '';
    await choose(visit, 'Meaning');
    await result.getByText('answer 1').waitFor();
    expect(sizeOf(await text())).toBeGreaterThan(12_000);
    expect(asked).toEqual([{ text: await text(), translationType: 'provide_sanskrit_meaning' }]);

    await page.goto(LONG);
    await choose(visit, 'To English');
    await result.getByText('Parts done: 2 of 2.').waitFor();
    const parts = asked.slice(1).map((part) => part.text);
    expect(parts.join('')).toBe(await text());
    for (const part of parts) expect(sizeOf(part)).toBeLessThanOrEqual(20_480);
    expect(await result.locator('.answer p').allTextContents()).toEqual(['answer 2', 'answer 3']);

    const line = page.locator('[data-text] span').nth(62);
    await line.click({ clickCount: 3 });
    await choose(visit, 'To English');
    await result.getByText('answer 4').waitFor();
    expect(asked.slice(3).map((part) => part.text)).toEqual([(await line.textContent())?.trim()]);
  });

  test('keeps the parts it has when it is cancelled or a later one fails, says how many they are, and goes on from there', async () => {
    const visit = await reopen(LONG);
    const { page, result } = visit;
    visit.allow(FAILED_REQUEST);
    const left = page.waitForEvent('requestfailed', (request) => request.url() === `${API}/translate`);
    const asked = await onTranslate(visit, (route, _, place) => {
      if (place === 1) return undefined;
      return place === 2 ? route.fulfill({ status: 500, headers: CORS }) : fulfil(route, `answer ${place + 1}`);
    });
    await choose(visit, 'To English');
    await result.getByText('it is sent part by part: 2 of 2…').waitFor();
    await result.getByText('answer 1').waitFor();
    await result.getByRole('button', { name: 'Cancel' }).click();
    await result.getByText('Parts done: 1 of 2.').waitFor();
    await left;
    expect(await result.getByText('answer 1').isVisible()).toBe(true);
    await result.getByRole('button', { name: 'Continue' }).click();
    await result.getByRole('alert').getByText(FAILED).waitFor();
    await result.getByText('Parts done: 1 of 2.').waitFor();
    await result.getByRole('button', { name: 'Try again' }).click();
    await result.getByText('Parts done: 2 of 2.').waitFor();
    expect(await result.locator('.answer p').allTextContents()).toEqual(['answer 1', 'answer 4']);
    expect(new Set(asked.slice(1).map(({ text }) => text)).size).toBe(1);
  });
});

describe('B3: a translation that fails', () => {
  type Fault = { abort: true } | Parameters<Route['fulfill']>[0];
  const faults: readonly (readonly [string, string, Fault])[] = [
    ['it answers 500', FAILED, { status: 500, body: '{"output":"no"}' }],
    ['it answers another shape', MISSHAPEN, { body: '{"outcome":"x"}' }],
    ['it answers with an HTML page', MISSHAPEN, { body: '<!doctype html><h1>Login</h1>', contentType: 'text/html' }],
    ['there is no connection', `${FAILED} There is no internet connection.`, { abort: true }],
    ['it redirects', FAILED, { status: 302, headers: { ...CORS, location: 'http://elsewhere.test/' } }],
  ];

  test('says why, leaves the text and the menu, and comes by Retry', async () => {
    const visit = await reopen(SONG);
    const { context, page, box, translate, result } = visit;
    visit.allow(FAILED_REQUEST, /elsewhere\.test/);
    let now: Fault | null = null;
    await onTranslate(visit, (route) => {
      if (!now) return fulfil(route, 'mended');
      return 'abort' in now ? route.abort() : route.fulfill({ headers: CORS, ...now });
    });
    for (const [because, message, fault] of faults) {
      now = fault;
      await page.evaluate(() => localStorage.clear()); // the answer to the last one
      await context.setOffline(because === 'there is no connection');
      await choose(visit, 'To English');
      await expect.poll(() => result.getByRole('alert').allTextContents(), { message: because }).toEqual([message]);
      expect(await box.isVisible(), because).toBe(true);
      expect(await isOff(translate), because).toBe(false);
      now = null;
      await result.getByRole('button', { name: 'Try again' }).click();
      await result.getByText('mended').waitFor();
      expect(await result.getByRole('alert').count(), because).toBe(0);
    }
  });
});

describe("B18: the device's storage", () => {
  test('may hold garbage, be full or blocked: translations still come', async () => {
    const garbage = '[{"key":1},null,"x",{"__proto__":{"a":1}}]';
    const visit = await reopen(ALONE, {}, { stored: { translations: garbage } });
    const { page, result } = visit;
    const asked = await onTranslate(visit, (route, _, place) => fulfil(route, `answer ${place + 1}`));
    const comes = async (answer: string) => {
      await choose(visit, 'To English');
      await expect.poll(() => result.locator('.answer').allTextContents()).toEqual([answer]);
    };
    await comes('answer 1');
    await page.evaluate(() => localStorage.clear());
    for (const [at, spoil] of [FULL, FORBIDDEN].entries()) {
      await page.addInitScript(spoil);
      await page.reload();
      await comes(`answer ${at + 2}`);
    }
    expect(asked).toHaveLength(3);
  });
});

test('B20: a component that throws leaves the text, and says that a part of the page stopped working', async () => {
  const visit = await reopen(SONG);
  const { page, box, translate } = visit;
  visit.allow(/console:/); // React tells of what a boundary caught
  await translate.click();
  await page.getByRole('button', { name: 'To English' }).waitFor();
  // The other islands are hydrated by themselves, and would throw too.
  await expect.poll(() => page.locator('main astro-island[ssr], header astro-island[ssr]').count()).toBe(0);
  await page.evaluate(() => {
    const find = document.querySelector.bind(document);
    document.querySelector = (selector: string) => {
      if (selector.startsWith('h1')) throw new Error('made by the test');
      return find(selector);
    };
  });
  await onTranslate(visit, (route) => fulfil(route, 'never seen'));
  await page.getByRole('button', { name: 'To English' }).click();
  await page.getByText('This part of the page stopped working. Reload the page to try again.').waitFor();
  expect(await box.isVisible()).toBe(true);
  expect(await isOff(translate)).toBe(true);
});
