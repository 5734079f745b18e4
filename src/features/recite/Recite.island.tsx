/** Binds the words of a song, alone on the screen, to the page they are from, to the songs after it, and to the device. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RECITE_KEY } from '#schemas/storage-keys.ts';
import { adopt } from '#ui/adopt.ts';
import { store, stored } from '#ui/storage.ts';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { Press, Way } from './keys.ts';
import { paceOf, readPaces, setPace, stepPace } from './pace.ts';
import { Recite } from './Recite.tsx';
import css from './recite.css?inline';
import { keepAwake, leaveByBack, takeScreen } from './screen.browser.ts';
import { editionAt, type SungSong, showOnPage, songOnPage } from './songs.browser.ts';
import { stepFrom } from './step.ts';
import { useNextSong } from './useNextSong.ts';
import { useSecond } from './useSecond.ts';
import { useSelfScroll } from './useSelfScroll.ts';
import { verseAt, versesOf, versesOfTwo } from './verses.ts';

adopt(css);

interface Props {
  onClose: () => void;
}

const storedPaces = () => readPaces(stored(RECITE_KEY));

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export default function LiveRecite({ onClose }: Props): ReactNode {
  const [first] = useState(songOnPage);
  // Not in the bar that it is asked from, whose look is for what stands in it.
  return first && createPortal(<Reciting first={first} onClose={onClose} />, document.body);
}

function Reciting({ first, onClose }: Props & { first: SungSong }): ReactNode {
  const t = useWords();
  const { song, next, phase } = useNextSong(first);
  const [way, setWay] = useState<Way>(() => (wantsNoMotion() ? 'verses' : 'scroll'));
  const [running, run] = useState(false);
  const [pace, goAt] = useState(() => paceOf(storedPaces(), first.path));
  const [stanza, setStanza] = useState(first.start);
  const { second, wanted, want, fault } = useSecond(song);
  const page = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);

  const rows = second?.rows;
  const verses = second && rows ? versesOfTwo(song.stanzas, second.stanzas, rows) : versesOf(song.stanzas, song.named);
  const at = verseAt(verses, stanza);

  /** The verse at the upper edge of what is on the screen, while the whole text is there. */
  const reached = (): number => {
    const shown = page.current;
    if (way === 'verses' || !shown) return stanza;
    const edge = shown.getBoundingClientRect().top + 1;
    const all = [...shown.querySelectorAll('p')];
    return verses[all.findIndex((verse) => verse.getBoundingClientRect().bottom > edge)]?.from ?? stanza;
  };
  /** Whoever has come to another song goes on there; Back leads to the page that was left for it. */
  const leave = useRef<(isBack: boolean) => void>(onClose);
  leave.current = (isBack) => {
    if (song.path !== first.path && !isBack) return location.replace(song.path);
    const last = reached();
    if (song.path === first.path && last !== first.start) showOnPage(last);
    onClose();
  };
  useEffect(() => {
    const sleep = keepAwake();
    const giveBack = takeScreen(page.current?.parentElement, before, () => leave.current(false));
    const forget = leaveByBack(() => leave.current(true));
    page.current?.focus();
    return () => {
      sleep();
      giveBack();
      forget();
    };
  }, [before]);

  const goOn = (): void => {
    if (song.next === null) run(false);
    next();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another song begins at its beginning, at its own pace
  useEffect(() => {
    setStanza(song.start);
    goAt(paceOf(storedPaces(), song.path));
    page.current?.querySelectorAll('p')[verseAt(verses, song.start)]?.scrollIntoView({ block: 'start' });
  }, [song]);
  useSelfScroll(page, {
    song: song.path,
    running: running && way === 'scroll',
    pace,
    whole: wantsNoMotion(),
    onEnd: goOn,
  });

  const step = (by: 1 | -1): void => {
    const to = stepFrom({ at, part: 0 }, by, verses.length);
    page.current?.scrollTo(0, 0);
    if (to === 1) goOn();
    else if (to !== -1) setStanza(verses[to.at]?.from ?? 0);
  };
  const change = (by: 1 | -1): void => {
    const to = stepPace(pace, by);
    goAt(to);
    // Where nothing can be stored, the pace holds until the song is left.
    store(RECITE_KEY, JSON.stringify(setPace(storedPaces(), song.path, to)));
  };
  const onPress = (press: Press): void => {
    if (press === 'toggle') run(!running);
    else if (press === 'next' || press === 'previous') step(press === 'next' ? 1 : -1);
    else change(press === 'faster' ? 1 : -1);
  };
  const turn = (to: Way): void => {
    setStanza(reached());
    run(false);
    setWay(to);
    page.current?.focus(); // the space bar is for the words again
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the whole text stands there again
  useEffect(() => {
    if (way === 'scroll') page.current?.querySelectorAll('p')[at]?.scrollIntoView({ block: 'start' });
  }, [way]);

  const edition = song.editions.find(({ code }) => code === wanted);
  const language = edition ? sayName(t, edition.label) : '';
  const said = {
    loading: t('page.wait'),
    failed: t('recite.next-failed'),
    end: t('recite.end'),
    ready:
      fault && (fault === 'loading' ? t('editions.loading', { language }) : t('editions.not-loaded', { language })),
  }[phase];
  return (
    <Recite
      names={song.names}
      languages={[song, second ?? song].map(({ lang, dir }) => ({ lang, dir }))}
      verses={verses}
      page={page}
      said={
        said || (second && !rows ? t('recite.not-paired', { language: sayName(t, editionAt(song.path).label) }) : '')
      }
      way={way}
      onWay={turn}
      running={running}
      pace={pace}
      at={at}
      onPress={onPress}
      editions={song.editions}
      second={wanted}
      onSecond={(code) => {
        want(code);
        page.current?.focus();
      }}
      onNextSong={song.next === null ? null : next}
      onClose={() => leave.current(false)}
    />
  );
}
