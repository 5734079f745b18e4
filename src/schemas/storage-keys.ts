/**
 * Everything the site keeps in the reader's browser, under its key: whoever stores something names it here first. The
 * privacy page's list and its button that clears it are made from this file.
 *
 * The script of every page shares no module with another script (what they share would become a file of
 * their own, a request each). They import the type and repeat the value, and the type checker holds them to it:
 * `const KEY: typeof REFUSAL_KEY = 'click-log'`.
 */

import type { MessageId } from '#words/messages.ts';

/** Home as it was left: its address (`?folder=Puranas&language=TAM`), and how far down. */
export const HOME_KEY = 'home';
export const HOME_SCROLL_KEY = 'home-scroll';
/** Size of the letters, colours, and the like. */
export const SETTINGS_KEY = 'settings';
/** The script that texts are shown in, for each language. */
export const SCRIPT_KEY = 'script';
/** `off` when the reader wants no single-key shortcuts; absent otherwise. */
export const KEYS_KEY = 'keys';
/** Translations and meanings the reader asked for. */
export const TRANSLATIONS_KEY = 'translations';
/** Which entries of the tab's history were texts: Back leads to the list behind them. */
export const READ_KEY = 'read';
/** Support messages that the server has not accepted yet. */
export const WAITING_KEY = 'support';
/** Texts that were opened and not yet taken into the list of recent ones: an address and a title a line, after `undefined`. */
export const NOTE_KEY = 'note';
/** The songs read last, with the verse each was left at. */
export const RECENT_KEY = 'recent';
/** Marked songs and verses. */
export const MARKS_KEY = 'marks';
/** Lists of the reader's own. */
export const LISTS_KEY = 'lists';
/** The list that the tab reads from. */
export const OPEN_LIST_KEY = 'list';
/** `off` when the reader does not want to be counted; absent otherwise. */
export const REFUSAL_KEY = 'click-log';

/** Where a browser keeps it: until it is cleared, or until the tab is closed. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** One kind of thing that is kept. */
export interface StoredThing {
  area: StorageArea;
  /** More than one where they only make sense together. */
  keys: readonly string[];
  /** Says it so that it is fit to stand in a list: `your settings`. */
  what: MessageId;
  /** Says for how long, in words that follow: `until you clear it`. */
  until: MessageId;
}

const CLEARED = 'privacy.until-clear-them';

/**
 * What the button on the privacy page clears. The reader's refusal to be counted is not in it: to forget that would be to
 * count them again, and it has a switch of its own.
 */
export const STORED: readonly StoredThing[] = [
  { area: 'localStorage', keys: [SETTINGS_KEY], what: 'privacy.settings', until: CLEARED },
  { area: 'localStorage', keys: [SCRIPT_KEY], what: 'privacy.scripts-read', until: CLEARED },
  { area: 'localStorage', keys: [KEYS_KEY], what: 'privacy.wish-no-single', until: CLEARED },
  { area: 'localStorage', keys: [TRANSLATIONS_KEY], what: 'privacy.translations-asked', until: CLEARED },
  {
    area: 'localStorage',
    keys: [RECENT_KEY, NOTE_KEY],
    what: 'privacy.songs-read-last',
    until: CLEARED,
  },
  { area: 'localStorage', keys: [MARKS_KEY], what: 'privacy.songs-verses-marked', until: CLEARED },
  { area: 'localStorage', keys: [LISTS_KEY], what: 'privacy.lists', until: CLEARED },
  {
    area: 'localStorage',
    keys: [WAITING_KEY],
    what: 'privacy.support-message-not',
    until: 'privacy.until-sent-clear',
  },
  {
    area: 'sessionStorage',
    keys: [HOME_KEY, HOME_SCROLL_KEY],
    what: 'privacy.folder-language-search',
    until: 'privacy.until-close-tab',
  },
  {
    area: 'sessionStorage',
    keys: [OPEN_LIST_KEY],
    what: 'privacy.list-reading',
    until: 'privacy.until-close-tab',
  },
  {
    area: 'sessionStorage',
    keys: [READ_KEY],
    what: 'privacy.steps-tab-history',
    until: 'privacy.until-close-tab',
  },
];
