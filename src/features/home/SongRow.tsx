import { memo, type ReactNode } from 'react';
import type { ShownRow } from '#features/search/index.ts';
import { Marked } from '#ui/Marked.tsx';
import { labels } from './labels.ts';

interface Props {
  row: ShownRow;
  /** Label of the language, at the end of the row. */
  language: string;
  /** Place in the whole list, from 1, and its length. */
  place: number;
  total: number;
}

/** One song of the index; the whole row is a link. */
export const SongRow = memo(function SongRow({ row, language, place, total }: Props): ReactNode {
  return (
    <li aria-posinset={place} aria-setsize={total}>
      <a href={row.path}>
        <span className="no" suppressHydrationWarning>
          <span className="visually-hidden" suppressHydrationWarning>{`${labels.songNo} `}</span>
          {row.songNo ?? labels.none}
        </span>
        <span className="name">
          <Marked text={row.name} marks={row.marks} />
          {row.missing && <em suppressHydrationWarning>{labels.missing}</em>}
        </span>
        <span className="label" suppressHydrationWarning>
          {language}
        </span>
      </a>
    </li>
  );
});
