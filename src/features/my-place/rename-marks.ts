/** Names of marked verses as their page tells them now: an earlier one may have called a paragraph a verse. */
import type { MarkedSong, MarkedVerse } from './marks.ts';
import type { KeptVerse } from './verse.ts';

type Name = Pick<KeptVerse, 'says' | 'of'>;

/**
 * @param nameOf the name of a marked verse on the page of the song; null where its words are gone, and it keeps its own
 * @returns the same list if all names are right
 */
export function renameMarks(
  marks: readonly MarkedSong[],
  path: string,
  nameOf: (id: string) => Name | null,
): readonly MarkedSong[] {
  let isChanged = false;
  const rename = (verse: MarkedVerse): MarkedVerse => {
    const { says, of } = nameOf(verse.id) ?? verse;
    if (says === verse.says && of === verse.of) return verse;
    isChanged = true;
    return { ...verse, says, of };
  };
  const renamed = marks.map((song) => (song.path === path ? { ...song, verses: song.verses.map(rename) } : song));
  return isChanged ? renamed : marks;
}
