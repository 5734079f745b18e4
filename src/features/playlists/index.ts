/** What others may import of playlists. */
export { foldersDrawnOn } from './folders.ts';
