/** Binds the verses of a song that is learned by heart to the page or the song they are from, and to the reader's own place. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { nameValues } from '#core/text/verse-names.ts';
import {
  changeLearning,
  learnSong,
  learntSong,
  setKnown,
  setUnknown,
  songOfPath,
  usePlace,
  verseOf,
  withPage,
} from '#features/my-place/index.ts';
import { keepAwake, leaveByBack, showOnPage } from '#features/recite/index.ts';
import { adopt } from '#ui/adopt.ts';
import { useWords } from '#words/useWords.ts';
import { ByHeart } from './ByHeart.tsx';
import css from './by-heart.css?inline';
import { hiddenWords, type Step } from './hiding.ts';
import { verseOfStanza, versesToLearn } from './learn-verses.ts';
import { inFirstBox, isDue, knewAgain, type Spaced } from './spacing.ts';
import { today } from './today.browser.ts';
import { type LearnRequest, useSong } from './useSong.ts';

adopt(css);

interface Props {
  request: LearnRequest;
  onClose: () => void;
}

const NONE: ReadonlySet<number> = new Set();

export default function LiveByHeart(props: Props): ReactNode {
  // Not in the bar that it is opened from, whose style is for what stands in it.
  return createPortal(<Learning {...props} />, document.body);
}

function Learning({ request, onClose }: Props): ReactNode {
  const t = useWords();
  const { learning } = usePlace();
  const { first, come, phase, go, open, again } = useSong(request);
  const due = 'place' in request ? request.due : undefined;
  const [step, setStep] = useState<Step>(due ? 'number' : 'whole');
  const [shown, setShown] = useState(NONE);
  const [said, say] = useState('');
  const page = useRef<HTMLDivElement>(null);

  const song = come?.song;
  const verses = useMemo(() => (song ? versesToLearn(song) : []), [song]);
  const at = verseOfStanza(verses, come?.stanza ?? 0);
  const verse = verses[at];
  const called = verse?.on.name;
  // The only part of a text has no name of its own.
  const isAlone = called?.verse === '' && called.of <= 1;
  const name = isAlone ? (song?.names[0] ?? '') : called ? t('search.verse', nameValues(called)) : '';
  const learnt = song && learntSong(learning, song.path);
  const known = learnt?.verses.find(({ id }) => id === verse?.on.id);
  const hidden = verse ? hiddenWords(verse.lines, step) : [];

  const begun = useRef<number>(undefined);
  begun.current ??= verse?.from;
  const leave = useRef<(isBack: boolean) => void>(onClose);
  leave.current = (isBack) => {
    const isHere = song?.path === first?.path;
    // Whoever has come to another song goes on there; Back leads to the page that was left for it.
    if (first && song && !isHere && !isBack) return location.replace(`${song.path}#${verse?.on.id}`);
    if (first && verse && isHere && verse.from !== begun.current) showOnPage(verse.from);
    onClose();
  };
  useEffect(() => {
    const sleep = keepAwake();
    const forget = leaveByBack(() => leave.current(true));
    page.current?.focus();
    return () => {
      sleep();
      forget();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each song that comes
  useEffect(() => {
    if (!song) return;
    let gone = 0;
    changeLearning((now) => {
      const next = withPage(now, song.path, song.addresses, verses.length);
      const count = (all: typeof now): number => learntSong(all, song.path)?.verses.length ?? 0;
      gone = count(now) - count(next);
      return next;
    });
    if (gone > 0) say(t('heart.gone', { n: gone }));
  }, [song]);

  /** What the reader was shown of this verse, in words; '' where nothing was hidden. */
  const help = (words: ReadonlySet<number> = shown): string => {
    const n = hidden.filter((word) => words.has(word)).length;
    return hidden.length > 0 ? t(n > 0 ? 'heart.helped' : 'heart.unhelped', { verse: name, n }) : '';
  };
  const show = (words: readonly number[]): void => {
    const next = new Set([...shown, ...words]);
    setShown(next);
    say(hidden.every((word) => next.has(word)) ? help(next) : '');
  };
  const comeTo = (stanza: number): void => {
    setShown(NONE);
    go(stanza);
    page.current?.scrollTo(0, 0);
  };
  const openSong: typeof open = (place) => {
    setShown(NONE);
    open(place);
  };
  const move = (by: 1 | -1): void => {
    const to = verses[at + by];
    if (to) {
      say(help());
      comeTo(to.from);
    } else if (by > 0 && song?.next) {
      say(help());
      openSong({ path: song.next, id: null });
    }
  };

  const stored = () => {
    const [name = '', also] = song?.names ?? [];
    return { ...songOfPath(song?.path ?? ''), ...(name && { name }), also };
  };
  const learn = (): void => {
    if (song) changeLearning((now) => learnSong(now, stored(), verses.length, Date.now()));
  };
  /** @param spaced null where the verse is known no longer @returns whether it is stored */
  const mark = (spaced: Spaced | null): boolean => {
    const on = verse?.on;
    const one = on && verseOf(on.id, on.name.verse, on.name.part, on.name.of);
    if (!song || !one) return false;
    const outcome = changeLearning((now) =>
      spaced
        ? setKnown(learnSong(now, stored(), verses.length, Date.now()), song.path, { ...one, ...spaced })
        : setUnknown(now, song.path, one.id),
    );
    if (outcome === 'stored')
      say(spaced ? t('heart.next-day', { verse: name, n: spaced.due - today() }) : t('heart.unknown', { verse: name }));
    else say(t(outcome === 'refused' ? 'my.not-stored' : 'heart.full'));
    return outcome === 'stored';
  };
  const answer = (isKnown: boolean): void => {
    const now = today();
    if (!known || !song || !mark(isKnown ? knewAgain(known, now) : inFirstBox(now))) return;
    page.current?.focus(); // the two buttons are gone, or another verse's
    const rest = (due ?? []).filter(({ path, id }) => {
      const one = learntSong(learning, path)?.verses.find((each) => each.id === id);
      return one && one !== known && isDue(one, now);
    });
    const [next] = rest;
    const here = next?.path === song.path && verses.find(({ on }) => on.id === next.id);
    if (here) comeTo(here.from);
    else if (next) openSong(next);
    else if (due) say(t('heart.all-said'));
  };

  return (
    <ByHeart
      names={song?.names ?? []}
      lang={song?.lang}
      dir={song?.dir}
      page={page}
      phase={phase}
      onRetry={again}
      verse={verse}
      name={name}
      known={known && (isDue(known, today()) ? 'due' : 'known')}
      counts={{ n: learnt?.verses.length ?? 0, m: verses.length }}
      step={step}
      shown={shown}
      hidden={hidden}
      said={said}
      hasPrevious={at > 0}
      next={verses[at + 1] ? 'verse' : song?.next ? 'song' : null}
      onStep={(to) => {
        setStep(to);
        setShown(NONE);
        say('');
        if (to !== 'whole') learn();
      }}
      onShow={show}
      onMove={move}
      onKnown={(isKnown) => mark(isKnown ? inFirstBox(today()) : null)}
      onAnswer={answer}
      onClose={() => leave.current(false)}
    />
  );
}
