/** What other rooms may use of a text and its verses. */
export { holdPlace } from './keep-verse.ts';
export { passageOnShow, readSource, selectedRange } from './passage.ts';
export { quote, sourceName } from './quote.ts';
export { canShare, copyWords, shareWords } from './send.ts';
export { textForm, verseHtml } from './verse.ts';
export { firstBelow } from './verse-edge.ts';
export { openVerseMenu } from './verse-menu.ts';
export { appendVerse } from './verse-nodes.ts';
export { stepVerse } from './verse-step.ts';
