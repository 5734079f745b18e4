import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_BYTES } from '#features/support/message.ts';
import { violationsInBoth } from './axe.ts';
import { ANSWERS, type Answer, type Inbox, openInbox } from './inbox.ts';
import { SAMPLE } from './library.ts';
import { FORBIDDEN } from './my.fixture.ts';
import { FAILED_REQUEST, type Site, startSite, type Visit } from './site.ts';
import { type Prepared, visitPool } from './visit-pool.ts';

const KEY = 'support';
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

/** The visit of an earlier test, opened anew. */
async function reopen(options?: BrowserContextOptions, prepared?: Prepared): Promise<Visit> {
  const visit = await pooled('/support/', options, prepared);
  await inbox.connect(visit.context, 'support');
  return visit;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you' });
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
/** Thanks come before the answer does; an inbox that is closed before it breaks the connection. */
const answered = (page: Page) => expect.poll(() => kept(page)).toBeNull();

async function fill(page: Page, fields: { name?: string; email?: string; comments?: string }): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
}

async function write(page: Page, comments = 'Namaste'): Promise<void> {
  await fill(page, { name: 'Devi', comments });
  await send(page).click();
}

/** What every try sent: equal for those of one message, of which the server keeps one. */
const bodies = () => new Set(inbox.sent.map(({ body }) => body));

describe('the form', () => {
  test('warns before anything is written, and says beside each field what is missing, with code that comes with that press', async () => {
    const { page } = await reopen();
    expect(await page.getByRole('note').innerText()).toMatch(/do not enter sensitive information/);
    expect(await page.locator('form').innerText()).not.toMatch(/\d/);
    expect(await page.locator('form [maxlength]').count()).toBe(0);
    await fill(page, { email: 'devi@' });
    await send(page).click();
    for (const [field, fault] of [
      ['name', 'Enter your name.'],
      ['email', 'Enter an email address like name@example.org, or leave this empty.'],
      ['comments', 'Enter your comments.'],
    ] as const) {
      const place = page.locator(`#${field}-fault`);
      await place.filter({ hasText: fault }).waitFor();
      expect(await place.innerText()).toBe(fault);
      expect(await place.getAttribute('aria-live')).toBe('polite');
      expect(await page.locator(`#${field}`).getAttribute('aria-describedby')).toContain(`${field}-fault`);
      expect(await page.locator(`#${field}`).getAttribute('aria-invalid')).toBe('true');
    }
    expect(await page.locator('#name').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await violationsInBoth(page, undefined, 'main'), 'with faults').toEqual([]);
    await fill(page, { name: 'Devi' });
    expect(await page.locator('#name-fault').innerText()).toBe('');
    expect(await page.locator('#name').getAttribute('aria-invalid')).toBeNull();
    expect(await page.locator('#comments-fault').innerText()).toBe('Enter your comments.');
    expect(inbox.sent).toEqual([]);
    expect(await kept(page)).toBeNull();
    await fill(page, { email: '' });
    await write(page);
    await thanks(page).waitFor();
    expect(await violationsInBoth(page, undefined, 'main'), 'sent').toEqual([]);
    await answered(page);
  });

  test('B5: sends name and comments without an email in one request, however often it is pressed, thanks, and keeps nothing', async () => {
    const { page } = await reopen();
    await fill(page, { name: 'Devi', comments: 'नमस्ते\n<b>bold</b> 🙏\nBcc: all@example.org' });
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      const button = form.querySelector('button');
      for (let press = 0; press < 5; press += 1) button?.click();
      for (let enter = 0; enter < 5; enter += 1) form.requestSubmit();
    });
    await thanks(page).waitFor();
    expect(await thanks(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await send(page).isVisible()).toBe(false);
    await expect.poll(() => inbox.messages().length).toBe(1);
    expect(inbox.messages()).toMatchObject([
      { name: 'Devi', email: '', comments: 'नमस्ते\n<b>bold</b> 🙏\nBcc: all@example.org' },
    ]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to Home');
    await answered(page);
    expect(inbox.sent).toHaveLength(1);
    expect(inbox.messages()).toHaveLength(1);
    expect(Object.keys(JSON.parse(inbox.sent[0]?.body ?? ''))).toEqual(['name', 'email', 'comments']);
    expect(inbox.sent[0]?.headers['content-type']).toBe('application/json');
    expect(inbox.sent[0]?.headers).not.toHaveProperty('cookie');
    expect(inbox.sent[0]?.headers).not.toHaveProperty('referer');
  });

  test('B7: takes what is pasted whole, however long, and keeps in the field what no message can carry', async () => {
    const { page } = await reopen();
    const paste = (words: string) =>
      page.locator('#comments').evaluate((field: HTMLTextAreaElement, text) => {
        field.focus();
        field.select();
        document.execCommand('insertText', false, text);
      }, words);
    await fill(page, { name: 'Devi' });
    await paste('k'.repeat(MOST_BYTES));
    await send(page).click();
    const fault = page.locator('#comments-fault');
    await expect.poll(() => fault.innerText()).toBe('This message is too long. Send it in parts.');
    expect(await page.locator('#comments').inputValue()).toHaveLength(MOST_BYTES);
    expect(inbox.sent).toEqual([]);
    const long = 'க'.repeat(40_000);
    await paste(long);
    await send(page).click();
    await expect.poll(() => inbox.messages().map(({ comments }) => comments === long)).toEqual([true]);
    await answered(page);
  });

  test('is posted by the browser itself without a script', async () => {
    const { page } = await reopen({ javaScriptEnabled: false });
    expect(await page.locator('noscript p').innerText()).toMatch(/^Without JavaScript the form is sent as it is/);
    await fill(page, { name: 'Devi', email: 'राम@उदाहरण.भारत', comments: 'plain' });
    await send(page).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(inbox.messages()).toMatchObject([{ name: 'Devi', email: 'राम@उदाहरण.भारत', comments: 'plain' }]);
  });
});

