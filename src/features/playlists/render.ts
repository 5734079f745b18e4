/** A playlist's content as the HTML of its page. */

import { toHtml } from 'hast-util-to-html';
import { detectScript } from '#core/library/languages.ts';
import type { FindSong, ResolveLink } from '#core/library/playlist-links.ts';
import { decorate } from './decorate.ts';
import { plainCharacters, sanitise, serialise } from './sanitise.ts';
import { pageSchema } from './schema.ts';
import { tagLanguages } from './tag-languages.ts';
import { textTree } from './text.ts';

const nothing: FindSong = () => null;

function asText(content: string, find: FindSong, title: string) {
  const { tree, programme } = textTree(content, find, detectScript(content), title);
  tagLanguages(tree);
  return { html: toHtml(tree), programme };
}

/**
 * Renders a playlist's content (SPEC section 2, Playlist viewer). It never throws: whatever is wrong with HTML ends in
 * its source as escaped text, and `problem` says why.
 * @param content as the API sent it
 * @param isHtml only the boolean `true` makes it HTML
 * @param resolve the page of an address of this site; links without one become text that says so
 * @param find the song that a line of plain text names; without it, lines stay text
 * @param origin the site's own origin (`https://example.org`), so that its absolute links are its own
 * @param title the playlist's name, which the page shows above it
 * @returns HTML that is safe for `set:html` inside an element that may hold blocks; what the head of its page says; and why HTML
 * is shown as escaped text, in words that follow the playlist's name in a report, else null
 */
export function renderPlaylist(
  content: string,
  isHtml: boolean,
  resolve: ResolveLink,
  find: FindSong = nothing,
  origin = '',
  title = '',
) {
  const clean = plainCharacters(content);
  if (isHtml !== true) return { ...asText(clean, find, title), problem: null };
  try {
    const tree = sanitise(clean, origin);
    const programme = decorate(tree, resolve, origin, title);
    return { html: serialise(tree, pageSchema), problem: null, programme };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      ...asText(clean, nothing, ''),
      problem: `${reason}; it is shown as text until its HTML is changed at its source`,
    };
  }
}

/** Whether rendered HTML has anything to read: `<p> </p><hr>` → false. */
export const hasContent = (html: string): boolean =>
  /[^\s\p{Default_Ignorable_Code_Point}]/u.test(html.replace(/<[^>]*>|&(?:nbsp|#xA0|#160);/gi, ''));
