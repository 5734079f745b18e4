/** The small islands of a text, in one file, by their names: a press on one fetches the code of the others too. */

export { default as 'text-tools' } from '#features/commands/TextTools.island.tsx';
export { default as 'verse-menu' } from '#features/commands/VerseMenu.island.tsx';
export { default as 'add-to-list' } from '#features/lists/AddToList.island.tsx';
export { default as look } from '#features/look/LookMenu.island.tsx';
export { default as meaning } from '#features/translate/Meaning.island.tsx';
