/** The words of a verse, those that are hidden in their room: none of them moves when one is shown. */
import type { ReactNode } from 'react';
import { currentLocale } from '#words/store.ts';
import { useWords } from '#words/useWords.ts';
import { type Piece, type Step, seenOf } from './hiding.ts';
import type { LearnVerse } from './learn-verses.ts';

interface Props {
  verse: LearnVerse;
  step: Step;
  shown: ReadonlySet<number>;
  /** Nothing is hidden any more. */
  isShown: boolean;
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | undefined;
}

export function VerseWords({ verse, step, shown, isShown, lang, dir }: Props): ReactNode {
  return (
    <p lang={lang} dir={dir}>
      {verse.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a verse never change
        <span key={at} className={line.length === 0 ? 'gap' : 'line'}>
          {line.map((piece, place) => (
            <Word
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its words
              key={place}
              piece={piece}
              step={step}
              isShown={isShown || (piece.word !== null && shown.has(piece.word))}
              lang={lang}
            />
          ))}
        </span>
      ))}
    </p>
  );
}

interface WordProps extends Pick<Props, 'step' | 'lang'> {
  piece: Piece;
  isShown: boolean;
}

function Word({ piece, step, isShown, lang }: WordProps): ReactNode {
  const t = useWords();
  const seen = seenOf(piece, step);
  if (piece.word === null) return <span className={isShown ? undefined : 'stop'}>{piece.words}</span>;
  if (seen === piece.words) return piece.words;
  // Whoever hears the verse hears that something is hidden here; the words in it are for the room they take.
  const hides = { role: 'img', 'aria-label': t('heart.hidden'), lang: currentLocale(), 'data-word': piece.word };
  return (
    <span>
      {seen}
      {/* The same element when it is shown: the end of a touch is told to the element that it began on. */}
      <span className={isShown ? 'shown' : 'hidden'} {...(!isShown && hides)}>
        <span lang={lang}>{piece.words.slice(seen.length)}</span>
      </span>
    </span>
  );
}
