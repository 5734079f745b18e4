import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { ShownRow } from '#features/search/index.ts';
import { LibraryName, Words } from '#words/Words.tsx';
import { SongRow } from './SongRow.tsx';

/** Rows that are asked for as the reader scrolls; they divide into two columns and into three. */
export const STRETCH = 30;
/** How near the screen the end of the rows is when the next ones are asked for: nearer than the end of the first ones at rest. */
const MARGIN = '300px';

interface Props {
  /** Songs of the whole list. */
  total: number;
  /** The first of them. */
  rows: readonly ShownRow[];
  language: string;
  /** Asks for the rows that follow, when the reader is near the end of these. */
  onMore: (from: number) => void;
}

/** The songs of the list, however many: more rows are rendered as the reader scrolls. */
export const SongGrid = memo(function SongGrid({ total, rows, language, onMore }: Props): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const shown = rows.length;

  useEffect(() => {
    if (!end.current || shown >= total) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore(shown);
      },
      { rootMargin: MARGIN },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [shown, total, onMore]);

  const stretches = Array.from({ length: Math.ceil(shown / STRETCH) }, (_, at) => at * STRETCH);
  return (
    <div className="grid">
      {/* Said above each column to who sees it; to a screen reader with each song. */}
      <div className="song-columns" aria-hidden="true">
        {[1, 2, 3].slice(0, total).map((column) => (
          <p key={column}>
            <Words id="page.song-no" />
            <LibraryName label={language} />
          </p>
        ))}
      </div>
      {stretches.map((from) => (
        <ol key={from} className="songs" role="list">
          {rows.slice(from, from + STRETCH).map((row, place) => (
            // By place: another song in a row is other words, where a row of its own would be other elements.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold nothing of their own
            <SongRow key={place} row={row} language={language} place={from + place + 1} total={total} />
          ))}
        </ol>
      ))}
      <div ref={end} />
    </div>
  );
});
