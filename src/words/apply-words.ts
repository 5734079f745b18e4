/**
 * Says the words of the static page in the reader's language: each element that a message is in carries its number (`tag.ts`).
 * The only code outside React that sets words, and it sets them in the text nodes that are there. Words without a number are
 * the library's: they stay, and get a `lang` of their own.
 */
import { sayFrom } from './format.ts';
import { langOf } from './lang.ts';
import type { Messages, Values } from './messages.ts';
import type { PageWords } from './store.ts';
import { SPOKEN, sayValues } from './values.ts';

/** Left for the store, and for the next language. */
interface KeptWords extends PageWords {
  /** Elements that have their `lang` from here. */
  tagged: Element[];
}

const kept = globalThis as { pageWords?: KeptWords };

const valuesOf = (element: HTMLElement, messages: Messages): Values =>
  sayValues(JSON.parse(element.dataset['v'] ?? '{}'), messages);

const texts = (element: Element): Text[] =>
  [...element.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE);

/** Without those of the elements in it. */
const ownWords = (element: Element): string =>
  texts(element)
    .map(({ data }) => data)
    .join('');

/** What is not read, what says its language itself, and what React draws. */
const APART = 'script, style, noscript, svg, [lang], astro-island:not([ssr])';

/** Whether React draws an element: it says its words itself. What the page drew inside an island stays the page's. */
const isDrawn = (element: Element): boolean =>
  element.closest('astro-island:not([ssr]), astro-slot')?.localName === 'astro-island';

/** Gives the library's words their language. */
function tagNames(): Element[] {
  const tagged = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(APART) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (node instanceof Text && parent && !parent.hasAttribute('data-t') && /\p{L}/u.test(node.data))
      tagged.add(parent);
  }
  return [...tagged];
}

/** A page's title says what its heading says; what the library says in it stays. */
function sayTitle(said: ReadonlyMap<string, string>): void {
  document.title = document.title
    .split(/( · |, )/)
    .map((part) => said.get(part) ?? part)
    .join('');
}

/**
 * @param messages of the page in this language, in the order that their numbers go by
 * @param css for pages in another script
 */
export function applyWords(locale: string, messages: Messages, css: string): void {
  const ids = Object.keys(messages);
  const say = (number: string | null | undefined, element: HTMLElement): string =>
    sayFrom(messages, ids[Number.parseInt(number ?? '', 36)] ?? '', valuesOf(element, messages), locale);
  for (const element of kept.pageWords?.tagged ?? []) element.removeAttribute('lang');

  const heading = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-t]')) {
    const [text] = texts(element);
    if (!text || isDrawn(element)) continue;
    const said = say(element.dataset['t'], element);
    if (element.closest('h1')) heading.set(text.data.trim(), said);
    text.data = said;
  }
  sayTitle(heading);
  for (const [end, attribute] of Object.entries(SPOKEN)) {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-t-${end}]`)) {
      if (!isDrawn(element)) element.setAttribute(attribute, say(element.getAttribute(`data-t-${end}`), element));
    }
  }

  const tagged = locale === 'en' ? [] : tagNames();
  for (const element of tagged) element.setAttribute('lang', langOf(ownWords(element)));
  // Words of ours within those.
  for (const element of tagged.flatMap((one) => [...one.querySelectorAll('[data-t]:not([lang])')])) {
    element.setAttribute('lang', locale);
    tagged.push(element);
  }
  if (!kept.pageWords) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  document.documentElement.lang = locale;
  kept.pageWords = { locale, messages, tagged };
  dispatchEvent(new Event('words'));
}
