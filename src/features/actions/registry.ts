/** All that can be done, in the order in which menus show it. */
import { pageActions } from '#features/command/index.ts';
import { listActions } from '#features/lists/index.ts';
import { lookActions } from '#features/look/index.ts';
import { findActions } from '#features/more/index.ts';
import { markActions } from '#features/my-place/index.ts';
import { printActions } from '#features/print/index.ts';
import { songActions, verseActions } from '#features/reading/index.ts';
import { translateActions } from '#features/translate/index.ts';
import type { Action } from './action.ts';

export const ACTIONS: readonly Action[] = [
  ...translateActions,
  ...findActions,
  ...songActions,
  ...verseActions,
  ...markActions,
  ...listActions,
  ...printActions,
  ...lookActions,
  ...pageActions,
];

/** The actions for a song, a verse or the page that apply now. @param verse of which the menu is */
export function actionsFor(of: Action['of'], verse: HTMLElement | null = null): Action[] {
  return ACTIONS.filter((action) => action.of === of && action.applies(verse));
}
