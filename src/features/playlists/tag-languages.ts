/** The languages of what a playlist holds, told by its letters: a screen reader says each part in the voice of its own. */
import { detectScript, textLanguage } from '#core/library/languages.ts';
import { isElement, type Parent, textOf } from './tree.ts';

/**
 * Gives `lang` to each element whose own words are in other letters than what is around it. What its author has said stays.
 * @param around ISO 15924 code; at first that of most of the playlist
 */
export function tagLanguages(parent: Parent, around = detectScript(textOf(parent))): void {
  for (const node of parent.children) {
    if (!isElement(node)) continue;
    const words = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    const own = detectScript(words);
    const script = own === 'Zyyy' ? around : own;
    if (script !== around) node.properties['lang'] ??= script === 'Latn' ? 'en' : textLanguage('', script, []).lang;
    tagLanguages(node, script);
  }
}
