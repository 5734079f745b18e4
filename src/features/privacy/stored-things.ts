/** What the site stores in the reader's browser, as the privacy page lists and clears it. */

import * as keys from '#schemas/storage-keys.ts';
import type { MessageId } from '#words/messages.ts';

/** Where it is stored: until it is cleared, or until the tab is closed. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** One kind of thing that is stored. */
export interface StoredThing {
  area: StorageArea;
  /** More than one where one name says them all. */
  keys: readonly string[];
  /** Says it so that it is fit to stand in a list: `your settings`. */
  what: MessageId;
  /** Says for how long, in words that follow: `until you clear it`. */
  until: MessageId;
}

const onDevice = (what: MessageId, ...keys: string[]): StoredThing => ({
  area: 'localStorage',
  keys,
  what,
  until: 'privacy.until-cleared',
});
const inTab = (what: MessageId, ...keys: string[]): StoredThing => ({
  area: 'sessionStorage',
  keys,
  what,
  until: 'privacy.until-tab-closed',
});

/**
 * What the button on the privacy page clears. The reader's refusal to be counted is not in it: to forget that would be to
 * count them again, and it has a switch of its own.
 */
export const STORED: readonly StoredThing[] = [
  onDevice('privacy.settings', keys.SETTINGS_KEY),
  onDevice('privacy.scripts-read', keys.SCRIPT_KEY, keys.SECOND_KEY),
  onDevice('privacy.choice-no-shortcuts', keys.KEYS_KEY),
  onDevice('privacy.translations-asked', keys.TRANSLATIONS_KEY),
  onDevice('privacy.recent-songs', keys.RECENT_KEY, keys.NOTE_KEY),
  onDevice('privacy.paces', keys.RECITE_KEY),
  onDevice('privacy.marks', keys.MARKS_KEY),
  onDevice('privacy.lists', keys.LISTS_KEY),
  onDevice('privacy.by-heart', keys.LEARNING_KEY),
  onDevice('privacy.told', keys.TOLD_KEY, keys.DRAFTS_KEY),
  { ...onDevice('privacy.texts-kept', keys.OFFLINE_KEY), until: 'privacy.until-removed' },
  { ...onDevice('privacy.unsent-message', keys.WAITING_KEY), until: 'privacy.until-sent' },
  inTab('privacy.home-state', keys.HOME_KEY, keys.HOME_SCROLL_KEY),
  inTab('privacy.open-list', keys.OPEN_LIST_KEY, keys.PLAYLIST_KEY, keys.SHOW_KEY),
  inTab('privacy.tab-history', keys.READ_KEY),
];
