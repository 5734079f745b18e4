/** A playlist on paper: its content as it is, with the addresses of its links as notes at the end. */
import type { ReactNode } from 'react';
import { useWords } from '#words/useWords.ts';
import { From, Lotus, readable } from './Sheet.tsx';

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
