/** What other features may import of translations. */
export { translateActions } from './actions.browser.ts';
export { translateVerseActions } from './verse-actions.browser.ts';
