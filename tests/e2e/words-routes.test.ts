/** Every kind of page in every language of the interface: one visit for each language, since a reader, too, goes from page to page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { type Site, startSite, type Visit } from './site.ts';
import { LOCALES, leftovers, openIn } from './words.fixture.ts';

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

describe.each(['en', ...LOCALES] as const)('in %s', (locale) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openIn(site, '/privacy/', locale, { viewport: { width: NARROW, height: 844 } });
  });
  afterAll(async () => {
    expect(await visit.close()).toEqual([]);
  });

  const isWhole = locale === 'en' ? 'is' : 'has no word of the interface left in English, is';
  test.each(Object.entries(ROUTES))(
    `%s ${isWhole} no wider than a narrow window, and its bar is one row`,
    async (name, path) => {
      const { page } = visit;
      await page.goto(path);
      await page.locator(`html[lang=${locale}]`).waitFor({ state: 'attached' });
      if (locale !== 'en') {
        expect(await leftovers(page, locale)).toEqual([]);
        if (locale === 'sa' && WITH_FIELDS.includes(name)) expect(await violations(page, LANGUAGE_RULES)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW);
      const tops = await page
        .locator('.bar > :is(a, details), .bar > astro-island button')
        .evaluateAll((parts) => [...new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top)))]);
      expect(tops.length, 'rows of the bar').toBeLessThanOrEqual(1);
    },
  );
});
