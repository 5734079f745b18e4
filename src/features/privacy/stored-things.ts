/** What the site keeps in the reader's browser, as the privacy page tells and clears it. */

import {
  HOME_KEY,
  HOME_SCROLL_KEY,
  KEYS_KEY,
  LISTS_KEY,
  MARKS_KEY,
  NOTE_KEY,
  OFFLINE_KEY,
  OPEN_LIST_KEY,
  PLAYLIST_KEY,
  READ_KEY,
  RECENT_KEY,
  RECITE_KEY,
  SCRIPT_KEY,
  SETTINGS_KEY,
  TRANSLATIONS_KEY,
  WAITING_KEY,
} from '#schemas/storage-keys.ts';
import type { MessageId } from '#words/messages.ts';

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

const CLEARED = 'privacy.until-cleared';

/**
 * What the button on the privacy page clears. The reader's refusal to be counted is not in it: to forget that would be to
 * count them again, and it has a switch of its own.
 */
export const STORED: readonly StoredThing[] = [
  { area: 'localStorage', keys: [SETTINGS_KEY], what: 'privacy.settings', until: CLEARED },
  { area: 'localStorage', keys: [SCRIPT_KEY], what: 'privacy.scripts-read', until: CLEARED },
  { area: 'localStorage', keys: [KEYS_KEY], what: 'privacy.choice-no-shortcuts', until: CLEARED },
  { area: 'localStorage', keys: [TRANSLATIONS_KEY], what: 'privacy.translations-asked', until: CLEARED },
  {
    area: 'localStorage',
    keys: [RECENT_KEY, NOTE_KEY],
    what: 'privacy.recent-songs',
    until: CLEARED,
  },
  { area: 'localStorage', keys: [RECITE_KEY], what: 'privacy.paces', until: CLEARED },
  { area: 'localStorage', keys: [MARKS_KEY], what: 'privacy.marks', until: CLEARED },
  { area: 'localStorage', keys: [LISTS_KEY], what: 'privacy.lists', until: CLEARED },
  { area: 'localStorage', keys: [OFFLINE_KEY], what: 'privacy.texts-kept', until: 'privacy.until-removed' },
  {
    area: 'localStorage',
    keys: [WAITING_KEY],
    what: 'privacy.unsent-message',
    until: 'privacy.until-sent',
  },
  {
    area: 'sessionStorage',
    keys: [HOME_KEY, HOME_SCROLL_KEY],
    what: 'privacy.home-state',
    until: 'privacy.until-tab-closed',
  },
  {
    area: 'sessionStorage',
    keys: [OPEN_LIST_KEY, PLAYLIST_KEY],
    what: 'privacy.open-list',
    until: 'privacy.until-tab-closed',
  },
  {
    area: 'sessionStorage',
    keys: [READ_KEY],
    what: 'privacy.tab-history',
    until: 'privacy.until-tab-closed',
  },
];
