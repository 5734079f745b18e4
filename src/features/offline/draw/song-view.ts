/**
 * What the page of a song shows, worked out once for the build and for the drawing on a device: the layout only puts it into
 * elements.
 */

import { detectScript, languageLabel, textLanguage } from '#core/library/languages.ts';
import type { FilePage, FolderLink, LanguageLink, SongLink } from '#core/library/pages.ts';
import { cardPath } from '#core/library/paths.ts';
import { type TextBody, textBody } from '#core/text/text-body.ts';
import { isLong, opening } from '#core/text/texts.ts';
import { type EditionEntry, editionEntry } from '#features/editions/in-worker.ts';
import { type SongNotice, songNotices } from '#features/reading/in-worker.ts';
import { type ScriptPlace, scriptPlace } from '#features/script/in-worker.ts';

export interface SongView {
  path: string;
  /** Of the picture of its collection. */
  card: string;
  name: string;
  /** None for a name in the page's own letters. */
  nameLang: string | undefined;
  /** null where it has none. */
  number: string | null;
  description: string;
  /** `id` of the element before which nothing is painted. */
  first: string;
  folder: FolderLink;
  /** Its `label` stands in notices too. */
  language: LanguageLink;
  translate: { language: string; from: string; off: boolean; missing: boolean };
  editions: readonly EditionEntry[];
  script: ScriptPlace;
  notices: readonly SongNotice[];
  /** The day of the last correction, for its notice; '' for none. */
  corrected: string;
  /** What the box of the text is, for a screen reader. */
  label: string;
  /** null when the text could not be loaded. */
  body: (TextBody & { lang: string; dir: string }) | null;
  previous: SongLink | undefined;
  next: SongLink | undefined;
}

/** @param text null when it could not be loaded */
export function songView({ folder, language, song, editions, ...rest }: FilePage, text: string | null): SongView {
  const codes = editions.map((edition) => edition.language);
  const { lang, dir } = textLanguage(song.language, detectScript(text ?? ''), codes);
  const nameTag = textLanguage('', detectScript(song.name), []).lang;
  const elsewhere = editions.some(({ path, unavailable }) => path !== song.path && !unavailable);
  return {
    path: song.path,
    card: cardPath(folder.path),
    name: song.name,
    nameLang: nameTag === 'und-Latn' ? undefined : nameTag,
    number: song.songNo === null ? null : String(song.songNo),
    // Whoever looks for a song knows how it begins; the title says where it is from.
    description: (!song.unavailable && opening(text ?? '')) || `${song.name}: ${folder.label}, ${language.label}.`,
    first: isLong(text ?? '') ? 'text' : 'end',
    folder,
    language,
    translate: {
      language: song.language,
      from: languageLabel(song.language),
      off: song.unavailable,
      missing: song.digest === null,
    },
    editions: editions.map((edition) => editionEntry(edition, song.path)),
    script: text === null ? null : scriptPlace(text, lang, codes),
    notices: songNotices(song, elsewhere),
    corrected: song.corrected ?? '',
    label: `${song.name}, ${language.label}`,
    body: text === null ? null : { ...textBody(text), lang, dir },
    previous: rest.previous,
    next: rest.next,
  };
}
