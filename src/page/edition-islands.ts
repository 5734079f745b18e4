/** The menus of other letters and other languages, in one file: who reaches for one has both. */
export { default as sideBySide } from '#features/editions/SideBySide.island.tsx';
export { default as script } from '#features/script/ScriptMenu.island.tsx';
