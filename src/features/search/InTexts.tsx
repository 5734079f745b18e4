/** Verses that hold what was typed, after the songs of that name. */
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { adopt } from '#ui/adopt.ts';
import { Button } from '#ui/Button.tsx';
import { Highlighted } from '#ui/Highlighted.tsx';
import { truncate } from '#ui/truncate.ts';
import { langOf } from '#words/lang.ts';
import type { Translate } from '#words/store.ts';
import { nameLang, useWords } from '#words/useWords.ts';
import css from './in-texts.css?inline';
import { sayPlace, sayVerse } from './say-verse.ts';
import type { TextLimits } from './text/library.ts';
import type { ShownVerse } from './text/messages.ts';
import type { InTextsState } from './text/useInTexts.ts';

adopt(css);

interface Props {
  state: InTextsState;
  typed: string;
  /** Collections and languages that the search can be limited to in one press. */
  choices: readonly { limits: TextLimits; label: string }[];
  onSearch: () => void;
  onLimit: (limits: TextLimits) => void;
  onMore: () => void;
}

const LONGEST_QUOTE = 40;

const isSame = (a: TextLimits, b: TextLimits): boolean => a.folder === b.folder && a.language === b.language;

export function InTexts({ state, typed, choices, onSearch, onLimit, onMore }: Props): ReactNode {
  const t = useWords();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  const { phase, hits, more, limits, isByFirstLetters, isPressed } = state;
  /** Addresses that were shown when more were asked for; null while nobody waits for more. */
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);

  // What was pressed may be gone: the focus is on what comes of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase shows other buttons
  useLayoutEffect(() => {
    if (isPressed && document.activeElement === document.body) heading.current?.focus();
  }, [isPressed, phase]);
  useLayoutEffect(() => {
    if (!known || phase === 'searching') return;
    setKnown(null);
    if (document.activeElement !== moreButton.current) return; // the reader has gone on
    const first = hits.findIndex(({ path }) => !known.has(path));
    (list.current?.querySelectorAll('a')[first] ?? heading.current)?.focus();
  }, [known, phase, hits]);

  if (phase === 'none') return null;
  if (phase === 'offered')
    return (
      <section className="in-texts" aria-label={t('search.in-texts')}>
        <Button onClick={onSearch}>{t('search.look-inside', { query: truncate(typed, LONGEST_QUOTE) })}</Button>
      </section>
    );
  return (
    <section className="in-texts" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t(isByFirstLetters ? 'search.by-first-letters' : 'search.in-texts')}
      </h2>
      <ul role="list" className="counts">
        {choices.map((choice) => {
          const isOn = isSame(choice.limits, limits);
          return (
            <li key={choice.label}>
              <Button
                variant="bare"
                aria-pressed={isOn}
                onClick={() => onLimit(isOn ? { folder: '', language: '' } : choice.limits)}
              >
                {choice.label}
              </Button>
            </li>
          );
        })}
      </ul>
      <ol ref={list} role="list" className="verses">
        {hits.map((verse) => (
          <Verse key={verse.path} verse={verse} />
        ))}
      </ol>
      <Note state={state} onSearch={onSearch} t={t} />
      {(known || (phase === 'settled' && more > 0 && hits.length > 0)) && (
        <Button
          ref={moreButton}
          aria-busy={known !== null}
          onClick={() => {
            setKnown(new Set(hits.map(({ path }) => path)));
            onMore();
          }}
        >
          {t('search.more-verses')}
        </Button>
      )}
    </section>
  );
}

/** What came of the search, for who does not see it; '' where nothing was looked for, and where an alert says it. */
export function sayVerses(state: InTextsState, t: Translate): string {
  const { phase, hits } = state;
  if (phase === 'none' || phase === 'offered' || phase === 'failed') return '';
  const [first] = hits;
  const found = first && phase === 'settled' && t('search.verses-found', { n: hits.length, first: sayVerse(first, t) });
  return [found, ...notesOf(state, t)].filter(Boolean).join('; ');
}

function Verse({ verse }: { verse: ShownVerse }): ReactNode {
  const { path, song, line, marks } = verse;
  const t = useWords();
  return (
    <li>
      <a href={path}>
        <span className="line" dir="auto" lang={langOf(line)} translate="no">
          <Highlighted text={line} marks={marks} />
        </span>
        <span className="place">
          <span lang={nameLang(song)} translate="no">
            {song}
          </span>
          {sayPlace(verse, t)}
        </span>
      </a>
    </li>
  );
}

/** What there is to say beside the verses. */
function notesOf({ phase, hits, isFrequent, isOffline, unread }: InTextsState, t: Translate): string[] {
  const none = isFrequent ? 'search.words-frequent' : hits.length === 0 && 'search.no-verse';
  const words = phase === 'searching' ? 'search.looking-inside' : none;
  return [
    words && t(words),
    isOffline && t('search.only-kept'),
    unread > 0 && t('search.kept-unread', { n: unread }),
  ].filter((words) => words !== false);
}

function Note({ state, onSearch, t }: { state: InTextsState; onSearch: () => void; t: Translate }): ReactNode {
  if (state.phase === 'failed')
    return (
      <div role="alert">
        <p>{t(state.isOffline ? 'search.no-line' : 'search.texts-failed')}</p>
        <Button onClick={onSearch}>{t('home.try-again')}</Button>
      </div>
    );
  return notesOf(state, t).map((words) => (
    <p key={words} className="quiet">
      {words}
    </p>
  ));
}
