/** What drawing a text's page needs of its editions, in a worker and in a build. */
export { type EditionEntry, editionEntry } from './edition-entry.ts';
