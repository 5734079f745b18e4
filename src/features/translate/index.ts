/** What other features may import of translations. */
export { translateActions, translateVerseActions } from './actions.browser.ts';
