/** What other features may import of scripts. */
export { originalText } from './originals.browser.ts';
export { inReadersScript } from './readers-script.browser.ts';
