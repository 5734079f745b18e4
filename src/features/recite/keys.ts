/** What a key or a press asks for while a song is recited. */

/** How the words come: the whole text scrolls, or one verse after the other. */
export type Way = 'scroll' | 'verses';

/** `toggle`: on and off; `next`, `previous`: of the verses; `slower`, `faster`: of the scrolling. */
export type Asked = 'toggle' | 'next' | 'previous' | 'slower' | 'faster';

const VERSES: ReadonlyMap<string, Asked> = new Map([
  [' ', 'next'],
  ['Enter', 'next'],
  ['ArrowRight', 'next'],
  ['ArrowDown', 'next'],
  ['PageDown', 'next'],
  ['ArrowLeft', 'previous'],
  ['ArrowUp', 'previous'],
  ['PageUp', 'previous'],
  ['Backspace', 'previous'],
]);

/** Up and down stay the browser's own, which scroll. */
const SCROLL: ReadonlyMap<string, Asked> = new Map([
  [' ', 'toggle'],
  ['Enter', 'toggle'],
  ['ArrowRight', 'faster'],
  ['ArrowLeft', 'slower'],
  ['+', 'faster'],
  ['-', 'slower'],
]);

/**
 * `(' ', 'verses', false)` → `next`. Clickers for slides send PageDown and PageUp.
 * @param isControl the focus is on a button: the keys that press it are the button's own
 * @returns null where the key means nothing here
 */
export function askedBy(key: string, way: Way, isControl: boolean): Asked | null {
  if (isControl && (key === ' ' || key === 'Enter')) return null;
  return (way === 'verses' ? VERSES : SCROLL).get(key) ?? null;
}
