/** The islands for scripts and for other languages, in one file: a reader who uses one often uses both. */
export { default as 'side-by-side' } from '#features/editions/SideBySide.island.tsx';
export { default as script } from '#features/script/ScriptMenu.island.tsx';
