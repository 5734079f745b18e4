/** What others may import of playlists. */
export { foldersDrawnOn } from './folders.ts';
export { type PlaylistLinks, playlistLinks } from './links.ts';
