/** What other features, and the content, may ask of the news. */
export { atomFeed } from './feeds.ts';
