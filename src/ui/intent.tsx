/** What an island knows of its place on the page, and what it is asked to do from outside. */
import { createContext, useContext, useEffect, useRef } from 'react';

const Context = createContext<HTMLElement | null>(null);

/** Provided by `mount.tsx`: the element with `data-live`. */
export const IslandElement = Context.Provider;

/** The island's own element; null where the component is rendered at build, or in a test without one. */
export const useIslandElement = (): HTMLElement | null => useContext(Context);

/**
 * Hears what other scripts ask of this island (`ask.ts`). What was asked before it lived comes at once.
 * @param take gets the `detail` of the request
 */
export function useIntent<T>(take: (detail: T) => void): void {
  const root = useIslandElement();
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const hear = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail !== null) latest.current(event.detail as T);
    };
    root?.addEventListener('intent', hear);
    return () => root?.removeEventListener('intent', hear);
  }, [root]);
}
