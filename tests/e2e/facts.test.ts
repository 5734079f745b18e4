/** What songs tell of themselves: a line on their pages, and pages of the kinds and values that it leads to. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsInBoth, WCAG } from './axe.ts';
import { type Site, startSite } from './site.ts';
import { PLAIN, visitPool } from './visit-pool.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
const pooled = visitPool(() => site);

const SONG = '/file/Divyaprabandham/TAM/002%20Thiruppavai%20-%20Margazhi%20Thingal.txt/';

describe('without a script too', () => {
  const open = async (path: string) =>
    (await pooled(path, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false })).page;

  test('a song has one line of what it tells, in its own script, which leads to the songs that tell the same, and on to their neighbours and their kind', async () => {
    const page = await open(SONG);
    const facts = page.locator('.title .quiet');
    expect(await facts.innerText()).toBe('ஆண்டாள் · திருப்பாவை');
    expect(await facts.locator('a').first().getAttribute('lang')).toBe('ta');
    await facts.getByRole('link', { name: 'ஆண்டாள்' }).click();
    await page.waitForURL('/by/poet/andal/');
    expect(await page.locator('h1 :is(span, bdi)').allInnerTexts()).toEqual(['ஆண்டாள்', 'Andal']);
    expect(await page.getByText('1 song', { exact: true }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Divyaprabandham' }).getByRole('link').getAttribute('href')).toBe(
      '/file/Divyaprabandham/',
    );
    const songs = page.locator('.songs a');
    expect(await songs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      // The collection opens in English, which has the most of its songs.
      SONG.replace('TAM', 'ENG'),
    ]);
    await page.getByRole('navigation', { name: 'Poets' }).getByRole('link', { name: 'Poets' }).click();
    await page.waitForURL('/by/poet/');
    expect((await page.locator('main > ol a').first().innerText()).split('\n')).toEqual(['Andal ஆண்டாள்', '1']);
  });

  test('an edition in Roman letters says it in these, and a song that tells nothing has no such line', async () => {
    const page = await open(SONG.replace('TAM', 'IAST'));
    expect(await page.locator('.title .quiet').innerText()).toBe('Andal · Thiruppavai');
    await page.goto('/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/');
    expect(await page.locator('.title').count()).toBe(1);
  });

  test('the page of a collection offers its kinds with how many values each has, and neighbours lead to one another', async () => {
    const page = await open('/file/Bhagavad_Gita/');
    const kinds = page.getByRole('region', { name: 'Browse by' }).getByRole('link');
    expect(await kinds.allInnerTexts()).toEqual(['Chapters\n6']);
    await kinds.click();
    await page.waitForURL('/by/chapter/');
    await page.getByRole('link', { name: 'Chapter 9' }).click();
    await page.waitForURL('/by/chapter/chapter-9/');
    expect(await page.locator('.songs li').count(), 'both songs from the ninth chapter').toBe(2);
    const near = page.getByRole('navigation', { name: 'Chapters' }).locator('li a');
    expect(await near.allInnerTexts()).toEqual(['Chapter 2', 'Chapter 4', 'Chapter 11', 'Chapter 12', 'Chapter 18']);
  });
});

test('axe finds nothing on the page of a kind and on that of a value, in light and in dark', async () => {
  const { page } = await pooled(PLAIN, { viewport: { width: 1280, height: 900 } });
  for (const path of ['/by/work/', '/by/work/thiruppavai/']) {
    await page.goto(path);
    expect(await violationsInBoth(page, WCAG), path).toEqual([]);
  }
});
