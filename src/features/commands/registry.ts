/** All that can be done, in the order in which menus and the list of keys show it. */

import { editionActions } from '#features/editions/index.ts';
import { homeActions, searchActions } from '#features/home/index.ts';
import { listActions } from '#features/lists/index.ts';
import { lookActions } from '#features/look/index.ts';
import { markActions } from '#features/my-place/index.ts';
import { printActions } from '#features/print/index.ts';
import { songActions, stepActions, verseActions } from '#features/reading/index.ts';
import { translateActions } from '#features/translate/index.ts';
import type { Action } from '#ui/action.ts';
import { pageActions } from './page-actions.browser.ts';
import { textActions } from './text-actions.ts';

export const ACTIONS: readonly Action[] = [
  ...stepActions,
  ...translateActions,
  ...editionActions,
  ...homeActions,
  ...textActions,
  ...searchActions,
  ...songActions,
  ...verseActions,
  ...markActions,
  ...listActions,
  ...printActions,
  ...lookActions,
  ...pageActions,
];

/** The actions of a menu, of a song or a verse, that apply now. @param verse of which the menu is */
export function actionsFor(of: 'song' | 'verse', verse: HTMLElement | null = null): Action[] {
  return ACTIONS.filter((action) => action.of === of && action.applies(verse) && (action.shown?.() ?? true));
}
