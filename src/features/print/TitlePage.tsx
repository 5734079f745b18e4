/** The first page of a booklet: its title and its contents. */
import type { ReactNode } from 'react';
import { useWords } from '#words/useWords.ts';
import { From, Lotus } from './Sheet.tsx';

/** A line of the contents. */
interface Listed {
  name: string;
  lang: string;
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

export function TitlePage({ title, lang, link, songs }: Props): ReactNode {
  const t = useWords();
  return (
    <>
      <h1 lang={lang || undefined}>{title}</h1>
      <p className="about">{t('page.song-count', { n: songs.length })}</p>
      <Lotus />
      <ol className="contents">
        {songs.map(({ name, lang, about, id }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes
          <li key={place}>
            {id === '' ? (
              <span lang={lang || undefined}>{name}</span>
            ) : (
              <a href={`#${id}`} lang={lang || undefined}>
                {name}
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
