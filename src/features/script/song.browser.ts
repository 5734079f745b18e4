/** The song of this page: its editions, and what each of its texts can be read in. */

import { languageOf, type Offer, offerScripts } from '#core/text/script-offer.ts';
import type { SongLanguage } from '#core/text/scripts.ts';
import { type Edition, readEditions } from '#features/editions/index.ts';
import { originalLang, originalText } from './script-text.browser.ts';

export interface Song {
  editions: readonly Edition[];
  /** null for one that is not transliterated. */
  language: SongLanguage | null;
  /** null where there is nothing to choose. */
  offerOf: (text: HTMLElement) => Offer | null;
}

export const mainText = (): HTMLElement | null => document.querySelector('[data-text]');

/** The second text of the side-by-side view. */
export const secondText = (): HTMLElement | null => document.querySelector('[data-second]');

export function readSong(): Song {
  const editions = readEditions();
  const codes = editions.map(({ code }) => code);
  return {
    editions,
    language: languageOf(codes),
    offerOf: (text) => offerScripts(originalText(text), originalLang(text), codes),
  };
}
