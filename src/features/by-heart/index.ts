/** What other features may import of learning by heart. */
export { LearnList, loadByHeart } from './LearnList.tsx';
export { isDue } from './spacing.ts';
export { today } from './today.browser.ts';
export type { LearnRequest, VersePlace } from './useSong.ts';
