/**
 * What other features may import of the search in the text on show. It brings the search along, so nothing that a page is rendered
 * with may import it: the page would get the styles of Home.
 */
export const loadFindBar = () => import('./FindBar.tsx');
