/** What other rooms may use of the menu of a text. */
export type { Paper } from './more-entries.ts';
