/** What the site adds to a playlist's own mark-up: where a link leads, one outline of headings, tables that fit a phone. */
import type { Element, ElementContent, Root } from 'hast';
import { nameLines } from '#core/library/languages.ts';
import { type PlaylistSong, type ResolveLink, typed } from '#core/library/playlist-links.ts';
import { inEnglish } from '#words/in-english.ts';
import { tag } from '#words/tag.ts';
import { addNotes, type Programme, programmeOf, tagged } from './programme.ts';
import { tagLanguages } from './tag-languages.ts';
import { element, isElement, mapElements, type Parent, text, textOf } from './tree.ts';
import { safeLink } from './url.ts';

/** Follows a link whose target the library no longer has. */
const gone = (): ElementContent[] => [
  text(' '),
  tagged('gone', inEnglish('playlist.link-gone'), tag('playlist.link-gone')),
];

/** Left to right by itself, so that no direction mark in the words before it turns the name around. */
const hostNote = (host: string): ElementContent[] => [
  text(' '),
  element('span', { className: ['host'], dir: 'ltr' }, text(`(${host})`)),
];

/** A link to a page of this site. Where its words are the name of the song's file, the song's own name stands there. */
export function songLink(song: PlaylistSong, children: ElementContent[]): Element {
  const words = children.map(textOf).join('').trim();
  const isFile = song.file !== undefined && typed(words) === song.file;
  return element('a', { href: song.path }, ...(words === '' || isFile ? nameOf(song) : children));
}

/** `<span lang="ta">காப்பு</span> <span class="beneath">Kappu</span>`; a name of one line stands as it is. */
function nameOf({ name, title }: PlaylistSong): ElementContent[] {
  if (!title) return [text(name)];
  const [first, second] = nameLines({ text: name, lang: undefined }, title).map(({ text: words, lang }, at) =>
    element('span', { lang, ...(at > 0 && { className: ['beneath'] }) }, text(words)),
  ) as [Element, Element];
  return [first, text(' '), second];
}

/** A link to another host names it, since its words may say anything (link spoofing) and it never learns where it was opened from. */
function externalLink(href: string, host: string, children: ElementContent[]): ElementContent[] {
  const properties = { href, className: ['external'], rel: ['noopener', 'noreferrer', 'nofollow'] };
  const words = children.map(textOf).join('').trim();
  if (words === '' || words === host) return [element('a', properties, text(host))];
  return [element('a', properties, ...children, ...hostNote(host))];
}

/** @param pages gets the link with its page, where it leads to one of this site */
function decorateLink(
  node: Element,
  resolve: ResolveLink,
  origin: string,
  pages: Map<Element, PlaylistSong>,
): ElementContent[] {
  const link = safeLink(String(node.properties['href'] ?? ''), origin);
  if (link?.kind === 'internal') {
    const song = resolve(link.href);
    if (song !== null) {
      const made = songLink(song, node.children);
      pages.set(made, song);
      return [made];
    }
    return textOf(node).trim() === '' ? [] : [...node.children, ...gone()];
  }
  if (link?.kind === 'external') return externalLink(link.href, link.host, node.children);
  if (link?.kind === 'mail') {
    const shown = textOf(node).includes(link.address) ? [] : hostNote(link.address);
    return [element('a', { href: link.href, className: ['mail'] }, ...node.children, ...shown)];
  }
  return node.children;
}

/**
 * Renames headings so that they stand below the page's own `h1` and no level is left out:
 * `h1 h2 h2 h1` → `h2 h3 h3 h2`; `h2 h4 h4` → `h2 h3 h3`.
 */
function outlineHeadings(parent: Parent, open: number[] = []): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const level = Number(/^h([1-6])$/.exec(child.tagName)?.[1] ?? 0);
    if (level > 0) {
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      child.tagName = `h${Math.min(open.length + 1, 6)}`;
    }
    outlineHeadings(child, open);
  }
}

const spoken = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase();

/** The page has the playlist's name as its `h1`: a first heading that only repeats it says nothing. */
function dropTitle(tree: Root, title: string): void {
  const first = tree.children.findIndex((child) => child.type === 'element' || textOf(child).trim() !== '');
  const heading = tree.children[first];
  if (!isElement(heading, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return;
  if (spoken(textOf(heading)) === spoken(title)) tree.children.splice(first, 1);
}

/** A wide table scrolls inside a box of its own, which the keyboard can reach and a screen reader can name. */
function tableBox(table: Element, number: number): Element {
  const caption = table.children.find((child) => isElement(child, 'caption'));
  const name = caption === undefined ? '' : textOf(caption).replace(/\s+/g, ' ').trim();
  const properties = { className: ['table'], role: 'region', tabIndex: 0, ariaLabel: name || `Table ${number}` };
  return element('div', properties, table);
}

/**
 * Turns a sanitised, stable tree into the page's, in place.
 * @returns what its page says of it
 * @param resolve pages of this site by address
 * @param origin the site's own origin, see {@link safeLink}
 * @param title the playlist's name, which the page shows above it
 */
export function decorate(tree: Root, resolve: ResolveLink, origin: string, title = ''): Programme {
  dropTitle(tree, title);
  outlineHeadings(tree);
  let tables = 0;
  const pages = new Map<Element, PlaylistSong>();
  mapElements(tree, (node) => {
    if (node.tagName === 'a') return decorateLink(node, resolve, origin, pages);
    if (node.tagName !== 'table') return [node];
    tables += 1;
    return [tableBox(node, tables)];
  });
  const programme = programmeOf([...pages.values()]);
  tagLanguages(tree);
  addNotes(tree, pages, programme, false);
  return programme;
}
