/** What other features may import of the editions of a song. */
export { editionActions } from './actions.browser.ts';
export { type Edition, readEditions } from './read-editions.browser.ts';
