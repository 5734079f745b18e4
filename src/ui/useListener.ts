import { useEffect, useRef } from 'react';

/** Hears events of the window for as long as it is drawn. */
export function useListener(types: readonly string[], hear: (event: Event) => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  const names = types.join(' ');
  useEffect(() => {
    const ended = new AbortController();
    const run = (event: Event): void => latest.current(event);
    for (const type of names.split(' ')) addEventListener(type, run, { signal: ended.signal });
    return () => ended.abort();
  }, [names]);
}
