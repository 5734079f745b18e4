/** The line beneath a text that says it is made, and from what. */

import type { Edition } from '#features/editions/index.ts';
import type { ScriptEntry } from './catalogue.ts';

const mark = document.createElement('p');
mark.className = 'mark';
mark.setAttribute('role', 'status');

/** Beneath the box, so that nothing above it moves. */
function tell(...words: readonly (string | Node)[]): void {
  if (!mark.isConnected) document.querySelector('.tools')?.before(mark);
  mark.replaceChildren(...words);
}

/**
 * @param from name of the script of the library's text
 * @param own the library's edition in the script that is shown, if there is one
 */
export function markMade(shown: ScriptEntry, from: string, own: Edition | undefined, back: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.textContent = 'Show the original';
  button.addEventListener('click', back);
  const link = document.createElement('a');
  link.href = own?.path ?? '';
  link.textContent = `the library's own ${own?.label ?? ''}`;
  const other = own && !own.here ? ['There is also ', link, '. '] : [];
  tell(`In ${shown.label}, made by rule from the ${from} of the library. `, ...other, button);
}

export const markFailed = (): void =>
  tell('The letters could not be loaded: the line is down, or the site has changed. Try again.');

export const unmark = (): void => mark.remove();
