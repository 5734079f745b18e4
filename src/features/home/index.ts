/** What other rooms may use of Home. */
export type { HomeState } from './state.ts';
