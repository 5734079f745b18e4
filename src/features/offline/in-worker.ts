/** What workers of other features may import of keeping texts: nothing of it needs a page. */
import type { KeptThing } from './kept.ts';
import { keptWords } from './kept-words.ts';
import { here } from './store.browser.ts';

export type { KeptSong, KeptWords } from './kept-words.ts';

/** What is kept, as it is stored: the same as long as nothing changes. */
export { readKept as keptThings } from './store.browser.ts';

/** The indexes of the texts that are kept. */
export const wordsOf = (things: readonly KeptThing[]) => keptWords(here, things);
