/** What a key or a button does while a song is recited, or shown on a screen. */

/** How the words come: the whole text scrolls, or one verse after the other. */
export type Way = 'scroll' | 'verses';

/** `toggle`: on and off; `next`, `previous`: of the verses; `slower`, `faster`: of the scrolling; `blank`: an empty screen. */
export type Press = 'toggle' | 'next' | 'previous' | 'slower' | 'faster' | 'blank';

const VERSES: ReadonlyMap<string, Press> = new Map([
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

/** Clickers for slides send one of these for an empty screen. */
const SCREEN: ReadonlyMap<string, Press> = new Map([...VERSES, ['b', 'blank'], ['B', 'blank'], ['.', 'blank']]);

/** Up and down stay the browser's own, which scroll. */
const SCROLL: ReadonlyMap<string, Press> = new Map([
  [' ', 'toggle'],
  ['Enter', 'toggle'],
  ['ArrowRight', 'faster'],
  ['ArrowLeft', 'slower'],
  ['+', 'faster'],
  ['-', 'slower'],
]);

const KEYS = { verses: VERSES, scroll: SCROLL, screen: SCREEN };

/**
 * `(' ', 'verses', false)` → `next`. Clickers for slides send PageDown and PageUp.
 * @param isControl the focus is on a button: the keys that press it are the button's own
 * @returns null where the key means nothing here
 */
export function pressOf(key: string, way: Way | 'screen', isControl: boolean): Press | null {
  if (isControl && (key === ' ' || key === 'Enter')) return null;
  return KEYS[way].get(key) ?? null;
}

/** The digits that are typed for a verse's number, with one more key: any other key but a digit ends them. `('1', '2')` → `12` */
export const typed = (digits: string, key: string): string => (/^\d$/.test(key) ? (digits + key).slice(-6) : '');
