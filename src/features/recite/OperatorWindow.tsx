/** Binds the window that leads a screen to what is shown, and to the texts. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { homePath } from '#core/library/paths.ts';
import { pairVerses } from '#core/text/verse-pairs.ts';
import { type LinkFault, readShared, type StoredSong } from '#features/my-place/index.ts';
import type { Show } from '#schemas/show.ts';
import { tellWait } from '#ui/tell-wait.ts';
import { useWords } from '#words/useWords.ts';
import { findBeginning } from './jump.ts';
import { Operator } from './Operator.tsx';
import { OperatorTools } from './OperatorTools.tsx';
import { type Programme, readProgramme } from './programme.browser.ts';
import { keepAwake } from './screen.browser.ts';
import { firstShow } from './show.ts';
import { loadShown, type ShownSong } from './shown-song.browser.ts';
import { storedShow, useShow } from './useShow.ts';
import { useSteps } from './useSteps.ts';

/** As it was before a reload; else from the song that it was opened with. */
function begin({ link, start }: Programme): Show {
  const was = storedShow();
  if (start) return firstShow(link, { ...start, at: Date.now() });
  return was?.link === link ? was : firstShow(link);
}

/** The songs by the names that the library has for them today, as soon as it is asked. */
function useNamed({ link, songs }: Programme): readonly StoredSong[] {
  const [named, setNamed] = useState(songs);
  useEffect(() => {
    const request = new AbortController();
    void readShared(link, request.signal).then((list) => {
      if (typeof list !== 'string' && list.isResolved && !request.signal.aborted) setNamed(list.songs);
    });
    return () => request.abort();
  }, [link]);
  return named;
}

/** The stanza of another text that stands where one of this text does; its first where the two do not match. */
function stanzaIn(next: ShownSong, song: ShownSong, stanza: number): number {
  if (next.path === song.path) return stanza;
  const [from, to] = [song.texts[0].stanzas, next.texts[0].stanzas];
  const rows = pairVerses(from, to);
  const row = rows?.first[stanza]?.beside;
  return Math.max(rows?.second.findIndex(({ beside }) => beside === row) ?? 0, 0);
}

/** Reads the programme out of the address. */
export default function OperatorWindow(): ReactNode {
  const t = useWords();
  const [programme, setProgramme] = useState<Programme | LinkFault | null>(null);
  useEffect(() => void readProgramme().then(setProgramme), []);
  if (programme === null) return null;
  if (typeof programme !== 'string') return <Leading programme={programme} />;
  return (
    <p>
      {t('recite.no-programme')} <a href={homePath()}>{t('page.back-home')}</a>
    </p>
  );
}

function Leading({ programme }: { programme: Programme }): ReactNode {
  const t = useWords();
  const { show: now, hasScreen, change } = useShow('operator', useState(() => begin(programme))[0]);
  const show = now as Show; // an operator always has one
  const steps = useSteps('operator', show, change);
  const { songs, at, hasFailed, again, code, Code, bringCode } = steps;
  // While another is loaded, what stands there stays.
  const last = useRef(steps.song);
  if (steps.song || hasFailed) last.current = steps.song;
  const song = last.current;
  const named = useNamed(programme);
  const [said, say] = useState('');
  useEffect(keepAwake, []);

  const goToSong = (place: number): void => {
    if (place === show.song) steps.goTo(0);
    else change({ song: place, stanza: 0, part: 0, parts: 1, blank: false });
  };
  const step = (press: 'next' | 'previous'): void => {
    const isEnd = !steps.take(press) && press === 'next';
    say(isEnd ? t('recite.end') : '');
  };
  const jump = (typed: string): boolean => {
    if (steps.jump(typed)) return true;
    const names = [named.map(({ name }) => name), named.map(({ also = '' }) => also)];
    const place = names.map((lines) => findBeginning(lines, typed)).find((found) => found >= 0);
    if (place !== undefined) goToSong(place);
    return place !== undefined;
  };
  /** Other languages or scripts, which have to come first: both windows then go to them at the verse on show. */
  const choose = (rows: Show['rows'], pressed: Element): void => {
    const path = songs[show.song]?.path;
    if (path === undefined) return;
    const work = async (): Promise<void> => {
      const next = await loadShown(path, rows);
      change({ rows, stanza: song ? stanzaIn(next, song, show.stanza) : show.stanza, part: 0, parts: 1 });
    };
    void tellWait(work, pressed);
  };
  return (
    <Operator
      name={programme.name}
      songs={named}
      show={show}
      hasScreen={hasScreen}
      song={song}
      at={at}
      said={hasFailed ? t('recite.song-failed') : said}
      onAgain={hasFailed ? again : null}
      onSong={goToSong}
      onVerse={steps.goTo}
      onStep={step}
      onBlank={() => void steps.take('blank')}
    >
      <OperatorTools
        show={show}
        song={song}
        onJump={jump}
        onRows={choose}
        onSize={(size) => change({ size })}
        onCode={(button) => {
          if (!show.code && !Code) bringCode(button);
          change({ code: !show.code });
        }}
      />
      {code && Code && <Code.default {...code} />}
    </Operator>
  );
}
