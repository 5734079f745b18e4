/** The look that this device keeps. */
import type { Locale } from '#words/locales.ts';
import { LOOK_KEY, type Look, localeOf, readLook, writeLook } from './look.ts';

/** What was chosen in this page, for browsers that keep nothing. */
let held: Look | undefined;

export function keptLook(): Look {
  try {
    return readLook(localStorage.getItem(LOOK_KEY));
  } catch {
    return held ?? readLook(null);
  }
}

/** Keeps a look and tells the other parts of this page by `settings`. Where storage is blocked it holds for this page. */
export function keepLook(look: Look): void {
  held = look;
  const json = writeLook(look);
  try {
    if (json === null) localStorage.removeItem(LOOK_KEY);
    else localStorage.setItem(LOOK_KEY, json);
  } catch {}
  dispatchEvent(new CustomEvent('settings'));
}

/** The language that a look means in this browser. */
export const shownLocale = ({ lang }: Look): Locale => localeOf(lang, navigator.languages);
