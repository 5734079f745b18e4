/** The editions of a song as `hreflang` names them: one address a language. */
import { textLanguage } from '#core/library/languages.ts';
import type { Song } from '#core/library/library.ts';

/** An edition that can be read, with the script that most of its text is in (ISO 15924). */
export interface ReadableEdition {
  song: Pick<Song, 'language' | 'path'>;
  script: string;
}

/** With its tag in BCP 47: `sa`, `sa-Telu`, `ta-Latn`. */
export type Alternate = ReturnType<typeof alternatesOf>[number];

/** Language and script; no `hreflang` says "several languages" or "unknown". Source: Google, "Localized versions of your pages". */
const NAMEABLE = /^(?!mul|und|zxx|mis)[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/;

/**
 * Of two editions with the same tag these come first: Sanskrit before a text in the letters of Sanskrit, and the
 * transliteration that keeps every letter before the one that does not. After them the order of the codes counts.
 */
const FIRST: readonly string[] = ['SAN', 'TAM', 'ENG', 'IAST'];

const rank = ({ song }: ReadableEdition): number => (FIRST.includes(song.language.toUpperCase()) ? 0 : 1);

/**
 * The editions of one song that are named to search engines as versions of one another; none where there is nothing to choose
 * from. A tag may stand there only once, and IAST and ROM are both `sa-Latn`: the first in the order above is named, and the other
 * is a page by itself.
 * @param codes language codes of all its editions, in the order of the codes; they decide what a romanised text is
 */
export function alternatesOf(editions: readonly ReadableEdition[], codes: readonly string[]) {
  const byTag = new Map<string, string>();
  for (const edition of editions.toSorted((a, b) => rank(a) - rank(b))) {
    const { lang: tag } = textLanguage(edition.song.language, edition.script, codes);
    if (NAMEABLE.test(tag) && !byTag.has(tag)) byTag.set(tag, edition.song.path);
  }
  if (byTag.size < 2) return [];
  return [...byTag].map(([tag, path]) => ({ tag, path })).sort((a, b) => (a.tag < b.tag ? -1 : 1));
}
