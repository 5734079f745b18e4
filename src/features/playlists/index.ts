/** Which collections a playlist draws on. */
import type { PlaylistLinks } from '#core/library/playlist-links.ts';
import { renderPlaylist } from './render.ts';

/**
 * The paths of the folders that a playlist's page leads into: `['/file/Rigveda/', '/file/Upanishads/']`.
 * @param content as the API sent it
 * @param origin the site's own, as {@link renderPlaylist} takes it
 */
export const foldersDrawnOn = (content: string, isHtml: boolean, links: PlaylistLinks, origin?: string): string[] =>
  renderPlaylist(content, isHtml, links.resolve, links.find, origin).programme.folders;
