/** Scrolls an element by itself, a frame at a time. */
import { type RefObject, useEffect, useRef } from 'react';
import { travel } from './pace.ts';

interface SelfScroll {
  /** Tells one text from another: each is begun anew. */
  song: string;
  running: boolean;
  /** Lines a minute. */
  pace: number;
  /** By whole lines, for readers who want no motion. */
  whole: boolean;
  /** The last line has gone by. */
  onEnd: () => void;
}

/** Pixels by which the reader's own hand has moved it. */
const MOVED = 2;

export function useSelfScroll(
  page: RefObject<HTMLElement | null>,
  { song, running, pace, whole, onEnd }: SelfScroll,
): void {
  const end = useRef(onEnd);
  end.current = onEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another song scrolls on
  useEffect(() => {
    const element = page.current;
    if (!running || !element) return;
    const line = Number.parseFloat(getComputedStyle(element).lineHeight) || 0;
    let [last, rest, at, frame] = [performance.now(), 0, element.scrollTop, 0];
    const draw = (now: number): void => {
      const { move, rest: left } = travel(pace, line, now - last, rest, whole);
      [last, rest] = [now, left];
      // A scroll position may be a fraction of a pixel and is told rounded, so what is meant is kept here.
      if (Math.abs(element.scrollTop - at) > MOVED) at = element.scrollTop;
      if (element.scrollTop + element.clientHeight >= element.scrollHeight - 1) {
        end.current();
        return;
      }
      at += move;
      if (move > 0) element.scrollTop = at;
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [page, song, running, pace, whole]);
}
