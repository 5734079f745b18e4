/** A row of a list of songs, as in the hymnal's index: number, name, language. */
import type { MouseEventHandler, ReactNode } from 'react';
import { detectScript, languageLabel, textLanguage } from '#core/library/languages.ts';
import { sayName } from '#words/names.ts';
import { useNameLang, useWords } from '#words/useWords.ts';
import { namesOfPath, type StoredSong } from './song.ts';

/** The label of the language of a song's page: `/file/Puranas/TAM/…` → `Tamil`. */
export const labelOf = (path: string): string => languageLabel(namesOfPath(path).language);

/** Words of the library among the page's own, tagged where they are in another script. */
export function LibraryWords({ children }: { children: string }): ReactNode {
  const nameLang = useNameLang();
  const script = detectScript(children);
  const plain = script === 'Latn' || script === 'Zyyy';
  return <bdi lang={plain ? nameLang(children) : textLanguage('', script, []).lang}>{children}</bdi>;
}

interface RowProps {
  song: StoredSong;
  /** Beneath the name. */
  note?: string | undefined;
  /** Whether the language stands at its end. */
  label?: boolean;
}

/** What stands in a row. */
export function SongWords({ song, note, label = true }: RowProps): ReactNode {
  const t = useWords();
  return (
    <>
      <span className="no">
        <span className="visually-hidden">{`${t('page.song-no')} `}</span>
        {String(song.no ?? t('page.no-number'))}
      </span>
      <span className="name">
        <LibraryWords>{song.name}</LibraryWords>
        {song.also && (
          <span className="beneath">
            <LibraryWords>{song.also}</LibraryWords>
          </span>
        )}
        {note && <em>{note}</em>}
      </span>
      {label && <span className="label">{sayName(t, labelOf(song.path))}</span>}
    </>
  );
}

interface LinkProps extends RowProps {
  href?: string;
  /** Finds it again when the focus is to go to it. */
  mark?: string;
  onClick?: MouseEventHandler;
}

export function SongLink({ href, mark, onClick, ...row }: LinkProps): ReactNode {
  return (
    <a href={href ?? row.song.path} data-key={mark} onClick={onClick}>
      <SongWords {...row} />
    </a>
  );
}
