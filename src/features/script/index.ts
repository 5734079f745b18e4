/** What other features may import of scripts. */
export { originalLang, originalText } from './originals.browser.ts';
export { inReadersScript } from './readers-script.browser.ts';
