/** What a reader of another language sees in a page: collected in the page itself, independently of the code that translates it. */
import type { Page } from 'playwright';
import type { Locale } from '#words/locales.ts';

/** The languages of the interface besides English. */
export const LOCALES = ['hi', 'ta', 'sa'] as const;

/** The reader chooses a language of the interface, in another tab. */
export const chooses = (page: Page, lang: Locale): Promise<void> =>
  page.evaluate((settings) => {
    localStorage.setItem('settings', settings);
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, JSON.stringify({ lang }));

/** Selectors of the library's own words, which are never translated. */
const LIBRARY = [
  '[data-text]',
  '[data-second]',
  '.playlist',
  '.songs .name',
  '.plates b',
  '#list b',
  '.own',
  '.song-nav a',
  '.playlists a',
  'body > header > a',
  'article h1',
  '.id span',
  'bdi',
  'kbd',
  '.answer',
  '[lang^="und-"]',
  '[translate=no]',
  'blockquote',
  '.locale ul',
].join();
/** Names that are the same in every language, and those of the library that have no other. */
const NAMES =
  /\b(?:Atom|IAST|TEL|Trials|Works|Nama|Do Not Track|Global Privacy Control|HTTP status \d+|name@example\.org|Thodudaiya Seviyan|built-in glossary|qqqqxxxxzzzz|siva|Saha Navavatu|Tiruppavai|Dusk|Dawn|my-place|sivapuranam|thiruvasagam|agnim ile)\b|“(?:file|songs|load|link|button|webpage)”/g;

/** Interface words in Latin letters that are left, and words whose `lang` is that of others. */
export function leftovers(page: Page, locale: Locale): Promise<string[]> {
  return page.evaluate(
    ({ locale, library, names }) => {
      const faults: string[] = [];
      const known = new RegExp(names);
      const everyKnown = new RegExp(names, 'g');
      const isEnglish = (words: string) =>
        /[A-Za-z]{2}/.test(words) && /[A-Za-z]{2}/.test(words.replace(everyKnown, ''));
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node instanceof Element ? node : node.parentElement;
        if (!element || element.closest('script, style, noscript')) continue;
        // Both lines of the specification stand in every language as they are.
        if (element.closest('.come-later, .message[role="alert"] p[lang]')) continue;
        if (node instanceof Element) {
          for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
            const value = element.getAttribute(name) ?? '';
            if (isEnglish(value) && !element.closest(`${library}, [data-box], [data-pending]`)) {
              faults.push(`${name}: ${value}`);
            }
          }
          continue;
        }
        const words = (node.nodeValue ?? '').trim();
        if (!/\p{L}/u.test(words)) continue;
        const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
        if (element.closest(library) && !element.matches('.songs em, .song-nav small, .edition, .gone')) {
          if (lang === locale && isEnglish(words) && !element.closest('.answer')) faults.push(`lang ${lang}: ${words}`);
        } else if (isEnglish(words)) faults.push(`text: ${words}`);
        else if (lang !== locale && !known.test(words)) faults.push(`lang ${lang}: ${words}`);
      }
      return faults;
    },
    { locale, library: LIBRARY, names: NAMES.source },
  );
}
