/** The verse that a mistake is told of, as the library has it: whatever script it is shown in. */
import { fnv1a } from '#core/library/hash.ts';
import { languageLabel } from '#core/library/languages.ts';
import { languageAt } from '#core/library/paths.ts';
import { songOfVerse, verseHere } from '#features/my-place/index.ts';
import { firstBelow, stanzasHere } from '#features/reading/index.ts';
import { originalLang, originalText } from '#features/script/index.ts';

/** What is told: a verse of the page, or else the one at the top of the screen, and the words of it that are selected. */
export interface TellRequest {
  part: 'tell';
  verse?: HTMLElement | null;
  words?: string;
}

/** What a letter and its dialog need to know. */
export type Subject = NonNullable<ReturnType<typeof readSubject>>;

/** The verse that is being read: that of the selection, or the first below the upper edge of the text's box. */
function verseInView(): HTMLElement | undefined {
  const selected = getSelection()?.anchorNode?.parentElement?.closest<HTMLElement>('[data-box] p[id]');
  const verses = stanzasHere();
  const edge = Math.max(0, document.querySelector('[data-box]')?.getBoundingClientRect().top ?? 0);
  return selected ?? verses[firstBelow(verses, edge + 1)] ?? verses[0];
}

/** @returns null on a page that has no verses */
export function readSubject(given: HTMLElement | null = null) {
  const element = given ?? verseInView();
  const text = element?.closest<HTMLElement>('[data-text], [data-second]');
  const song = element && songOfVerse(element);
  const verse = element && verseHere(element);
  if (!text || !song || !verse) return null;
  return {
    song,
    verse,
    language: languageLabel(languageAt(song.path)),
    /** Of the whole text. */
    digest: fnv1a(originalText(text)),
    words: originalText(text, element),
    link: `${location.origin}${song.path}#${verse.id}`,
    lang: originalLang(text),
    dir: text.dir,
  };
}
