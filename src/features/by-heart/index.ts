/** What other features may import of learning by heart. */
export { LearnList } from './LearnList.tsx';
export { isDue } from './spacing.ts';
export { today } from './today.browser.ts';
export type { LearnRequest, VersePlace } from './useSong.ts';

/** All of it comes when it is asked for: by the tools of a text, by a verse, in My place. */
export const loadByHeart = () => import('./ByHeart.island.tsx');
