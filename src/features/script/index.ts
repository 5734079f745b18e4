/** What other features may import of scripts. */
export { type ScriptPlace, scriptPlace } from './offer.ts';
export { inReadersScript } from './readers-script.browser.ts';
