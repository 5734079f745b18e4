/** The look that this device stores. */

import { store, stored } from '#ui/storage.ts';
import type { Locale } from '#words/locales.ts';
import { LOOK_KEY, type Look, localeOf, readLook, writeLook } from './look.ts';

/** What was chosen in this page, where the browser stores nothing. */
let unstored: Look | undefined;

export const storedLook = (): Look => unstored ?? readLook(stored(LOOK_KEY));

/** Stores a look and tells the other parts of this page by `settings`. Where storage is blocked it holds for this page. */
export function storeLook(look: Look): void {
  unstored = store(LOOK_KEY, writeLook(look)) ? undefined : look;
  dispatchEvent(new CustomEvent('settings'));
}

/** The language that a look means in this browser. */
export const shownLocale = ({ lang }: Look): Locale => localeOf(lang, navigator.languages);
