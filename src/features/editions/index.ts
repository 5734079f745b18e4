/** What other features may import of the editions of a song. */
export { type Edition, editionActions, readEditions } from './read-editions.browser.ts';
