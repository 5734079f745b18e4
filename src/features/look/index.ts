/** What other features may import of the look. */
export { lookActions } from './actions.ts';
export { loadLocales } from './load-locales.ts';
