/** What other features may import of a text and its verses. */

export { songActions, verseActions, wordsOfSong } from './actions.ts';
export { keepVerse } from './keep-verse.ts';
export { passageOnShow, readSource, selectedRange } from './passage.ts';
export { quote, sourceName } from './quote.ts';
export { stepActions } from './step-actions.ts';
export { VerseText } from './Verse.tsx';
export { hasNumbers, textForm, verseHtml } from './verse.ts';
export { firstBelow } from './verse-edge.ts';
