/** The playlist on the page as a sheet, and the songs that it leads to. */

import type { ReactNode } from 'react';
import { useWords } from '#words/useWords.ts';
import { drawContent } from './copy.tsx';
import { From, Lotus, readable, type Sheet } from './Sheet.tsx';

/** A song that the page has a link to: its path, and what the link says. */
export type LinkedSong = ReturnType<typeof readSongs>[number];

/** Songs of the library that the playlist leads to, each once, in its order. */
export function readSongs() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.playlist a[href^="/file/"]')];
  const songs = links
    .filter(({ pathname }) => pathname.split('/').filter(Boolean).length === 4)
    .map((link) => ({ path: link.pathname, name: link.textContent.trim() }));
  return [...new Map(songs.map((song) => [song.path, song])).values()];
}

/** @returns null where the page has no playlist */
export function readPlaylist(): Sheet | null {
  const shown = document.querySelector<HTMLElement>('.playlist');
  const heading = document.querySelector('h1');
  if (!shown || !heading) return null;
  const notes = [...new Set([...shown.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href))];
  // A number behind each link, the same for the same address.
  const content = drawContent(shown, (link, words) => (
    <>
      {words}
      {link.href !== '' && <sup>{notes.indexOf(link.href) + 1}</sup>}
    </>
  ));
  const title = heading.textContent.trim();
  return {
    title,
    content: (
      <PlaylistSheet
        title={title}
        titleLang={heading.lang}
        about={document.querySelector('.id')?.textContent.trim() ?? ''}
        content={
          <div className="playlist" lang={shown.lang || undefined} dir={shown.dir || undefined}>
            {content}
          </div>
        }
        notes={notes}
        link={location.origin + location.pathname}
      />
    ),
  };
}

interface Props {
  title: string;
  titleLang: string;
  /** `Playlist ID: 1` */
  about: string;
  /** The content with a number behind each link. */
  content: ReactNode;
  /** Addresses of the links, the first has the number 1. */
  notes: readonly string[];
  link: string;
}

/** A playlist on paper: its content as it is, with the addresses of its links as notes at the end. */
export function PlaylistSheet({ title, titleLang, about, content, notes, link }: Props): ReactNode {
  const t = useWords();
  return (
    <>
      <h1 lang={titleLang || undefined}>{title}</h1>
      <p className="about">{about}</p>
      {content}
      {notes.length > 0 && (
        <>
          <h2 className="links">{t('print.links')}</h2>
          <ol className="notes">
            {notes.map((address) => (
              <li key={address}>{readable(address)}</li>
            ))}
          </ol>
        </>
      )}
      <Lotus />
      <From address={link} />
    </>
  );
}
