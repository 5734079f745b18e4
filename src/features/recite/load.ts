/** In a file of its own: who only asks for it by its action does not carry the names of its files. */
export const loadRecite = () => import('./Recite.island.tsx');
