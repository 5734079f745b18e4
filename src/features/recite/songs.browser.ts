/** Where the words come from: the page itself for its own song, the pages of other songs and editions for theirs. */
import { fetchPage } from '#api/reader-calls.ts';
import { languageLabel } from '#core/library/languages.ts';
import { languageAt } from '#core/library/paths.ts';
import { readSongPage, stanzasOfPage } from '#core/page/read-song-page.ts';
import { beginsWithName } from '#core/text/texts.ts';
import type { StanzaName } from '#core/text/verse-names.ts';
import { stanzasOf } from '#core/text/verses/read-stanzas.ts';
import { type Edition, readEditions } from '#features/editions/index.ts';
import { openList, stepOf } from '#features/my-place/index.ts';
import { firstBelow, namesOf, scrollToVerse, shownNames } from '#features/reading/index.ts';
import { inReadersScript } from '#features/script/index.ts';
import { PLAYLIST_KEY } from '#schemas/storage-keys.ts';
import { stored } from '#ui/storage.ts';
import { nextInPlaylist } from './next-song.ts';

/** Another language that a song is there in. */
export type OtherEdition = Omit<Edition, 'here'>;

export interface SungText {
  stanzas: readonly string[];
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** A stanza by its address on the page of its song: what it is called, and its words as the page has them. */
export interface Addressed {
  id: string;
  name: StanzaName;
  isHeading: boolean;
  textContent: string;
}

export interface SungSong extends SungText {
  path: string;
  /** Of each stanza. */
  addresses: readonly Addressed[];
  /** The lines of its name. */
  names: readonly string[];
  /** Its first stanza is its name, which is neither seen nor read out twice. */
  named: boolean;
  /** The stanza that the reader is at, from 0. */
  start: number;
  /** Path of the song after it: in the list that is read from, or else in its collection. */
  next: string | null;
  editions: readonly OtherEdition[];
}

/** The song after it in the list or the playlist that the tab reads from; where it is read from none, that of its collection. */
function songAfter(path: string, inCollection: string | null): string | null {
  const list = openList();
  const step = list && stepOf(list, path);
  if (step) return step.next?.path ?? null;
  const inPlaylist = nextInPlaylist(stored(PLAYLIST_KEY, 'sessionStorage'), path);
  return inPlaylist === undefined ? inCollection : inPlaylist;
}

/** The language that a path is in. */
export function editionAt(path: string): OtherEdition {
  const code = languageAt(path);
  return { code, label: languageLabel(code), path };
}

/** The song of this page, in the script that it is shown in. @returns null on a page without a text */
export function songOnPage(): SungSong | null {
  const text = document.querySelector<HTMLElement>('[data-text]');
  const box = text?.closest('[data-box]');
  if (!text || !box) return null;
  const verses = [...text.querySelectorAll('p')];
  const called = namesOf(verses);
  const path = location.pathname;
  const named = verses[0]?.hasAttribute('aria-hidden') ?? false;
  const inCollection = document.querySelector<HTMLAnchorElement>('.song-nav a[rel="next"]')?.pathname;
  return {
    path,
    names: shownNames(),
    named,
    stanzas: verses.map(({ textContent }) => textContent),
    addresses: verses.map((verse, at) => ({
      id: verse.id,
      name: called[at] as StanzaName,
      isHeading: verse.getAttribute('role') === 'heading',
      textContent: verse.textContent,
    })),
    lang: text.lang,
    dir: text.dir === 'rtl' ? 'rtl' : 'ltr',
    start: Math.max(Number(named), firstBelow(verses, box.getBoundingClientRect().top + 1)),
    next: songAfter(path, inCollection ?? null),
    editions: readEditions().filter(({ here }) => !here),
  };
}

/** @returns null where that page has no text @throws {ApiError} */
export async function fetchSong(path: string, signal: AbortSignal): Promise<SungSong | null> {
  const html = await fetchPage(path, signal);
  const page = readSongPage(html);
  if (!page) return null;
  const editions = page.editions.map(editionAt);
  const codes = [editionAt(path), ...editions].map(({ code }) => code);
  const names = page.names.map(({ text }) => text);
  const addresses = stanzasOfPage(html).map(({ text, ...stanza }) => ({ ...stanza, textContent: text }));
  const written = await inReadersScript(page, codes);
  const inScript = stanzasOf(written.text);
  // A text that another script would cut otherwise stays in its own.
  const [stanzas, { lang }] =
    inScript.length === addresses.length
      ? [inScript, written]
      : [addresses.map(({ textContent }) => textContent), page];
  return {
    path,
    addresses,
    names,
    named: beginsWithName(page.text, names),
    stanzas,
    lang,
    dir: page.dir,
    start: 0,
    next: songAfter(path, page.next),
    editions,
  };
}

/** @returns null where that page has no text @throws {ApiError} */
export async function fetchSecond(
  edition: OtherEdition,
  { lang: first, editions, path }: SungSong,
  signal: AbortSignal,
): Promise<SungText | null> {
  const page = readSongPage(await fetchPage(edition.path, signal));
  if (!page) return null;
  const codes = [editionAt(path), ...editions].map(({ code }) => code);
  // As the page has it: beside a text of the same language the second keeps its own letters, which are why it was asked for.
  const { text, lang } = /^(?:sa|ta)\b/.test(first) ? page : await inReadersScript(page, codes);
  return { stanzas: stanzasOf(text), lang, dir: page.dir };
}

/** Brings the page's own text to a stanza: where the reader was when they left. */
export function showOnPage(stanza: number): void {
  const box = document.querySelector('[data-box]');
  const verse = box?.querySelectorAll('[data-text] p')[stanza];
  if (box && verse) scrollToVerse(box, verse);
}
