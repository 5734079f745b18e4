/** Tamil: plain written Tamil, without Sanskrit words where Tamil has its own. */
import type { Catalogue } from './english.ts';
import { FRAME } from './tamil/frame.ts';
import { HOME } from './tamil/home.ts';
import { KEYS } from './tamil/keys.ts';
import { MENUS } from './tamil/menus.ts';
import { MY } from './tamil/my.ts';
import { MONTHS, NAMES } from './tamil/names.ts';
import { PAGES } from './tamil/pages.ts';
import { PRIVACY } from './tamil/privacy.ts';
import { READING } from './tamil/reading.ts';
import { SHARE } from './tamil/share.ts';
import { TRANSLATE } from './tamil/translate.ts';

export const CATALOGUE: Catalogue = {
  words: { ...FRAME, ...HOME, ...KEYS, ...MENUS, ...PAGES, ...PRIVACY, ...READING, ...SHARE, ...MY, ...TRANSLATE },
  names: NAMES,
  months: MONTHS,
};
