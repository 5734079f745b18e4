/** The verses of a song, as they are learned. */
import { type Addressed, type SungSong, verseAt, versesOf } from '#features/recite/index.ts';
import { type Piece, piecesOf } from './hiding.ts';

export interface LearnVerse {
  /** The stanza of the text that it is, from 0. */
  from: number;
  /** As its page has it. */
  on: Addressed;
  lines: readonly (readonly Piece[])[];
}

/** All verses but headings; of a text of headings alone, these. */
export function versesToLearn({ stanzas, named, addresses, lang }: SungSong): LearnVerse[] {
  const all = versesOf(stanzas, named).flatMap(({ from, lines }): LearnVerse[] => {
    const on = addresses[from];
    const words = lines.map((line) => line.words);
    return on ? [{ from, on, lines: piecesOf(words, lang) }] : [];
  });
  const verses = all.filter(({ on }) => !on.isHeading);
  return verses.length > 0 ? verses : all;
}

/** The verse that a stanza is, or is within. */
export const verseOfStanza = (verses: readonly LearnVerse[], stanza: number): number =>
  verseAt(
    verses.map(({ from }) => ({ from, lines: [] })),
    stanza,
  );
