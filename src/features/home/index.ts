/** What other features may import of Home. */
export type { HomeState } from './state.ts';
