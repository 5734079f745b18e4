/** The `lang` of each part of a page whose language was chosen: every word in a voice of its own. */

const root = document.documentElement;

/** The `lang` that an element had before ours; null for none. */
const before = new WeakMap<Element, string | null>();

export const isOurs = (element: Element): boolean => before.has(element);

function setLang(element: Element, lang: string): void {
  if (!before.has(element)) before.set(element, element.getAttribute('lang'));
  element.setAttribute('lang', lang);
}

const langOf = (element: Element | null): string => element?.closest('[lang]')?.getAttribute('lang') ?? '';

/**
 * The language of words that stay as they are: that of their tag where the page has one, else of their letters. English
 * where they are Latin, as in the page itself.
 */
export function ownLang(element: Element, words: string): string {
  const tagged = element.closest('[lang]');
  if (tagged && tagged !== root && !isOurs(tagged)) return langOf(tagged);
  if (/\p{Script=Tamil}/u.test(words)) return 'ta';
  if (/\p{Script=Devanagari}/u.test(words)) return 'sa';
  return /\p{Script=Latin}/u.test(words) ? 'en' : 'und';
}

/** Says in what language an element's own words are; elements inside it keep theirs. */
export function speak(element: Element, lang: string): void {
  const now = langOf(element);
  if (now === lang) return;
  for (const child of element.children) {
    if (!child.hasAttribute('lang') && child.textContent.trim() !== '') setLang(child, now);
  }
  setLang(element, lang);
}

/** Every `lang` as the page had it. */
export function forgetLangs(page: Element): void {
  for (const element of page.querySelectorAll('[lang]')) {
    const had = before.get(element);
    if (had === null) element.removeAttribute('lang');
    else if (had !== undefined) element.setAttribute('lang', had);
    before.delete(element);
  }
  page.setAttribute('lang', 'en');
}
