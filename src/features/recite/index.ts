/** What other features may import of reciting: all of it comes when it is asked for, by the tools of a text. */
export const loadRecite = () => import('./Recite.island.tsx');
