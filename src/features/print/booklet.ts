/** Songs of the library after each other as one booklet: a title page with its contents, and each song on pages of its own. */
import { fetchPage } from '#api/editions.ts';
import { appendVerse, sourceName, textForm, verseHtml } from '#features/reading/index.ts';

import { isUnavailable } from '#library/texts.ts';
import { type PageSong, songOfPage } from './page-song.ts';
import { element, fromLine, lotus, songSheet } from './sheet.ts';
import type { Sheet } from './sheets.ts';

/** What is to be printed. */
export interface Wish {
  title: string;
  /** BCP 47 tag of the title; '' for the page's own. */
  lang: string;
  /** Where the list of songs stands: its address on this site. */
  from: string;
  /** In the order of the booklet. `name` is what a song is called when it cannot be had. */
  songs: readonly { path: string; name: string }[];
}

export interface Made {
  sheets: Sheet[];
  /** Names of songs that could not be had; they stand in the contents as such. */
  missing: string[];
}

/** Songs that are fetched at once. */
const AT_ONCE = 4;

/** Each song by its place, null for one that could not be had. `told` hears how many are there. */
async function fetchSongs(
  songs: Wish['songs'],
  signal: AbortSignal,
  told: (done: number) => void,
): Promise<(PageSong | null)[]> {
  const found: (PageSong | null)[] = songs.map(() => null);
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let place = next++; place < songs.length && !signal.aborted; place = next++) {
      const html = await fetchPage(songs[place]?.path ?? '', signal).catch(() => '');
      const song = songOfPage(html);
      found[place] = song && !isUnavailable(song.text) ? song : null;
      done += 1;
      if (!signal.aborted) told(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  signal.throwIfAborted();
  return found;
}

/** Where the contents lead: the song at this place of the list, from 0. */
const sheetId = (place: number): string => `sheet-${place + 1}`;

function sheetOf(song: PageSong, path: string, place: number): Sheet {
  const text = document.createElement('div');
  appendVerse(text, verseHtml(song.text));
  const stanzas = [...text.querySelectorAll('p')].map((node) => ({ node, row: 0 }));
  const { lang, dir, language } = song;
  const node = songSheet({
    title: song.title,
    titleLang: song.titleLang,
    about: [song.number, language].filter(Boolean).join(' · '),
    link: location.origin + path,
    columns: [{ name: language, lang, dir, form: textForm(song.text), stanzas }],
  });
  node.id = sheetId(place);
  // The contents tell places, since no page knows its number before it is printed.
  node.prepend(element('p', 'ordinal', String(place + 1)));
  return { node, title: `${place + 1}. ${sourceName(song)}` };
}

function titlePage({ title, lang, from, songs }: Wish, found: readonly (PageSong | null)[]): Sheet {
  const heading = element('h1', '', title);
  heading.lang = lang;
  const lines = songs.map(({ name }, place) => {
    const song = found[place];
    const note = song ? [song.number, song.language].filter(Boolean).join(' · ') : 'could not be had';
    const words = element(song ? 'a' : 'span', '', song?.title ?? name);
    words.lang = song?.titleLang ?? '';
    if (words instanceof HTMLAnchorElement) words.href = `#${sheetId(place)}`; // a booklet kept as a file has links
    return element('li', '', words, ' ', element('small', '', note));
  });
  const count = `${songs.length} ${songs.length === 1 ? 'song' : 'songs'}`;
  const contents = element('ol', 'contents', ...lines);
  const node = element('section', 'front', heading, element('p', 'about', count), ...lotus(), contents);
  node.append(fromLine(location.origin + from));
  return { node, title: '' };
}

/** @throws what the signal was aborted with */
export async function makeBooklet(wish: Wish, signal: AbortSignal, told: (done: number) => void): Promise<Made> {
  const found = await fetchSongs(wish.songs, signal, told);
  const sheets = found.flatMap((song, place) => (song ? [sheetOf(song, wish.songs[place]?.path ?? '', place)] : []));
  const missing = wish.songs.filter((_, place) => !found[place]).map(({ name }) => name);
  return { sheets: [titlePage(wish, found), ...sheets], missing };
}