describe('B6: a message that cannot be sent', () => {
  /** Each in a way that the code tells apart: no answer, a redirect, a status, the two refusals with 200; a refused connection has the tests below. */
  const { up, hang, redirected, tooLarge, errorWith200, pageWith200 } = ANSWERS;
  const broken = { hang, redirected, tooLarge, errorWith200, pageWith200 };
  const arrived = (words: string) => inbox.messages().filter(({ comments }) => comments === words);

  test('is thanked for, waits, and arrives once, however the connection breaks', async () => {
    const { page, allow } = await reopen();
    allow(FAILED_REQUEST, /evil\.example/);
    for (const [how, answer] of Object.entries<Answer>(broken)) {
      inbox.sent.length = 0;
      inbox.answer(answer);
      await write(page, how);
      await thanks(page).waitFor();
      const outcome = page.getByRole('status').filter({ hasText: 'Your message' });
      expect(await outcome.innerText(), how).toContain('If you are offline, it is sent when you are online again');
      await expect.poll(() => inbox.sent.length, { message: how }).toBe(1);
      await page.goto('/privacy/');
      await expect.poll(() => inbox.sent.length, { message: how }).toBe(2);
      expect(arrived(how), how).toEqual([]);
      expect(await kept(page), how).toContain(how);

      inbox.answer(up);
      await page.goto('/support/');
      await expect.poll(() => arrived(how).length, { message: how }).toBe(1);
      await expect.poll(() => kept(page), { message: how }).toBeNull();
      expect(bodies().size, how).toBe(1);
      expect(inbox.sent, how).toHaveLength(3);
      expect(arrived(how), how).toMatchObject([{ name: 'Devi', comments: how }]);
    }
  });

  test('arrives once when only its answer was lost', async () => {
    const { page, allow } = await reopen();
    allow(FAILED_REQUEST);
    inbox.answer(async (route) => {
      await route.fetch({
        url: route
          .request()
          .url()
          .replace(/^.*(?=\/support)/, inbox.url),
      });
      await route.abort('connectionreset');
    });
    await write(page);
    await expect.poll(() => inbox.messages().length).toBe(1);
    expect(await kept(page)).toContain('Namaste');
    inbox.answer(up);
    await page.goto('/');
    await answered(page);
    expect(bodies().size).toBe(1);
    expect(inbox.sent).toHaveLength(2);
    expect(inbox.messages()).toHaveLength(1);
  });

  test('is sent by one of two tabs that open together', async () => {
    const { page, context, allow } = await reopen();
    allow(FAILED_REQUEST);
    inbox.answer(ANSWERS.refused);
    await write(page);
    await expect.poll(() => inbox.sent.length).toBe(1);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    inbox.answer(async (_, pass) => {
      await released;
      await pass();
    });
    const other = await context.newPage();
    await Promise.all([page.goto('/privacy/'), other.goto('/')]);
    await expect.poll(() => inbox.sent.length).toBe(2);
    // Either may be the one that sends; whatever the other does when it opens, it does before it is idle.
    const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)));
    await Promise.all([page.evaluate(idle), other.evaluate(idle)]);
    release();
    await expect.poll(() => kept(other)).toBeNull();
    expect(inbox.sent).toHaveLength(2);
    expect(inbox.messages()).toHaveLength(1);
    await other.close();
  });

  test('that is written while another one gets no answer, however long, goes at once, and neither goes twice', async () => {
    const { page, context, allow } = await reopen();
    allow(FAILED_REQUEST);
    inbox.answer(ANSWERS.refused);
    await write(page, 'first');
    await expect.poll(() => inbox.sent.length).toBe(1);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    inbox.answer(async (route, pass) => {
      if (route.request().postData()?.includes('first')) await released;
      await pass();
    });
    await page.goto('/privacy/');
    await expect.poll(() => inbox.sent.length).toBe(2);
    const other = await context.newPage();
    await other.goto('/support/');
    await write(other, 'second');
    await expect.poll(() => inbox.messages().map(({ comments }) => comments)).toEqual(['second']);
    await expect.poll(() => kept(other)).not.toContain('second');
    release();
    await expect.poll(() => kept(other)).toBeNull();
    expect(inbox.messages().map(({ comments }) => comments)).toEqual(['second', 'first']);
    expect(inbox.sent).toHaveLength(3);
    await other.close();
  });

  test('that another tab writes back, since it had not heard that it was sent, is dropped again', async () => {
    const { page, context, allow } = await reopen();
    allow(FAILED_REQUEST);
    inbox.answer(ANSWERS.refused);
    await write(page, 'first');
    await expect.poll(() => inbox.sent.length).toBe(1);
    const stale = (await kept(page)) ?? '';
    expect(stale).toContain('first');
    inbox.answer(ANSWERS.up);
    await page.goto('/privacy/');
    await answered(page);
    const other = await context.newPage();
    await other.goto('/my/');
    await other.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, stale] as const);
    await expect.poll(() => kept(other)).toBeNull();
    expect(inbox.messages()).toHaveLength(1);
    await other.close();
  });

  test('does not hold up the others: each is tried, and goes by itself', async () => {
    const { page, allow } = await reopen();
    allow(FAILED_REQUEST);
    inbox.answer(ANSWERS.refused);
    await write(page, 'first');
    await thanks(page).waitFor();
    await page.goto('/support/');
    await write(page, 'second');
    await thanks(page).waitFor();
    inbox.answer(async (route, pass) => (route.request().postData()?.includes('first') ? route.abort() : pass()));
    await page.goto('/');
    await expect.poll(() => inbox.messages().map(({ comments }) => comments)).toEqual(['second']);
    await expect.poll(() => kept(page)).not.toContain('second');
    expect(await kept(page)).toContain('first');
  });
});

describe('storage', () => {
  test('that is blocked costs no message its way', async () => {
    const { page } = await reopen({}, { script: FORBIDDEN });
    await write(page);
    await thanks(page).waitFor();
    // Nothing waits for a connection that comes back: that is not promised, and the words are there to be sent again.
    const outcome = page.getByRole('status').filter({ hasText: 'only once' });
    expect(await outcome.innerText()).toMatch(/so it is sent only once: if you are offline, send it again/);
    expect(await page.locator('.sent-words').innerText()).toBe('Namaste');
    await expect.poll(() => inbox.messages().length).toBe(1);
    await page.goto('/');
    expect(inbox.sent).toHaveLength(1);
  });

  test('that holds garbage sends nothing and stops nothing', async () => {
    const { page } = await reopen({}, { stored: { [KEY]: '[null,{"id":7}]' } });
    expect(inbox.sent).toEqual([]);
    await write(page);
    await expect.poll(() => inbox.messages().length).toBe(1);
    await answered(page);
    expect(inbox.sent).toHaveLength(1);
  });
});
