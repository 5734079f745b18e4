import { memo, type ReactNode } from 'react';
import { nameLines } from '#core/library/languages.ts';
import type { ShownRow } from '#features/search/index.ts';
import { NameLines } from '#ui/NameLines.tsx';
import { useNameLang } from '#words/useWords.ts';
import { LibraryName, Words } from '#words/Words.tsx';

interface Props {
  row: ShownRow;
  /** Label of the language: at the end of the row where the rows are of several, else for screen readers alone. */
  language: string;
  /** Name of its folder, where the rows are of several. */
  folder?: string;
  /** Place in the whole list, from 1, and its length. */
  place: number;
  total: number;
}

/** One song of the index; the whole row is a link. */
export const SongRow = memo(function SongRow({ row, language, folder, place, total }: Props): ReactNode {
  const nameLang = useNameLang();
  return (
    <li aria-posinset={place} aria-setsize={total}>
      <a className={row.title ? 'titled' : undefined} href={row.path}>
        <span className="no">
          <Words id="page.song-no" className="visually-hidden" /> {row.songNo ?? <Words id="page.no-number" />}
        </span>
        <span className="name">
          <NameLines lines={nameLines({ text: row.name, lang: nameLang(row.name), marks: row.marks }, row.title)} />
          {row.missing && (
            <em>
              <Words id="page.not-available" />
            </em>
          )}
        </span>
        <span className={folder === undefined ? 'visually-hidden' : 'label'}>
          {folder !== undefined && `${folder}, `}
          <LibraryName label={language} />
        </span>
      </a>
    </li>
  );
});
