/** The small islands of a text, in one file: a press on one fetches the code of the others too. */
export { default as addToList } from '#features/lists/AddToList.island.tsx';
export { default as look } from '#features/look/LookMenu.island.tsx';
export { default as textTools } from '#features/more/TextTools.island.tsx';
export { default as verseMenu } from '#features/reading/VerseMenu.island.tsx';
export { default as meaning } from '#features/translate/Meaning.island.tsx';
