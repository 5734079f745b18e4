import { useEffect, useRef, useState } from 'react';

/**
 * How many of the rows, from the first, hold no more than `most` that are not drawn yet.
 * @example drawableRows(['a', 'b', 'c', 'd'], new Set(['a']), 2) → 3
 */
export function drawableRows<T>(rows: readonly T[], drawn: ReadonlySet<T>, most: number): number {
  let fresh = 0;
  const end = rows.findIndex((row) => {
    if (!drawn.has(row)) fresh += 1;
    return fresh > most;
  });
  return end < 0 ? rows.length : end;
}

/** Milliseconds without a change after which the rest is drawn: while letters come, it would only hold them up. */
const PAUSE = 300;

/**
 * The rows that may be drawn now: the first ones at once, and the rest in as small parts once the reader pauses. Those of
 * the first drawing come all together.
 * @param most new rows in one frame
 */
export function useInstalments<T>(rows: readonly T[], most: number): readonly T[] {
  const [drawn, setDrawn] = useState<ReadonlySet<T>>(() => new Set(rows));
  const changed = useRef({ rows, at: Number.NEGATIVE_INFINITY });
  const count = drawableRows(rows, drawn, most);
  useEffect(() => {
    if (most >= rows.length) return; // always whole
    if (changed.current.rows !== rows) changed.current = { rows, at: performance.now() };
    if (count === drawn.size && rows.slice(0, count).every((row) => drawn.has(row))) return;
    const wait = changed.current.at + PAUSE - performance.now();
    const timer = setTimeout(() => setDrawn(new Set(rows.slice(0, count))), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [rows, count, drawn, most]);
  return rows.slice(0, count);
}
