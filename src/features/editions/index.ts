/** What other features may import of the editions of a song. */
export { editionActions } from './actions.browser.ts';
export { type PageText, shownBy, textOfPage } from '#core/text/page-text.ts';
export { type Edition, readEditions } from './read-editions.browser.ts';
export { pairVerses } from '#core/text/verse-pairs.ts';
