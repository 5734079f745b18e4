/** The line beneath the texts that says what became of the choice of a second one. */
import type { ReactNode } from 'react';
import { FailedTextNote, TextNote } from '#ui/TextNote.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { Pairing } from './SecondText.tsx';
import type { Choice } from './useSecondText.ts';

interface Props {
  choice: Choice | null;
  /** Of the texts that are shown; null for one text alone. */
  pairing: Pairing | null;
  /** Labels of the languages of the two texts that are shown. */
  first: string;
  second: string;
  onRetry: () => void;
}

export function SecondTextNote({ choice, pairing, first, second, onRetry }: Props): ReactNode {
  const t = useWords();
  if (choice) {
    const values = { language: sayName(t, choice.edition.label) };
    if (choice.phase === 'failed')
      return <FailedTextNote onRetry={onRetry}>{t('editions.not-loaded', values)}</FailedTextNote>;
    return (
      <TextNote>
        {choice.phase === 'loading' ? t('editions.loading', values) : t('reading.not-available', values)}
      </TextNote>
    );
  }
  if (!pairing) return null;
  const [n, m] = pairing.parts;
  const values = { language: sayName(t, first), n, other: sayName(t, second), m };
  if (pairing.paired) return <TextNote isSeen={false}>{t('editions.paired', values)}</TextNote>;
  return <TextNote>{t('editions.parts-differ', values)}</TextNote>;
}
