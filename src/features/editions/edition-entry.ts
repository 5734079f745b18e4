/** An edition of a song as the menu of other languages shows it. */
import { detectScript, languageLabel, textLanguage } from '#core/library/languages.ts';
import type { SongLink } from '#core/library/pages.ts';

export interface EditionEntry {
  path: string;
  /** The edition that the page shows. */
  current: boolean;
  /** Label of its language. */
  language: string;
  /** Its number, `N/A` for none. */
  number: string;
  name: string;
  /** A name in the page's own script needs none. */
  lang: string | undefined;
}

/** @param path of the page */
export function editionEntry({ language, songNo, name, ...song }: SongLink, path: string): EditionEntry {
  const script = detectScript(name);
  return {
    path: song.path,
    current: song.path === path,
    language: languageLabel(language),
    number: String(songNo ?? 'N/A'),
    name,
    lang: script === 'Latn' || script === 'Zyyy' ? undefined : textLanguage('', script, []).lang,
  };
}
