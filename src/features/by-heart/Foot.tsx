/** What is done with a verse that is learned, at the foot within a thumb's reach. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { STEPS, type Step } from './hiding.ts';

export interface FootProps {
  step: Step;
  /** Nothing is hidden any more. */
  isShown: boolean;
  /** Whether the reader knows the verse; `due`: it is to be said again today. */
  known: 'known' | 'due' | undefined;
  hasPrevious: boolean;
  /** What comes after this verse. */
  next: 'verse' | 'song' | null;
  onStep: (step: Step) => void;
  /** @param all the verse, and not a word of it */
  onShow: (all: boolean) => void;
  onMove: (by: 1 | -1) => void;
  onKnown: (isKnown: boolean) => void;
  onAnswer: (isKnown: boolean) => void;
}

const NAMES: Readonly<Record<Step, MessageId>> = {
  whole: 'heart.whole',
  words: 'heart.words',
  letters: 'heart.letters',
  number: 'heart.number',
};

/** A verse of two lines as each step leaves it, for the eye alone. */
const DRAWN: Readonly<Record<Step, string>> = {
  whole: 'M2 5h8M13 5h13M2 13h12M17 13h9',
  words: 'M2 5h8M2 13h12',
  letters: 'M2 5h2M13 5h2M2 13h2M17 13h2',
  number: 'M9 5l3-2v12M16 6q0-3 3-3t3 3q0 2-6 9h6.5',
};

export function Foot(props: FootProps): ReactNode {
  const { step, isShown, hasPrevious, next, onStep, onShow, onMove } = props;
  const t = useWords();
  return (
    <div className="foot">
      <fieldset>
        <legend className="visually-hidden">{t('heart.steps')}</legend>
        {STEPS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="visually-hidden"
              name="step"
              checked={step === one}
              onChange={() => onStep(one)}
            />
            <svg viewBox="0 0 28 18" width="28" height="18" aria-hidden="true" fill="none" stroke="currentColor">
              <path d={DRAWN[one]} strokeWidth="1.75" />
            </svg>
            {t(NAMES[one])}
          </label>
        ))}
      </fieldset>
      {/* Out of use they keep the focus: what they did last may be what put them out of use. */}
      <div className="help">
        <Button variant="plain" aria-disabled={isShown} onClick={() => !isShown && onShow(false)}>
          {t('heart.show-word')}
        </Button>
        <Button variant="plain" aria-disabled={isShown} onClick={() => !isShown && onShow(true)}>
          {t('heart.show-verse')}
        </Button>
      </div>
      <div className="go">
        <Button aria-label={t('command.previous-verse')} aria-disabled={!hasPrevious} onClick={() => onMove(-1)}>
          {'‹'}
        </Button>
        <Answers {...props} />
        <Button
          aria-label={t(next === 'song' ? 'command.next-song' : 'command.next-verse')}
          aria-disabled={next === null}
          onClick={() => onMove(1)}
        >
          {'›'}
        </Button>
      </div>
    </div>
  );
}

function Answers({ known, onKnown, onAnswer }: FootProps): ReactNode {
  const t = useWords();
  if (known !== 'due')
    return (
      <Button className="main" aria-pressed={known === 'known'} onClick={() => onKnown(known !== 'known')}>
        {t('heart.know')}
      </Button>
    );
  return (
    <>
      <Button onClick={() => onAnswer(false)}>{t('heart.again')}</Button>
      <Button className="main" onClick={() => onAnswer(true)}>
        {t('heart.knew')}
      </Button>
    </>
  );
}
