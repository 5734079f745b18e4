/** What other features may import of a text and its verses. */

export { songActions, verseActions } from './actions.browser.ts';
export { findVerse } from './find-verse.ts';
export { GoToVerse } from './GoToVerse.tsx';
export { onLongPress } from './long-press.browser.ts';
export { Parallels } from './Parallels.tsx';
export { readSource, shownNames, wordsWithin } from './passage.browser.ts';
export { sourceName } from './quote.ts';
export { holdVerse, scrollToVerse } from './scroll-to-verse.browser.ts';
export {
  addressOfStanza,
  isSecond,
  nameOf,
  namesOf,
  parallelsOf,
  sayStanza,
  stanzasAround,
  stanzasHere,
} from './stanzas.browser.ts';
export { stepActions } from './step-actions.browser.ts';
export type { VersePress } from './text-presses.page.ts';
export { VerseText } from './Verse.tsx';
export { firstBelow } from './verse-edge.ts';
export { focusVerse } from './verse-focus.ts';
export { goToVerse, listenToVerses } from './verse-keys.browser.ts';
