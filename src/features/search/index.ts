/** What other features may import of the search. */
export { CatalogueFailed } from './CatalogueFailed.tsx';
export { type FindClient, openFind, openSearch, type SearchClient } from './client.ts';
export type { Elsewhere } from './list-rows.ts';
export type { Answer, CatalogueIndex, FindReply, FoundSong, Reply, ShownRow } from './messages.ts';
export { readQuery } from './query.ts';
export { matchRanges, type Range } from './ranges.ts';
export { truncate } from './truncate.ts';
