/** What other features may import of scripts. */
export { inReadersScript } from './readers-script.browser.ts';
