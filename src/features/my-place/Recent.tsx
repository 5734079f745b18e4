/** What was read last, and what is to be gone on with. */
import type { ReactNode } from 'react';
import { useWords } from '#words/useWords.ts';
import { placeOfRecent, type RecentSong, toContinue } from './recent.ts';
import { Section } from './Section.tsx';
import { LibraryWords, SongLink } from './SongLink.tsx';
import { verseValues } from './stored-verse.ts';

const SILENT = { said: '', focus: null };

export function Recent({ songs }: { songs: readonly RecentSong[] }): ReactNode {
  const t = useWords();
  const song = toContinue([...songs]);
  return (
    <Section id="recent" title="my.read-last" tools={SILENT}>
      {song && (
        <p className="continue">
          <a className="button" href={placeOfRecent(song)} data-key="continue">
            <span>
              {`${t('home.continue')} `}
              <LibraryWords>{song.name}</LibraryWords>
              {song.verse && t('home.verse-after', verseValues(song.verse))}
            </span>
          </a>
        </p>
      )}
      {songs.length === 0 ? (
        <p className="quiet">{t('my.no-recent')}</p>
      ) : (
        <ol className="songs" role="list">
          {songs.map((each) => (
            <li key={each.path}>
              <SongLink
                song={each}
                href={placeOfRecent(each)}
                mark={`recent:${each.path}`}
                note={
                  each.verse ? t('my.stopped-verse', { verse: t('search.verse', verseValues(each.verse)) }) : undefined
                }
              />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
