/** The song of this page: its editions, and what each of its texts can be read in. */
import { type Edition, readEditions } from '#features/editions/index.ts';
import type { Tongue } from './catalogue.ts';
import { type Offer, offerScripts, tongueOf } from './offer.ts';
import { originalLang, originalText } from './script-text.ts';

export interface Song {
  editions: readonly Edition[];
  /** null for one that is not transliterated. */
  tongue: Tongue | null;
  /** null where there is nothing to choose. */
  offerOf: (text: HTMLElement) => Offer | null;
}

export const mainText = (): HTMLElement | null => document.querySelector('[data-text]');

/** The second text of two at once. */
export const secondText = (): HTMLElement | null => document.querySelector('[data-second]');

export function readSong(): Song {
  const editions = readEditions();
  const codes = editions.map(({ code }) => code);
  return {
    editions,
    tongue: tongueOf(codes),
    offerOf: (text) => offerScripts(originalText(text), originalLang(text), codes),
  };
}
