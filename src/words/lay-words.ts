/**
 * Lays the language that the reader chose over the English page, and keeps it there: whatever islands and late parts write
 * is put into it before it is painted. Text nodes keep their place and only change their words, so React still knows them;
 * the library's own words stay as they are, and get a `lang` of their own.
 */
import type { Catalogue } from './english.ts';
import type { Locale } from './locales.ts';
import { type Kind, type Translate, translator } from './phrase.ts';
import { PLACES, SPOKEN } from './places.ts';
import css from './words.css?inline';
import { forgetLangs, isOurs, ownLang, speak } from './words-lang.ts';

const CATALOGUES: Readonly<Record<string, () => Promise<{ CATALOGUE: Catalogue }>>> = {
  hi: () => import('./hindi.ts'),
  ta: () => import('./tamil.ts'),
  sa: () => import('./sanskrit.ts'),
};

const root = document.documentElement;
/** Texts of the library, however long, and what no reader sees. */
const SILENT = '[data-text], [data-second], script, style, noscript';
const NAMED = ['[lang]', ...PLACES.map(([selector]) => selector)].join();

/** What was there, and what we put in its place. */
interface Laid {
  source: string;
  shown: string;
}

const texts = new WeakMap<Text, Laid>();
const attributes = new WeakMap<Element, Map<string, Laid>>();
let translate: Translate = () => null;
let tongue: Locale = 'en';

/** What may stand in an element; what the page itself tags with a language is the library's. */
function kindOf(element: Element | null): Kind {
  for (let at = element?.closest(NAMED); at && at !== root; at = at.parentElement?.closest(NAMED)) {
    const named = at;
    const place = PLACES.find(([selector]) => named.matches(selector));
    if (place) return place[1];
    if (!isOurs(at)) return 'library';
  }
  return 'words';
}

/** `  Home ` in another language, with the white space around it; null where the catalogue has nothing for it. */
function inTongue(value: string, kind: Kind): string | null {
  const words = value.trim();
  const made = translate(words, kind);
  return made === null ? null : value.replace(words, () => made);
}

/** `Support · Nama`: a page's title is what its heading is, and the site's name stays. */
function titleIn(value: string): string | null {
  const end = value.lastIndexOf(' · ');
  const made =
    end < 0
      ? null
      : translate(value.slice(0, end), kindOf(document.querySelector('h1 > bdi') ?? document.querySelector('h1')));
  return made === null ? null : made + value.slice(end);
}

function layText(node: Text): void {
  const value = node.data;
  const parent = node.parentElement;
  if (!parent || texts.get(node)?.shown === value || !/\p{L}/u.test(value) || parent.closest(SILENT)) return;
  const made = parent instanceof HTMLTitleElement ? titleIn(value) : inTongue(value, kindOf(parent));
  if (made === null) {
    texts.delete(node);
    speak(parent, ownLang(parent, value));
    return;
  }
  texts.set(node, { source: value, shown: made });
  if (made !== value) node.data = made;
  speak(parent, tongue);
}

function layAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name);
  const laid = attributes.get(element) ?? new Map<string, Laid>();
  if (value === null || laid.get(name)?.shown === value) return;
  const made = inTongue(value, kindOf(element));
  if (made === null) {
    laid.delete(name);
    return;
  }
  attributes.set(element, laid.set(name, { source: value, shown: made }));
  if (made !== value) element.setAttribute(name, made);
}

/** Calls one of the two for every text and every spoken attribute in a part of the page. */
function walk(part: Node, onText: (node: Text) => void, onAttribute: (element: Element, name: string) => void): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = part; node; node = walker.nextNode()) {
    if (node instanceof Text) onText(node);
    else if (node instanceof Element) for (const name of SPOKEN) if (node.hasAttribute(name)) onAttribute(node, name);
  }
}

const watcher = new MutationObserver((records) => {
  for (const { type, target, addedNodes, attributeName } of records) {
    if (type === 'attributes') layAttribute(target as Element, attributeName ?? '');
    else if (type === 'characterData') layText(target as Text);
    else for (const node of addedNodes) walk(node, layText, layAttribute);
  }
  watcher.takeRecords(); // what was just laid
});

/** English again, as the page was made. */
function lift(): void {
  watcher.disconnect();
  walk(
    root,
    (node) => {
      const laid = texts.get(node);
      if (laid?.shown === node.data) node.data = laid.source;
      texts.delete(node);
    },
    (element, name) => {
      const laid = attributes.get(element)?.get(name);
      if (laid && laid.shown === element.getAttribute(name)) element.setAttribute(name, laid.source);
      attributes.get(element)?.delete(name);
    },
  );
  forgetLangs(root);
}

// Asked by parts that compare what is typed with what is shown.
addEventListener('name', (event) => {
  const { detail } = event as CustomEvent<{ name: string; kind?: Kind; shown: string }>;
  if (tongue !== 'en') detail.shown = translate(detail.name, detail.kind ?? 'names') ?? '';
});

let sheet: CSSStyleSheet | undefined;

/** The language that the page is asked for: `data-lang` on its root, which `look.ts` and the script in the head keep. */
export async function layWords(): Promise<void> {
  const asked = root.dataset['lang'] ?? 'en';
  const load = CATALOGUES[asked];
  try {
    const catalogue = (await load?.())?.CATALOGUE;
    if ((root.dataset['lang'] ?? 'en') !== asked || root.lang === asked) return;
    lift();
    tongue = 'en';
    if (!catalogue) {
      delete root.dataset['lang']; // English, or nothing that we know
      return;
    }
    translate = translator(catalogue);
    tongue = asked as Locale;
    root.lang = tongue;
    walk(root, layText, layAttribute);
    const filter = { attributes: true, attributeFilter: [...SPOKEN] };
    watcher.observe(root, { subtree: true, childList: true, characterData: true, ...filter });
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // The file cannot be had just now: the page stays in the language that it is in.
    if (root.lang === 'en') delete root.dataset['lang'];
  }
}

void layWords();
