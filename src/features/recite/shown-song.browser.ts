/** A song as a screen shows it: one text or two, each in a language and a script of its own, verse by verse. */
import { fetchPage } from '#api/reader-calls.ts';
import { readSongPage, type SongPage } from '#core/page/read-song-page.ts';
import type { ScriptEntry } from '#core/text/scripts.ts';
import { beginsWithName } from '#core/text/texts.ts';
import { addressOf, verseId } from '#core/text/verse-address.ts';
import { readStanzas } from '#core/text/verses/read-stanzas.ts';
import { inReadersScript } from '#features/script/index.ts';
import type { Show } from '#schemas/show.ts';
import type { LineLanguages } from './Lines.tsx';
import { editionAt, type OtherEdition, type SungText } from './songs.browser.ts';
import { type SungVerse, versesOf, versesOfTwo } from './verses.ts';

interface ShownText extends SungText {
  /** Code of its language. */
  code: string;
  /** The script it is shown in, and those it can be shown in; '' and none where there is no choice. */
  script: string;
  scripts: readonly ScriptEntry[];
}

export interface ShownSong {
  /** Of the page that has the first text. */
  path: string;
  /** The lines of its name. */
  names: readonly string[];
  /** All languages that the song is there in. */
  editions: readonly OtherEdition[];
  texts: readonly [ShownText, ShownText | null];
  /** Of the lines of both. */
  languages: LineLanguages;
  verses: readonly SungVerse[];
  /** Of each stanza of the first text: the fragment that leads to it on its page, and the number of its verse. */
  stanzas: readonly { id: string; verse: string }[];
  /** The second text is not shown, since the two do not match verse by verse. */
  isUnpaired: boolean;
}

/** What matches nothing: the text stays in its own script. */
const OWN_SCRIPT = 'own';

/** @throws {Error} where the code for the script cannot be loaded */
async function textOf({ code }: OtherEdition, page: SongPage, codes: readonly string[], wanted: string) {
  const { text, ...rest } = await inReadersScript(page, codes, wanted);
  if (rest.script !== wanted && rest.scripts.some(({ id }) => id === wanted)) {
    throw new Error(`The code for the script ${wanted} could not be loaded.`);
  }
  return { ...rest, code, dir: page.dir, stanzas: readStanzas(text).stanzas.map(({ words }) => words) };
}

async function versesOfBoth([first, second]: ShownSong['texts'], named: boolean) {
  const alone = { verses: versesOf(first.stanzas, named), isUnpaired: false };
  if (!second) return alone;
  const { pairVerses } = await import('#core/text/verse-pairs.ts');
  const rows = pairVerses(first.stanzas, second.stanzas);
  return rows
    ? { verses: versesOfTwo(first.stanzas, second.stanzas, rows), isUnpaired: false }
    : { ...alone, isUnpaired: true };
}

/** Songs as they were shown last, and the next one: more are not needed at once. */
const MOST_SONGS = 6;
const songs = new Map<string, Promise<ShownSong>>();

/**
 * @param path of the song in the programme; a language that the song is not there in is left
 * @throws {ApiError} where a page cannot be loaded; the next call tries again
 * @throws {Error} where it has no text
 */
export function loadShown(path: string, rows: Show['rows']): Promise<ShownSong> {
  const key = JSON.stringify([path, rows]);
  const song = songs.get(key) ?? fetchShown(path, rows);
  songs.delete(key);
  songs.set(key, song);
  song.catch(() => songs.delete(key));
  for (const oldest of [...songs.keys()].slice(0, -MOST_SONGS)) songs.delete(oldest);
  return song;
}

async function fetchShown(path: string, rows: Show['rows']): Promise<ShownSong> {
  const { signal } = new AbortController();
  const read = async (from: string): Promise<SongPage> => {
    const page = readSongPage(await fetchPage(from, signal));
    if (!page) throw new Error(`${from} has no text to its end.`);
    return page;
  };
  const own = await read(path);
  const editions = [path, ...own.editions].map(editionAt);
  const codes = editions.map(({ code }) => code);
  const editionOf = (wanted: string): OtherEdition =>
    editions.find(({ code }) => code === wanted) ?? (editions[0] as OtherEdition);
  const [first, beneath] = rows;
  const edition = editionOf(first.code);
  const page = edition.path === path ? own : await read(edition.path);
  const text = await textOf(edition, page, codes, first.script);
  let second: ShownText | null = null;
  if (beneath && (beneath.code === '' || codes.includes(beneath.code))) {
    const other = editionOf(beneath.code);
    const itsPage = other.path === edition.path ? page : other.path === path ? own : await read(other.path);
    // Beside a text of the same language it keeps its own letters, which are why it is there.
    const script = beneath.script || (/^(?:sa|ta)\b/.test(text.lang) ? OWN_SCRIPT : '');
    second = await textOf(other, itsPage, codes, script);
  }
  const names = page.names.map(({ text }) => text);
  return {
    path: edition.path,
    names,
    editions,
    texts: [text, second],
    languages: [text, second ?? text].map(({ lang, dir }) => ({ lang, dir })),
    ...(await versesOfBoth([text, second], beginsWithName(page.text, names))),
    stanzas: readStanzas(page.text).stanzas.map(({ words, place, verse }) => ({
      id: verseId(addressOf(words, place)),
      verse,
    })),
  };
}
