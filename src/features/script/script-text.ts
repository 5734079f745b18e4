/** Puts a text's words in another script, node by node, and back: its elements, their ids and links stay. */
import { type ScriptEntry, type ScriptId, scriptTag } from './catalogue.ts';
import type { Source } from './offer.ts';

/** The tables of all scripts. */
export type Tables = typeof import('./transliterate.ts');

let tables: Promise<Tables> | undefined;

/**
 * Fetches the tables, once.
 * @throws where they cannot be had; then the next call asks again
 */
export function loadTables(): Promise<Tables> {
  tables ??= import('./transliterate.ts').catch((error: unknown) => {
    tables = undefined;
    throw error;
  });
  return tables;
}

interface Original {
  lang: string;
  words: readonly (readonly [node: Text, data: string])[];
  /** What is shown instead. */
  shown: ScriptId;
}

/** What the library has, for each text that shows something else. */
const originals = new WeakMap<HTMLElement, Original>();

/** Stands between the words of two nodes; no text holds it, and no script maps it. */
const GAP = '\u0000';

function textNodes(text: HTMLElement): Text[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}

/** The text as the library has it, whatever is shown. */
export function originalText(text: HTMLElement): string {
  const original = originals.get(text);
  return original ? original.words.map(([, data]) => data).join('') : (text.textContent ?? '');
}

export function originalLang(text: HTMLElement): string {
  return originals.get(text)?.lang ?? text.lang;
}

/** The script that a text was put in; null while it shows its own. */
export function shownScript(text: HTMLElement): ScriptId | null {
  return originals.get(text)?.shown ?? null;
}

/** The words of the library again, to the letter. */
export function restoreText(text: HTMLElement): void {
  const original = originals.get(text);
  if (!original) return;
  for (const [node, data] of original.words) node.data = data;
  text.lang = original.lang;
  originals.delete(text);
}

export function showText(text: HTMLElement, source: Source, script: ScriptEntry, { transliterate }: Tables): void {
  restoreText(text);
  const nodes = textNodes(text);
  const words = nodes.map((node) => [node, node.data] as const);
  const made = transliterate(words.map(([, data]) => data).join(GAP), source, script.id).split(GAP);
  if (made.length !== nodes.length) return;
  originals.set(text, { lang: text.lang, words, shown: script.id });
  for (const [at, node] of nodes.entries()) node.data = made[at] ?? node.data;
  text.lang = scriptTag(source.tongue, script);
}
