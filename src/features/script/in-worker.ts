/** What drawing a text's page needs of scripts, in a worker and in a build. */
export { type ScriptPlace, scriptPlace } from './offer.ts';
