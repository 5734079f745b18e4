/**
 * What differs between the pages for frames. A build renders Embed.astro once, with places for these words, and puts those of
 * each text in (scripts/draw): that takes a quarter of the time.
 */
import { slot } from '#features/offline/draw/slots.ts';
import { textForm } from '#features/reading/stanza-html.ts';
import { verseHtml } from '#features/reading/verse.ts';
import { detectScript, textLanguage } from '#library/languages.ts';
import type { EmbedPage } from '#library/pages.ts';

export interface FrameWords {
  name: string;
  nameLang: string;
  /** Collection and language: `Hymns, Tamil`. */
  place: string;
  /** Whole address of the text's page. */
  page: string;
  /** `verse` or `prose`. */
  form: string;
  lang: string;
  dir: string;
  /** The text, as HTML. */
  html: string;
}

/** The words of one text. @param site its origin */
export function frameWords({ folder, language, song, codes }: EmbedPage, text: string, site: string): FrameWords {
  const { lang, dir } = textLanguage(song.language, detectScript(text), codes);
  const named = textLanguage('', detectScript(song.name), []).lang;
  const form = textForm(text);
  return {
    name: song.name,
    // A name in Latin letters is read as the page is.
    nameLang: named === 'und-Latn' ? 'en' : named,
    place: `${folder.label}, ${language.label}`,
    page: new URL(song.path, site).href,
    form,
    lang,
    dir,
    html: verseHtml(text, true, 'none', form),
  };
}

/** Places for the words of any text, as `fill` of slots.ts fills them. */
export const FRAME_PLACES: FrameWords = {
  name: slot('name'),
  nameLang: slot('nameLang'),
  place: slot('place'),
  page: slot('page'),
  form: slot('form'),
  lang: slot('lang'),
  dir: slot('dir'),
  html: slot('html'),
};
