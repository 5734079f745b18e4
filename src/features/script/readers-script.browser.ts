/** A text that stands on no page, in the script that the reader has chosen for its language. */

import type { PageText } from '#core/page/read-song-page.ts';
import { offerScripts } from '#core/text/script-offer.ts';
import { findScript, scriptTag } from '#core/text/scripts.ts';
import { storedScript } from './script-store.browser.ts';
import { loadTransliterator } from './script-text.browser.ts';

/**
 * @param codes language codes of all editions of the song
 * @returns the text itself where the reader has chosen none, where it cannot be transliterated, or where the code for it cannot be loaded
 */
export async function inReadersScript({ text, lang }: Pick<PageText, 'text' | 'lang'>, codes: readonly string[]) {
  const offer = offerScripts(text, lang, codes);
  if (!offer || 'code' in offer.from) return { text, lang };
  const { from, transliterations } = offer;
  const script = findScript(storedScript(from.language));
  if (!script || !transliterations.includes(script)) return { text, lang };
  try {
    const { transliterate } = await loadTransliterator();
    return { text: transliterate(text, from, script.id), lang: scriptTag(from.language, script) };
  } catch {
    return { text, lang };
  }
}
