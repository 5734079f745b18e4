/** Marked songs and verses, each with a way to take its mark away, and back. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';
import { type MarkedSong, type MarkedVerse, markSong, markVerse, unmarkSong, unmarkVerse } from './marks.ts';
import { Section, useSection } from './Section.tsx';
import { LibraryWords, SongLink } from './SongLink.tsx';
import { change } from './store.browser.ts';
import { verseValues } from './stored-verse.ts';
import { type Removal, useUndo } from './useUndo.tsx';

export function Marks({ songs }: { songs: readonly MarkedSong[] }): ReactNode {
  const t = useWords();
  const tools = useSection();
  const undo = useUndo(tools);

  /** @param label what a screen reader says of the button */
  const remove = (
    key: string,
    label: string,
    removal: Pick<Removal, 'at' | 'words' | 'remove' | 'back'>,
  ): ReactNode => {
    const press = (): void => undo.remove({ ...removal, full: 'my.marks-full-here', focus: [key] });
    return (
      <Button variant="small" aria-label={label} data-key={key} onClick={press}>
        ×
      </Button>
    );
  };

  const verseRow = (song: MarkedSong, verse: MarkedVerse, at: number): ReactNode => {
    const name = t('search.verse', verseValues(verse));
    const what = { verse: name, song: song.name };
    const key = `${song.path}#${verse.id}`;
    return (
      <li key={key} className="verse">
        <a href={key} data-key={`verse:${key}`}>
          <span className="no">
            {verse.of === undefined && <span className="visually-hidden">{`${t('my.verse')} `}</span>}
            {verse.of === undefined ? verse.says : name}
          </span>
          <span className="name">
            <LibraryWords>{verse.words || t('my.verse')}</LibraryWords>
          </span>
        </a>
        {remove(`unmark:${key}`, t('my.unmark-verse', what), {
          at,
          words: t('my.verse-unmarked', what),
          remove: () => change('marks', (marks) => unmarkVerse(marks, song.path, verse.id)),
          back: () => change('marks', (marks) => markVerse(marks, song, verse, verse.at)),
        })}
      </li>
    );
  };

  const songRow = (song: MarkedSong, at: number): ReactNode => (
    <li key={song.path}>
      <SongLink song={song} mark={`mark:${song.path}`} />
      {song.at > 0 &&
        remove(`unmark:${song.path}`, t('my.unmark-song', { song: song.name }), {
          at,
          words: t('my.song-unmarked', { song: song.name }),
          remove: () => change('marks', (marks) => unmarkSong(marks, song.path)),
          back: () => change('marks', (marks) => markSong(marks, song, song.at)),
        })}
    </li>
  );

  const rows: ReactNode[] = [];
  for (const song of songs) {
    rows.push(songRow(song, rows.length));
    for (const verse of song.verses) rows.push(verseRow(song, verse, rows.length));
  }
  const all = undo.among(rows);
  return (
    <Section id="marks" title="my.marks" tools={tools}>
      {all.length === 0 ? (
        <p className="quiet">{t('my.no-marks')}</p>
      ) : (
        <ul className="songs one" role="list">
          {all}
        </ul>
      )}
    </Section>
  );
}
