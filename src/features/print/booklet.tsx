/** Songs of the library after each other as one booklet: a title page with its contents, and each song on pages of its own. */

import type { ReactNode } from 'react';
import { fetchPage } from '#api/reader-calls.ts';
import { readSongPage, type SongPage } from '#core/page/read-song-page.ts';
import { hasNumbers, textForm } from '#core/text/stanza-html.ts';
import { isUnavailable } from '#core/text/texts.ts';
import { sourceName, VerseText } from '#features/reading/index.ts';
import { type NameLine, NameLines } from '#ui/NameLines.tsx';
import { useWords } from '#words/useWords.ts';
import type { LinkedSong } from './read-playlist.tsx';
import { From, Lotus, type Sheet } from './Sheet.tsx';
import { SongSheet } from './SongSheet.tsx';

/** What is to be printed. */
export interface Booklet {
  title: string;
  /** BCP 47 tag of the title; '' for the page's own. */
  lang: string;
  /** Where the list of songs stands: its address on this site. */
  from: string;
  /** In the order of the booklet. */
  songs: readonly LinkedSong[];
}

/** Songs that are fetched at once. */
const AT_ONCE = 4;

/** Each song by its place, null for one that could not be loaded. `onProgress` hears how many are there. */
async function fetchSongs(
  songs: Booklet['songs'],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<(SongPage | null)[]> {
  const found: (SongPage | null)[] = songs.map(() => null);
  const left = songs.entries();
  let done = 0;
  const work = async () => {
    for (const [place, { path }] of left) {
      if (signal.aborted) return;
      const song = readSongPage(await fetchPage(path, signal).catch(() => ''));
      found[place] = song && !isUnavailable(song.text) ? song : null;
      done += 1;
      if (!signal.aborted) onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  signal.throwIfAborted();
  return found;
}

/** Where the contents lead: the song at this place of the list, from 0. */
const sheetId = (place: number): string => `sheet-${place + 1}`;

const aboutOf = ({ number, language }: SongPage): string => [number, language].filter(Boolean).join(' · ');

function sheetOf(song: SongPage, path: string, place: number): Sheet {
  const { lang, dir, language, text, names } = song;
  const column = { name: language, lang, dir, form: textForm(text) };
  const content = (
    <SongSheet
      id={sheetId(place)}
      ordinal={place + 1}
      names={names}
      about={[aboutOf(song), song.facts].filter(Boolean).join(' · ')}
      link={location.origin + path}
      columns={[
        {
          ...column,
          stanzas: [
            {
              content: <VerseText text={text} names={names.map((name) => name.text)} />,
              row: 0,
              numbered: hasNumbers(text),
            },
          ],
        },
      ]}
    />
  );
  return { content, title: `${place + 1}. ${sourceName(song)}` };
}

/**
 * @returns its sheets, and the names of songs that could not be loaded: they stand in the contents as such
 * @throws what the signal was aborted with
 */
export async function makeBooklet(booklet: Booklet, signal: AbortSignal, onProgress: (done: number) => void) {
  const found = await fetchSongs(booklet.songs, signal, onProgress);
  const sheets = found.flatMap((song, place) => (song ? [sheetOf(song, booklet.songs[place]?.path ?? '', place)] : []));
  const listed = booklet.songs.map(({ name }, place) => {
    const song = found[place];
    return song
      ? { names: song.names, about: aboutOf(song), id: sheetId(place) }
      : { names: [{ text: name, lang: undefined }], about: null, id: '' };
  });
  const content = (
    <TitlePage title={booklet.title} lang={booklet.lang} link={location.origin + booklet.from} songs={listed} />
  );
  return {
    sheets: [{ content, title: '' }, ...sheets],
    missing: booklet.songs.filter((_, place) => !found[place]).map(({ name }) => name),
  };
}

/** A line of the contents. */
interface Listed {
  names: readonly NameLine[];
  /** `Song No 1 · Tamil`; null for a song that could not be loaded. */
  about: string | null;
  /** Where it leads in the booklet, which may be kept as a file; '' for nowhere. */
  id: string;
}

interface Props {
  title: string;
  lang: string;
  /** Where the list of songs stands. */
  link: string;
  songs: readonly Listed[];
}

/** The first page of a booklet: its title and its contents. */
export function TitlePage({ title, lang, link, songs }: Props): ReactNode {
  const t = useWords();
  return (
    <>
      <h1 lang={lang || undefined}>{title}</h1>
      <p className="about">{t('page.song-count', { n: songs.length })}</p>
      <Lotus />
      <ol className="contents">
        {songs.map(({ names, about, id }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes
          <li key={place}>
            {id === '' ? (
              <NameLines lines={names} />
            ) : (
              <a href={`#${id}`}>
                <NameLines lines={names} />
              </a>
            )}{' '}
            <small>{about ?? t('print.song-missing')}</small>
          </li>
        ))}
      </ol>
      <From address={link} />
    </>
  );
}
