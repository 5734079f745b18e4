/** Verses that hold what was typed, after the songs of that name. */
import { type ReactNode, useId } from 'react';
import { nameValues } from '#core/text/verse-names.ts';
import { adopt } from '#ui/adopt.ts';
import { Button } from '#ui/Button.tsx';
import { Highlighted } from '#ui/Highlighted.tsx';
import { langOf } from '#words/lang.ts';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';
import { nameLang, useWords } from '#words/useWords.ts';
import css from './in-texts.css?inline';
import { truncate } from './normalise.ts';
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
  const heading = useId();
  const { phase, hits, more, limits, isByFirstLetters } = state;
  if (phase === 'none') return null;
  if (phase === 'offered')
    return (
      <section className="in-texts" aria-label={t('search.in-texts')}>
        <Button onClick={onSearch}>{t('search.look-inside', { query: truncate(typed, LONGEST_QUOTE) })}</Button>
      </section>
    );
  return (
    <section className="in-texts" aria-labelledby={heading} aria-busy={phase === 'searching'}>
      <h2 id={heading}>{t(isByFirstLetters ? 'search.by-first-letters' : 'search.in-texts')}</h2>
      <ul role="list" className="counts">
        {choices.map((choice) => {
          const isOn = isSame(choice.limits, limits);
          return (
            <li key={choice.label}>
              <Button
                look="bare"
                aria-pressed={isOn}
                onClick={() => onLimit(isOn ? { folder: '', language: '' } : choice.limits)}
              >
                {choice.label}
              </Button>
            </li>
          );
        })}
      </ul>
      <ol role="list" className="verses">
        {hits.map((verse) => (
          <Verse key={verse.path} verse={verse} />
        ))}
      </ol>
      <Note state={state} onSearch={onSearch} t={t} />
      {phase === 'settled' && more > 0 && hits.length > 0 && (
        <Button onClick={onMore}>{t('search.more-verses')}</Button>
      )}
    </section>
  );
}

/** What stands after a song's name: ` · verse 2.1 · Bhagavad Gita · Sanskrit`; no verse where none is known. */
export function sayPlace({ name, folder, language }: ShownVerse, t: Translate): string {
  const verse = name.verse || name.of ? ` · ${t('search.verse', nameValues(name))}` : '';
  return `${verse} · ${sayName(t, folder)} · ${sayName(t, language)}`;
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
function Note({ state, onSearch, t }: { state: InTextsState; onSearch: () => void; t: Translate }): ReactNode {
  const { phase, hits, isFrequent, isOffline, unread } = state;
  if (phase === 'failed')
    return (
      <div role="alert">
        <p>{t(isOffline ? 'search.no-line' : 'search.texts-failed')}</p>
        <Button onClick={onSearch}>{t('home.try-again')}</Button>
      </div>
    );
  const words =
    phase === 'searching'
      ? 'search.looking-inside'
      : isFrequent
        ? 'search.words-frequent'
        : hits.length === 0
          ? 'search.no-verse'
          : null;
  return (
    <>
      {words && <p className="quiet">{t(words)}</p>}
      {isOffline && <p className="quiet">{t('search.only-kept')}</p>}
      {unread > 0 && <p className="quiet">{t('search.kept-unread', { n: unread })}</p>}
    </>
  );
}
