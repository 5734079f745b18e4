/** The part of the registry in which actions have keys, in the same order: so the keys come without the code of all others. */

import { editionActions } from '#features/editions/index.ts';
import { homeActions, searchActions } from '#features/home/index.ts';
import { stepActions } from '#features/reading/index.ts';
import { translateActions } from '#features/translate/index.ts';
import type { Action } from '#ui/action.ts';
import { pageActions } from './page-actions.browser.ts';
import { textActions } from './text-actions.ts';

export const KEYED: readonly Action[] = [
  ...stepActions,
  ...translateActions,
  ...editionActions,
  ...homeActions,
  ...textActions,
  ...searchActions,
  ...pageActions,
];
