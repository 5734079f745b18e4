/** Sanskrit: short and simple sentences, that a beginner can read; words joined only where a reader expects it. */
import type { Catalogue } from './english.ts';
import { FRAME } from './sanskrit/frame.ts';
import { HOME } from './sanskrit/home.ts';
import { KEYS } from './sanskrit/keys.ts';
import { MENUS } from './sanskrit/menus.ts';
import { MY } from './sanskrit/my.ts';
import { MONTHS, NAMES } from './sanskrit/names.ts';
import { PAGES } from './sanskrit/pages.ts';
import { PRIVACY } from './sanskrit/privacy.ts';
import { READING } from './sanskrit/reading.ts';
import { SHARE } from './sanskrit/share.ts';
import { TRANSLATE } from './sanskrit/translate.ts';

export const CATALOGUE: Catalogue = {
  words: { ...FRAME, ...HOME, ...KEYS, ...MENUS, ...PAGES, ...PRIVACY, ...READING, ...SHARE, ...MY, ...TRANSLATE },
  names: NAMES,
  months: MONTHS,
};
