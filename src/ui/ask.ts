import type { IslandName } from './island-name.ts';

/**
 * Asks an island of this page to do something, and wakes it for that: it hears the request by `useIntent`.
 * The detail is an object, never a word or a number: a string has a `link` of its own, which is a function.
 * @param name in its `data-live`
 * @param detail what it is asked; null only wakes it. The `link` in it is what was pressed: it shows that the press is waited for
 * @returns whether the page has it
 */
export function ask(name: IslandName, detail: object | null): boolean {
  const root = document.querySelector(`[data-live="${name}"]`);
  root?.dispatchEvent(new CustomEvent('intent', { detail }));
  return root !== null;
}
