import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ShownRow } from '#features/search/index.ts';
import { LibraryName } from '#words/LibraryName.tsx';
import { Words } from '#words/Words.tsx';
import { SongRow } from './SongRow.tsx';
import { useInstalments } from './useInstalments.ts';

/** Rows of one stretch of the list; it divides into two columns and into three. */
export const STRETCH = 30;
/** Rows of one part: a list of 34,000 songs is 57 of them, where as many stretches would each be asked at every key. */
const PART = 20 * STRETCH;
/** Where the list usually begins on the page, in pixels. */
const LIST_TOP = 600;
/** A row's usual height in pixels, for stretches that have not been seen yet. */
const ROW_HEIGHT = 57;

/**
 * How near the screen a stretch is drawn, in pixels: a jump to the middle of the list draws what is on the screen and as much around
 * it as costs no long task. The first stretch stays where the plates above it are high.
 */
const MARGIN = 600;
const FIRST_MARGIN = 1200;

interface Props {
  /** Number of the question that the list answers. */
  answer: number;
  total: number;
  /** Rows had so far, by place; holes are rows still to come. */
  rows: readonly (ShownRow | undefined)[];
  language: string;
  /** Asks for the rows of a stretch that comes into view. */
  onWanted: (from: number) => void;
}

interface PieceProps extends Props {
  from: number;
  screen: Screen;
  /** Whether all of the list may be drawn, and not the first songs alone. */
  whole: boolean;
}

interface Screen {
  columns: number;
  /** Rows of the list that it shows under the search, at the least. */
  rows: number;
}

/** The screen as far as the list needs it. Kept, since to ask for the window's size lays out the page there and then. */
function useScreen(): Screen {
  const [screen, setScreen] = useState<Screen>({ columns: 1, rows: STRETCH });
  useEffect(() => {
    const read = () => {
      const columns = innerWidth < 768 ? 1 : innerWidth < 1200 ? 2 : 3;
      const high = Math.max(4, Math.ceil((innerHeight - LIST_TOP) / ROW_HEIGHT) + 1);
      setScreen({ columns, rows: columns * high });
    };
    read();
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, []);
  return screen;
}

interface Near<E> {
  box: RefObject<E | null>;
  /** Whether the piece is within the margin of the screen. */
  near: boolean;
  /** Style of a piece that is blank: as high as it was, or as it usually is. */
  blank: { minBlockSize: number };
}

/** Watches whether a piece of the list is near the screen. The first piece is, until it is told otherwise. */
function useNear<E extends HTMLElement>({ from, screen, whole }: PieceProps, count: number, margin: number): Near<E> {
  const box = useRef<E>(null);
  const [near, setNear] = useState(from === 0);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        // On a busy device several come at once: the last is how it is now.
        const entry = entries.at(-1);
        if (!entry) return;
        // A piece that leaves while only its first songs are drawn is not as high as it will be.
        if (whole && !entry.isIntersecting && element.firstChild) setHeight(element.offsetHeight);
        setNear(entry.isIntersecting);
      },
      { rootMargin: `${margin}px` },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [margin, whole]);
  const usual = Math.ceil(count / screen.columns) * ROW_HEIGHT;
  return { box, near, blank: { minBlockSize: height ?? usual } };
}

/** A stretch of the list: rows while it is near the screen, else a blank of the same height. */
function Stretch(props: PieceProps): ReactNode {
  const { from, screen, whole, total, rows, language, onWanted } = props;
  const count = Math.min(STRETCH, total - from);
  const { box, near, blank } = useNear<HTMLOListElement>(props, count, from === 0 ? FIRST_MARGIN : MARGIN);
  const ready = rows[from + count - 1] !== undefined;

  useEffect(() => {
    if (near && !ready) onWanted(from);
  }, [near, ready, from, onWanted]);

  const here = near ? rows.slice(from, from + count).filter((row) => row !== undefined) : [];
  // The first stretch is drawn anew at every key; the others come as the reader scrolls, and are wanted whole.
  const most = useInstalments(from === 0 ? here.length : 0, screen.rows, whole);
  const shown = from === 0 ? here.slice(0, most) : here;
  return (
    <ol ref={box} className="songs" role="list" style={whole && shown.length < count ? blank : undefined}>
      {shown.map((row, place) => (
        // By place: another song in a row is other words, where a row of its own would be other elements.
        // biome-ignore lint/suspicious/noArrayIndexKey: rows hold nothing of their own
        <SongRow key={place} row={row} language={language} place={from + place + 1} total={total} />
      ))}
    </ol>
  );
}

/** A part of the list: its stretches while it is near the screen, else a blank of the same height. */
function Part(props: PieceProps): ReactNode {
  const { from, total, whole } = props;
  const count = Math.min(PART, total - from);
  const { box, near, blank } = useNear<HTMLDivElement>(props, count, 2400);
  const most = whole ? Math.ceil(count / STRETCH) : 1;
  const starts = Array.from({ length: near ? most : 0 }, (_, place) => from + place * STRETCH);
  return (
    <div ref={box} style={near ? undefined : blank}>
      {starts.map((start) => (
        <Stretch key={start} {...props} from={start} />
      ))}
    </div>
  );
}

/** Milliseconds after which what is below the screen is drawn too: while letters come, it would only hold them up. */
const REST = 600;

/** The last answer that has stood for a while, or that the reader has scrolled; null before the view lives. */
function useRested(answer: number): number | null {
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    const rest = () => setRested(answer);
    if (rested === null) return rest();
    if (rested === answer) return;
    const timer = setTimeout(rest, REST);
    addEventListener('scroll', rest);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', rest);
    };
  }, [answer, rested]);
  return rested;
}

/**
 * The songs of the list, however many: only what is near the screen is in the page. On the server it is the first stretch
 * alone, since a blank has a height in its style, and the policy allows no style in the page's HTML.
 */
export const SongGrid = memo(function SongGrid(props: Props): ReactNode {
  const { answer, total, rows } = props;
  const screen = useScreen();
  const rested = useRested(answer);
  const whole = rested === answer;
  // The first answer's place is held whole, for a reader who comes back to the middle of it; later ones that of their
  // first rows, which is alike at most keys.
  const usual = Math.ceil((answer > 1 ? rows.length : total) / screen.columns) * ROW_HEIGHT;
  const parts = whole ? Math.ceil(total / PART) : 1;
  return (
    <div className="grid" style={rested === null || whole ? undefined : { minBlockSize: usual }}>
      {/* Said once to who sees it; to a screen reader with each song. */}
      <p className="song-columns" aria-hidden="true">
        <Words id="page.song-no" />
        <LibraryName label={props.language} />
      </p>
      {Array.from({ length: parts }, (_, place) => place * PART).map((from) => (
        <Part key={from} {...props} from={from} screen={screen} whole={whole} />
      ))}
    </div>
  );
});
