/** The window that leads a screen: the programme, the verses of the song with the one on show, and the way on within a thumb's reach. */
import { type ReactNode, useEffect, useRef } from 'react';
import { screenPath } from '#core/library/paths.ts';
import { LibraryWords, type StoredSong } from '#features/my-place/index.ts';
import type { Show } from '#schemas/show.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';
import { IS_SCREEN, SCREEN } from './open-screen.browser.ts';
import type { ShownSong } from './shown-song.browser.ts';

interface Props {
  /** Of the programme; '' for none. */
  name: string;
  songs: readonly StoredSong[];
  show: Show;
  hasScreen: boolean;
  /** null while it is loaded. */
  song: ShownSong | null;
  /** The verse on show. */
  at: number;
  /** What could not be done. */
  said: string;
  /** Tries again what could not be loaded; null for nothing. */
  onAgain: (() => void) | null;
  onSong: (place: number) => void;
  onVerse: (stanza: number) => void;
  onStep: (press: 'next' | 'previous') => void;
  onBlank: () => void;
  /** What may be chosen beside. */
  children: ReactNode;
}

/** The entry of a list that is on show, kept in its sight. */
const isNow = (now: boolean) => (now ? { 'aria-current': true } : {});

export function Operator(props: Props): ReactNode {
  const { name, songs, show, hasScreen, song, at, said, onAgain } = props;
  const verses = song?.verses ?? [];
  const t = useWords();
  const lists = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another verse is on show
  useEffect(() => {
    for (const list of lists.current?.querySelectorAll('ol') ?? []) {
      const now = list.querySelector<HTMLElement>('[aria-current]');
      // Within the list alone: the page stays where it is.
      if (now) list.scrollTop = now.offsetTop - list.offsetTop - (list.clientHeight - now.offsetHeight) / 2;
    }
  }, [at, song, show.song]);
  const hasNumbers = song?.stanzas.some(({ verse }) => verse !== '');
  const heading = song?.names[0] ?? songs[show.song]?.name ?? '';
  return (
    <>
      <p className="about">
        <span role="status">{t(hasScreen ? 'recite.screen-there' : 'recite.screen-none')}</span>
        <a className="button" href={screenPath(IS_SCREEN)} target={SCREEN}>
          {t('recite.open-screen')}
        </a>
      </p>
      <div className={songs.length > 1 ? 'lists' : 'lists one'} ref={lists}>
        {songs.length > 1 && (
          <nav aria-label={t('my.list-nav')}>
            <h2>{name === '' ? t('my.list-nav') : <LibraryWords>{name}</LibraryWords>}</h2>
            <ol role="list">
              {songs.map(({ path, name }, place) => (
                <li key={path}>
                  <Button variant="bare" onClick={() => props.onSong(place)} {...isNow(place === show.song)}>
                    <LibraryWords>{name}</LibraryWords>
                  </Button>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <section aria-labelledby="on-show">
          <h2 id="on-show">
            <LibraryWords>{heading}</LibraryWords>
          </h2>
          <ol role="list" className="verses">
            {verses.map(({ from, lines }, place) => (
              <li key={from}>
                <Button variant="bare" onClick={() => props.onVerse(from)} {...isNow(place === at)}>
                  {hasNumbers && <span className="no">{song?.stanzas[from]?.verse}</span>}
                  <span className="words" {...song?.languages[0]}>
                    {lines.find(({ words }) => words !== '')?.words}
                  </span>
                </Button>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Status key={onAgain ? 'failed' : 'said'} passing role={onAgain ? 'alert' : 'status'} className="about">
        {said && (
          <>
            {said}{' '}
            {onAgain && (
              <Button
                key="again"
                onClick={() => {
                  next.current?.focus();
                  onAgain();
                }}
              >
                {t('page.try-again')}
              </Button>
            )}
          </>
        )}
      </Status>
      {props.children}
      <div className="steps" role="group" aria-label={t('recite.steps')}>
        <Button aria-label={t('command.previous-verse')} onClick={() => props.onStep('previous')}>
          {'‹'}
        </Button>
        <Button className="main" ref={next} onClick={() => props.onStep('next')}>
          {t('command.next-verse')}
        </Button>
        <Button aria-pressed={show.blank} onClick={props.onBlank}>
          {t('recite.blank')}
        </Button>
        <small className="quiet">
          {verses.length > 0 && t('recite.n-of-m', { n: at + 1, m: verses.length })}
          {show.parts > 1 && ` · ${t('recite.part', { n: Math.min(show.part + 1, show.parts), m: show.parts })}`}
        </small>
      </div>
    </>
  );
}
