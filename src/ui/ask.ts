/** Events of an island that `island.tsx` sends: it answers presses, or it threw while it was drawn. */
export const LIVES = 'island:lives';
export const BROKEN = 'island:broken';

/** The place of an island on this page, by the name under which its module exports it: `Translate`. */
export const islandOf = (name: string): HTMLElement | null =>
  document.querySelector(`astro-island[component-export="${name}"]`);

/**
 * Asks an island of this page to do something, and wakes it for that: it hears the request by `useIntent`.
 * The detail is an object, never a word or a number: a string has a `link` of its own, which is a function.
 * @param detail what it is asked; null only wakes it. The `link` in it is what was pressed: it shows that the press is waited for
 * @returns whether the page has it
 */
export function ask(name: string, detail: object | null): boolean {
  const island = islandOf(name);
  island?.dispatchEvent(new CustomEvent('intent', { detail }));
  return island !== null;
}
