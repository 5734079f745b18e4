import type { ReactNode } from 'react';
import { useWords } from '#words/useWords.ts';
import type { Look } from './look.ts';

/** The choices that the card shows. */
export type SampleGroup = 'size' | 'theme' | 'lines' | 'face';

interface Props {
  group: SampleGroup;
  value: Look[SampleGroup];
}

/** Half the distance from the first line to the last, in a drawing 24 high. */
const SPREAD: Readonly<Record<string, number>> = { tight: 4, normal: 6, wide: 8 };

/** What a choice does, for the eye alone: a letter of that size, that paper with its ink, lines so far apart, a word in that face. */
export function Sample({ group, value }: Props): ReactNode {
  const t = useWords();
  if (group === 'lines') {
    const spread = SPREAD[value] ?? 0;
    return (
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
        <path d={`M3 ${12 - spread}h18M3 12h18M3 ${12 + spread}h18`} strokeWidth="1.75" />
      </svg>
    );
  }
  const letters = t('look.aa');
  // The first letter, with any sign that belongs to it.
  const said =
    group === 'face' ? t('look.letters') : group === 'theme' ? letters : (/^.\p{M}*/u.exec(letters)?.[0] ?? '');
  return (
    <span aria-hidden="true" data-value={value}>
      {said}
    </span>
  );
}
