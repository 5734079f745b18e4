/** Hindi: as a library's own site writes to its readers. */
import type { Catalogue } from './english.ts';
import { FRAME } from './hindi/frame.ts';
import { HOME } from './hindi/home.ts';
import { KEYS } from './hindi/keys.ts';
import { MENUS } from './hindi/menus.ts';
import { MY } from './hindi/my.ts';
import { MONTHS, NAMES } from './hindi/names.ts';
import { PAGES } from './hindi/pages.ts';
import { PRIVACY } from './hindi/privacy.ts';
import { READING } from './hindi/reading.ts';
import { SHARE } from './hindi/share.ts';
import { TRANSLATE } from './hindi/translate.ts';

export const CATALOGUE: Catalogue = {
  words: { ...FRAME, ...HOME, ...KEYS, ...MENUS, ...PAGES, ...PRIVACY, ...READING, ...SHARE, ...MY, ...TRANSLATE },
  names: NAMES,
  months: MONTHS,
};
