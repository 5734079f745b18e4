/** Every kind of page in every language of the interface: each is opened in one of them, by turns, and put into the others where it stands. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { shareVisit } from './shared-visit.ts';
import { FAILED_REQUEST, type Site, startSite } from './site.ts';
import { chooses, LOCALES, leftovers } from './words.fixture.ts';

const ROUTES = {
  Home: '/',
  'a file': '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/',
  'a Sanskrit file': '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/',
  'a file that is missing': '/file/Trials/ENG/002%20Missing.txt/',
  'a file that is not available': '/file/Trials/ENG/003%20Absent.txt/',
  'a file in one language': '/file/Trials/ENG/005%20Alone.txt/',
  'a folder': '/file/Puranas/',
  'a folder that no catalogue knows': '/file/Trials/',
  'a list': '/file/Bhagavad_Gita/IAST/',
  'a kind of fact': '/by/work/',
  'a value of it': '/by/poet/andal/',
  'a playlist': '/playlist/trial-marks/',
  'a playlist that is missing': '/playlist/lost/',
  'a playlist without a name': '/playlist/',
  support: '/support/',
  privacy: '/privacy/',
  'a page without a connection': '/offline/',
  'a screen': '/screen/',
  'an address that leads nowhere': '/playlist/nowhere/',
};
/** Pages with fields; axe looks at their labels, and at the languages that they name, in one language for all. */
const WITH_FIELDS = ['Home', 'a file', 'support', 'privacy'];
/** Rules of axe that words in another language could break. */
const LANGUAGE_RULES = ['html-has-lang', 'html-lang-valid', 'valid-lang', 'label'];

/** Pixels. */
const NARROW = 340;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
const shared = shareVisit(async () => {
  const visit = await site.visit('/privacy/', { viewport: { width: NARROW, height: 844 } });
  visit.allow(FAILED_REQUEST); // pages that are missing
  return visit;
});

test.each(Object.entries(ROUTES).map(([name, path], at) => ({ name, path, at })))(
  '$name has no word of the interface left in English, in no language is wider than a narrow window, and its bar is one row',
  async ({ name, path, at }) => {
    const { page } = shared();
    const turn = at % LOCALES.length;
    const [first = 'hi', ...others] = [...LOCALES.slice(turn), ...LOCALES.slice(0, turn)];
    await chooses(page, first);
    await page.goto(path);
    for (const locale of [first, ...others, 'en'] as const) {
      if (locale !== first) await chooses(page, locale);
      await page.locator(`html[lang=${locale}]`).waitFor({ state: 'attached' });
      if (locale !== 'en') expect(await leftovers(page, locale), locale).toEqual([]);
      if (locale === 'sa' && WITH_FIELDS.includes(name)) expect(await violations(page, LANGUAGE_RULES)).toEqual([]);
      const { width, tops } = await page.evaluate(() => {
        const bar = document.querySelectorAll('.bar > :is(a, details), .bar > astro-island button');
        return {
          width: document.documentElement.scrollWidth,
          tops: [...new Set([...bar].map((part) => Math.round(part.getBoundingClientRect().top)))],
        };
      });
      expect(width, locale).toBeLessThanOrEqual(NARROW);
      expect(tops.length, `rows of the bar, ${locale}`).toBeLessThanOrEqual(1);
    }
  },
);
