/** The look that this device keeps. */

import { store, stored } from '#ui/storage.ts';
import type { Locale } from '#words/locales.ts';
import { LOOK_KEY, type Look, localeOf, readLook, writeLook } from './look.ts';

/** What was chosen in this page, where the browser stores nothing. */
let unstored: Look | undefined;

export const keptLook = (): Look => unstored ?? readLook(stored(LOOK_KEY));

/** Keeps a look and tells the other parts of this page by `settings`. Where storage is blocked it holds for this page. */
export function keepLook(look: Look): void {
  unstored = store(LOOK_KEY, writeLook(look)) ? undefined : look;
  dispatchEvent(new CustomEvent('settings'));
}

/** The language that a look means in this browser. */
export const shownLocale = ({ lang }: Look): Locale => localeOf(lang, navigator.languages);
