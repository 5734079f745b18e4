/** The library's own text of each element that shows a transliteration. */
import type { ScriptId } from '#core/text/scripts.ts';

interface Original {
  lang: string;
  words: readonly (readonly [node: Text, data: string])[];
  /** Syllables of long words, after the first of each. */
  added: readonly ChildNode[];
  /** What is shown instead. */
  shown: ScriptId;
}

export const originals = new WeakMap<HTMLElement, Original>();

/** A text, or a part of it, as the library has it, whatever is shown. */
export function originalText(text: HTMLElement, part: Element = text): string {
  const words = originals.get(text)?.words.filter(([node]) => part.contains(node));
  return words ? words.map(([, data]) => data).join('') : (part.textContent ?? '');
}

/** Its language, whatever is shown. */
export function originalLang(text: HTMLElement): string {
  return originals.get(text)?.lang ?? text.lang;
}
