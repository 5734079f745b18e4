/** Replaces the text nodes of an element by their transliteration, and restores them. Elements, their ids and links stay. */

import { languageOf, offerScripts, type Source } from '#core/text/script-offer.ts';
import { type ScriptEntry, type ScriptId, scriptTag } from '#core/text/scripts.ts';
import { syllablesOf } from '#core/text/syllables.ts';
import { readEditions } from '#features/editions/index.ts';
import { originalLang, originals, originalText } from './originals.browser.ts';

/** The module that transliterates: 28 KB, fetched on first use. */
export type Transliterator = typeof import('./transliterate.ts');

/** @throws when it cannot be fetched; the next call tries again */
export const loadTransliterator = (): Promise<Transliterator> => import('./transliterate.ts');

/** Separates the text of two nodes; no text of the library contains it, and no script maps it. */
const SEPARATOR = '\u0000';

function textNodes(text: HTMLElement): Text[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}

/** The script that a text is transliterated into; null while it shows its own. */
export function shownScript(text: HTMLElement): ScriptId | null {
  return originals.get(text)?.shown ?? null;
}

/** Shows the library's own text again. */
export function restoreText(text: HTMLElement): void {
  const original = originals.get(text);
  if (!original) return;
  for (const node of original.added) node.remove();
  for (const [node, data] of original.words) node.data = data;
  text.lang = original.lang;
  originals.delete(text);
}

export function showText(
  text: HTMLElement,
  source: Source,
  script: ScriptEntry,
  { transliterate }: Transliterator,
): void {
  restoreText(text);
  const words = textNodes(text).map((node) => [node, node.data] as const);
  // A word that may be broken stands in several nodes, and its letters hang together: all of them come into the first.
  const isRest = (node: Text): boolean => node.previousSibling?.nodeName === 'U';
  const joined = words.map(([node, data]) => (isRest(node) ? '' : SEPARATOR) + data).join('');
  const transliterated = transliterate(joined.slice(1), source, script.id).split(SEPARATOR);
  const firsts = words.filter(([node]) => !isRest(node));
  if (transliterated.length !== firsts.length) return;
  const added: ChildNode[] = [];
  originals.set(text, { lang: text.lang, words, added, shown: script.id });
  for (const [node] of words) if (isRest(node)) node.data = '';
  for (const [at, [node, data]] of firsts.entries()) {
    const [first = '', ...rest] = syllablesOf(transliterated[at] ?? data);
    // biome-ignore lint/plugin: where a long word may be broken, as the page has it
    const syllables = rest.flatMap((syllable) => [document.createElement('u'), new Text(syllable)]);
    node.data = first;
    // biome-ignore lint/plugin: the same
    node.after(...syllables);
    added.push(...syllables);
  }
  text.lang = scriptTag(source.language, script);
}

export const mainText = (): HTMLElement | null => document.querySelector('[data-text]');

/** The second text of the side-by-side view. */
export const secondText = (): HTMLElement | null => document.querySelector('[data-second]');

export type Song = ReturnType<typeof readSong>;

/** The song of this page: its editions, and what each of its texts can be read in. */
export function readSong() {
  const editions = readEditions();
  const codes = editions.map(({ code }) => code);
  return {
    editions,
    /** null for one that is not transliterated. */
    language: languageOf(codes),
    /** null where there is nothing to choose. */
    offerOf: (text: HTMLElement) => offerScripts(originalText(text), originalLang(text), codes),
  };
}
