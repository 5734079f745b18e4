/** The two menus of other letters and other languages, in one file: who reaches for one has both. */

import { beginTwo } from '#features/editions/index.ts';
import { beginScripts } from './script.ts';
import type { Letters } from './script-text.ts';

let filled = false;

/** To be called by every menu that is reached for; the first call counts. */
export function fillMenus(letters: Letters): void {
  if (filled) return;
  filled = true;
  beginScripts(letters);
  beginTwo();
}
