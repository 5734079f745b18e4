import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Labels } from './labels.ts';
import { SongRow } from './SongRow.tsx';
import type { ShownRow } from './search/messages.ts';

/** Rows of one stretch of the list; it divides into two columns and into three. */
export const STRETCH = 30;
/** A row's usual height in pixels, for stretches that have not been seen yet. */
const ROW_HEIGHT = 57;

interface Props {
  total: number;
  /** Rows had so far, by place; holes are rows still to come. */
  rows: readonly (ShownRow | undefined)[];
  language: string;
  labels: Labels;
  /** Asks for the rows of a stretch that comes into view. */
  onWanted: (from: number) => void;
}

interface StretchProps extends Props {
  from: number;
}

const columnsAt = (width: number): number => (width >= 1200 ? 3 : width >= 768 ? 2 : 1);

/** A stretch of the list: rows while it is near the screen, else a blank of the same height. */
function Stretch({ from, total, rows, language, labels, onWanted }: StretchProps): ReactNode {
  const box = useRef<HTMLOListElement>(null);
  const [near, setNear] = useState(from === 0);
  const [height, setHeight] = useState<number | null>(null);
  const count = Math.min(STRETCH, total - from);
  const ready = rows[from] !== undefined;

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting && element.childElementCount > 0) setHeight(element.offsetHeight);
        setNear(entry.isIntersecting);
      },
      { rootMargin: '1200px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    if (near && !ready) onWanted(from);
  }, [near, ready, from, onWanted]);

  const shown = near && ready;
  const blank = height ?? Math.ceil(count / columnsAt(globalThis.innerWidth ?? 0)) * ROW_HEIGHT;
  return (
    <ol ref={box} className="songs" role="list" style={shown ? undefined : { minBlockSize: blank }}>
      {shown &&
        rows
          .slice(from, from + count)
          .map((row, place) =>
            row ? (
              <SongRow
                key={row.path}
                row={row}
                language={language}
                labels={labels}
                place={from + place + 1}
                total={total}
              />
            ) : null,
          )}
    </ol>
  );
}

/** The songs of the list, however many: only what is near the screen is in the page. */
export function SongGrid(props: Props): ReactNode {
  const starts = Array.from({ length: Math.ceil(props.total / STRETCH) }, (_, place) => place * STRETCH);
  return (
    <div className="grid">
      {starts.map((from) => (
        <Stretch key={from} from={from} {...props} />
      ))}
    </div>
  );
}
