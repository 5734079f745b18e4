/** Which collections a playlist draws on. */
import type { PlaylistLinks } from './links.ts';
import { renderPlaylist } from './render.ts';

/** The address of a folder at the beginning of a link to it, to one of its lists or to a song. */
const FOLDER_LINK = /href="(\/file\/[^"/]+\/)/g;

/**
 * The paths of the folders that a playlist's page leads to: `['/file/Rigveda/', '/file/Upanishads/']`.
 * @param content as the API sent it
 * @param origin the site's own, as {@link renderPlaylist} takes it
 */
export function foldersDrawnOn(content: string, isHtml: boolean, links: PlaylistLinks, origin?: string): string[] {
  const { html } = renderPlaylist(content, isHtml, links.resolve, links.find, origin);
  return [...new Set(Array.from(html.matchAll(FOLDER_LINK), ([, path = '']) => path))];
}
