/** A playlist as a programme: where it begins, and what is said of the place of its songs, once each. */
import type { Element, ElementContent, Root } from 'hast';
import { languageLabel } from '#core/library/languages.ts';
import type { PlaylistSong } from '#core/library/playlist-links.ts';
import { tagName } from '#words/names.ts';
import { element, isElement, type Parent, text, textOf } from './tree.ts';

/** The address of a folder at the beginning of that of a list or a song. */
const FOLDER = /^\/file\/[^/]+\//;

/** The links of a playlist to pages of this site, as they stand in its tree. */
export type PlaylistLinksIn = ReadonlyMap<Element, PlaylistSong>;

/** What the head of a playlist's page says. */
export type Programme = ReturnType<typeof programmeOf>;

/** @param pages that a playlist leads to, in its order; those with a folder are songs */
export function programmeOf(pages: readonly PlaylistSong[]) {
  const songs = pages.filter(({ folder }) => folder);
  const shared = (of: (song: PlaylistSong) => string | null | undefined): string | null => {
    const [one, ...others] = new Set(songs.map(of));
    return songs.length > 1 && others.length === 0 ? (one ?? null) : null;
  };
  return {
    /** Paths of the folders that it leads into, each once: `/file/Rigveda/`. */
    folders: [...new Set(pages.flatMap(({ path }) => FOLDER.exec(path) ?? []))],
    /** Address of its first song; null where it leads to none. */
    first: songs[0]?.path ?? null,
    /** Collection and language that all of its songs share, where there are several. */
    folder: shared(({ folder }) => folder),
    language: shared((one) => one.language),
  };
}

/** Words that the interface has in its other languages too. @param tag as `#words/tag.ts` makes it */
export const tagged = (className: string, words: string, { 'data-t': dataT }: { 'data-t'?: string }): Element =>
  element('span', { className: [className], dataT }, text(words));

/** A name of the library, in the language of the interface where that has it. */
const named = (className: string, label: string): Element => tagged(className, label, tagName(label));

/** `<span class="edition">Sanskrit</span>`, and of two names `<span class="edition"><span class="name">Rigveda</span>, …`. */
function noteOf(labels: readonly string[]): ElementContent[] {
  const [one, two] = labels;
  if (one === undefined) return [];
  if (two === undefined) return [text(' '), named('edition', one)];
  const names = [named('name', one), text(', '), named('name', two)];
  return [text(' '), element('span', { className: ['edition'] }, ...names)];
}

/** A table whose head says what is in its columns. */
const hasHead = (table: Element): boolean =>
  table.children.some((part) => isElement(part) && part.children.some((row) => isElement(row) && isHead(row)));
const isHead = (row: Element): boolean => row.children.some((cell) => isElement(cell, 'th'));

/**
 * Says after each link what is not known of its song yet: the language where it is another than that of the song before, and
 * the collection too where `withFolder`. What all songs share the head of the page says, and a table's own head says enough.
 */
export function addNotes(tree: Root, links: PlaylistLinksIn, programme: Programme, withFolder: boolean): void {
  let { folder, language }: { folder: string | null; language: string | null } = programme;
  const noteFor = (link: Element, song: PlaylistSong): ElementContent[] => {
    const words = textOf(link).trim();
    const labels: string[] = [];
    if (withFolder && song.folder && song.folder !== folder) labels.push(song.folder);
    if (song.language !== null && song.language !== language && !saysLanguage(words, song.language))
      labels.push(song.language);
    folder = song.folder ?? folder;
    language = song.language ?? language;
    return noteOf(labels);
  };
  const walk = (parent: Parent): void => {
    parent.children = parent.children.flatMap((child): ElementContent[] => {
      if (child.type === 'doctype') return [];
      if (child.type !== 'element') return [child];
      const song = links.get(child);
      if (song) return [child, ...noteFor(child, song)];
      if (!(isElement(child, 'table') && hasHead(child))) walk(child);
      return [child];
    });
  };
  walk(tree);
}

/** `in Tamil`, and the code that an author wrote for it: `TAM`. */
const saysLanguage = (words: string, language: string): boolean =>
  words.includes(language) || languageLabel(words) === language;
