/** A playlist that is plain text: its paragraphs and lines, as they are. */
import type { Element, ElementContent, Root } from 'hast';
import type { FindSong } from '#library/playlist-links.ts';
import { songLink } from './decorate.ts';
import { element, text } from './tree.ts';

/** A line's indent stays outside of its link. */
function line(words: string, find: FindSong, script: string): ElementContent[] {
  const song = find(words, script);
  if (song === null) return [text(words)];
  const indent = words.slice(0, words.length - words.trimStart().length);
  return [...(indent === '' ? [] : [text(indent)]), ...songLink(song, [text(words.trim())])];
}

/**
 * Plain text as a tree: a paragraph for each run of lines between blank ones, a `br` for each line end; lines that name a
 * song lead to it. Spaces are kept, for a style that shows them.
 * `"a\nb\n\nc"` → `<p class="plain">a<br>b</p><p class="plain">c</p>`
 * @param find the song that a line names, if any
 * @param script ISO 15924 code of the content, which tells `find` the edition to prefer
 */
export function textTree(content: string, find: FindSong, script: string): Root {
  const children: Element[] = [];
  let open: Element | undefined;
  for (const words of content.split('\n')) {
    if (words.trim() === '') {
      open = undefined;
    } else if (open === undefined) {
      open = element('p', { className: ['plain'] }, ...line(words, find, script));
      children.push(open);
    } else {
      open.children.push(element('br', {}), ...line(words, find, script));
    }
  }
  return { type: 'root', children };
}
