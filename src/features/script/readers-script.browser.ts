/** A text that stands on no page, in the script that the reader has chosen for its language. */

import type { PageText } from '#core/page/read-song-page.ts';
import { offerScripts } from '#core/text/script-offer.ts';
import { findScript, scriptTag } from '#core/text/scripts.ts';
import { storedScript } from './script-store.browser.ts';
import { loadTransliterator } from './script-text.browser.ts';

/**
 * @param codes language codes of all editions of the song
 * @param wanted id of a script; '' for the reader's own choice
 * @returns the text itself where no other script is chosen, where it cannot be transliterated, or where the code for it cannot be
 * loaded; with the scripts that it can be shown in, its own first
 */
export async function inReadersScript(
  { text, lang }: Pick<PageText, 'text' | 'lang'>,
  codes: readonly string[],
  wanted = '',
) {
  const offer = offerScripts(text, lang, codes);
  const own = offer && 'script' in offer.from ? findScript(offer.from.script) : undefined;
  if (!offer || 'code' in offer.from || !own) return { text, lang, script: '', scripts: [] };
  const { from, transliterations } = offer;
  const scripts = [own, ...transliterations];
  const script = findScript(wanted || storedScript(from.language));
  const itself = { text, lang, script: own.id, scripts };
  if (!script || !transliterations.includes(script)) return itself;
  try {
    const { transliterate } = await loadTransliterator();
    return {
      text: transliterate(text, from, script.id),
      lang: scriptTag(from.language, script),
      script: script.id,
      scripts,
    };
  } catch {
    return itself;
  }
}
