/** What other features may import of what the reader keeps. */
export { markActions } from './actions.ts';
export {
  addToList,
  deleteList,
  findList,
  isInList,
  LONGEST_LIST_NAME,
  listName,
  MOST_SONGS,
  makeList,
  moveInList,
  type OwnList,
  putBackList,
  removeFromList,
  renameList,
} from './lists.ts';
export { stepOf } from './open-list.ts';
export { songHere } from './page-song.browser.ts';
export { Section } from './Section.tsx';
export { LibraryWords, SongLink, SongWords } from './SongLink.tsx';
export { type KeptSong, namesOfPath, songOfPath, songPath } from './song.ts';
export { labelOf } from './song-label.ts';
export { change, keepOpenList, type Outcome, openList, read } from './store.browser.ts';
export { useKept } from './useKept.ts';
export { type SectionTools, useSection } from './useSection.ts';
export { type Undo, useUndo } from './useUndo.tsx';
