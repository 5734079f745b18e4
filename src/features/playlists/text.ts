/** A playlist that is plain text: its paragraphs and lines, as they are; songs that follow each other stand as a programme. */
import type { Element, ElementContent, Root } from 'hast';
import type { FindSong, NamedSong, PlaylistSong } from '#core/library/playlist-links.ts';
import { songLink } from './decorate.ts';
import { addNotes, type Programme, programmeOf } from './programme.ts';
import { element, text } from './tree.ts';

/** A line with the song that it names, if any. */
interface Line {
  words: string;
  song: NamedSong | null;
}

const isBlank = ({ words }: Line): boolean => words.trim() === '';

/** Lines in runs: blank ones, songs that follow each other, and text, with a song that stands alone in it. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  const isListed = (at: number): boolean => {
    const named = (place: number) => (lines[place]?.song ?? null) !== null;
    return named(at) && (named(at - 1) || named(at + 1));
  };
  lines.forEach((line, at) => {
    const kind = isBlank(line) ? 'blank' : isListed(at);
    const before = lines[at - 1];
    const same = before !== undefined && kind === (isBlank(before) ? 'blank' : isListed(at - 1));
    if (same) runs.at(-1)?.push(line);
    else runs.push([line]);
  });
  return runs;
}

/**
 * Plain text as a tree: a paragraph for each run of lines between blank ones, a `br` for each line end; a line that names a
 * song leads to it under the song's own name, and several of them in a row are a list. Spaces are kept, for a style that
 * shows them. What a paragraph or a list holds is said where it begins: its style is then the same while it is read.
 * `"a\nb\n\nc"` → `<p class="plain">a<br>b</p><p class="plain">c</p>`
 * @param find the song that a line names, if any
 * @param script ISO 15924 code of the content, which tells `find` the edition to prefer
 * @param title the playlist's name, which the page shows above it: a first line that only repeats it is left out
 */
export function textTree(
  content: string,
  find: FindSong,
  script: string,
  title = '',
): { tree: Root; programme: Programme } {
  const pages = new Map<Element, PlaylistSong>();
  const link = (song: NamedSong): Element => {
    const made = songLink(song, []);
    pages.set(made, song);
    return made;
  };
  const lines = content
    .split('\n')
    .map((words): Line => ({ words, song: words.trim() === '' ? null : find(words, script) }));
  const first = lines.findIndex((line) => !isBlank(line));
  if (title !== '' && lines[first]?.words.trim() === title.trim()) lines.splice(0, first + 1);

  /** Around a link stand the line's indent and what is before the name in it. */
  const inText = ({ words, song }: Line): ElementContent[] => {
    if (song === null) return [text(words)];
    const indent = words.slice(0, words.length - words.trimStart().length);
    const before = indent + (song.before ? `${song.before} ` : '');
    return [...(before === '' ? [] : [text(before)]), link(song)];
  };
  const inList = ({ song }: Line): Element[] => {
    if (song === null) return [];
    const before = song.before ? [element('span', { className: ['before'] }, text(song.before)), text(' ')] : [];
    return [element('li', {}, ...before, link(song))];
  };
  const children = runsOf(lines).flatMap((run): Element[] => {
    const [opening] = run;
    if (!opening || isBlank(opening)) return [];
    if (run.length > 1 && run.every(({ song }) => song !== null)) {
      const counted = run.some(({ song }) => song?.before) ? ['counted'] : [];
      return [element('ol', { className: ['programme', ...counted], role: 'list' }, ...run.flatMap(inList))];
    }
    const broken = run.flatMap((line, at) => [...(at > 0 ? [element('br', {})] : []), ...inText(line)]);
    const linked = run.some(({ song }) => song !== null) ? ['linked'] : [];
    return [element('p', { className: ['plain', ...linked] }, ...broken)];
  });
  const tree: Root = { type: 'root', children };
  const programme = programmeOf([...pages.values()]);
  addNotes(tree, pages, programme, true);
  return { tree, programme };
}
