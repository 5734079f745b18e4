/** What other features may import of the search. */
export { CatalogueFailed } from './CatalogueFailed.tsx';
export { openInText, openSearch, type SearchClient } from './client.ts';
export { InTexts, sayVerses } from './InTexts.tsx';
export type { Elsewhere } from './list-rows.ts';
export type { FoundSong, HomeState, Reply, ShownRow, Similar } from './messages.ts';
export type { ShownPlace } from './places.ts';
export { readQuery } from './query.ts';
export { matchRanges, type Range } from './ranges.ts';
export { readerPreference } from './reader-preference.browser.ts';
export { sayPlace } from './say-verse.ts';
export type { ShownVerse } from './text/messages.ts';
export { goesOn, isPhrase } from './text/phrase.ts';
export { useInTexts } from './text/useInTexts.ts';
