/**
 * Everything the site stores in the reader's browser, under its key: whoever stores something names it here first. The
 * privacy page's list and its button that clears it are made from `features/privacy/stored-things.ts`.
 */

/** Home as it was left: its address (`?folder=Puranas&language=TAM`), and how far down. */
export const HOME_KEY = 'home';
export const HOME_SCROLL_KEY = 'home-scroll';
/** Size of the letters, colours, and the like. */
export const SETTINGS_KEY = 'settings';
/** The script that texts are shown in, for each language. */
export const SCRIPT_KEY = 'script';
/** The language that texts are read side by side with: its code. */
export const SECOND_KEY = 'second';
/** `off` when the reader wants no single-key shortcuts; absent otherwise. */
export const KEYS_KEY = 'keys';
/** Translations and meanings the reader asked for. */
export const TRANSLATIONS_KEY = 'translations';
/** Which entries of the tab's history were texts: Back leads to the list behind them. In browsers that do not tell of them, the address of the last page that was none. */
export const READ_KEY = 'read';
/** Support messages that the server has not accepted yet. */
export const WAITING_KEY = 'support';
/** Texts that were opened and not yet taken into the list of recent ones: an address and a title a line. */
export const NOTE_KEY = 'note';
/** The songs read last, with the verse each was left at. */
export const RECENT_KEY = 'recent';
/** Marked songs and verses. */
export const MARKS_KEY = 'marks';
/** Songs that the reader learns by heart, with the verses that they know. */
export const LEARNING_KEY = 'by-heart';
/** Mistakes that the reader told, with what became of them. */
export const TOLD_KEY = 'told';
/** What the reader typed about mistakes and has not sent. */
export const DRAFTS_KEY = 'mistakes';
/** Lists of the reader's own. */
export const LISTS_KEY = 'lists';
/** How fast songs scroll by themselves while they are recited. */
export const RECITE_KEY = 'recite';
/** The list that the tab reads from. */
export const OPEN_LIST_KEY = 'list';
/** The songs of the playlist that the tab reads from. */
export const PLAYLIST_KEY = 'playlist';
/** What this window shows on a screen, as its operator or as the screen. */
export const SHOW_KEY = 'show';
/** There while texts are kept on the device: `kept`, or `auto` where the reader wants them updated without a press. */
export const OFFLINE_KEY = 'offline';
/** `off` when the reader does not want to be counted; absent otherwise. */
export const REFUSAL_KEY = 'click-log';

/** The cache of a browser that holds kept texts: manifests, chunks and their indexes by their addresses. Without it nothing is kept. */
export const PACKS_CACHE = 'nama-packs-1';
