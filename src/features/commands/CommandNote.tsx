/** What stands in the command box beside its list: that it is busy, that nothing was found, or why nothing can be. */
import type { ReactNode } from 'react';
import { CatalogueFailed, truncate } from '#features/search/index.ts';
import { Button } from '#ui/Button.tsx';
import { LongWait } from '#ui/LongWait.tsx';
import { useWords } from '#words/useWords.ts';

export type NoteKind = 'none' | 'loading' | 'empty' | 'failed' | 'malformed';

interface Props {
  kind: NoteKind;
  typed: string;
  onRetry: () => void;
  onStop: () => void;
  onClear: () => void;
}

/** Longer than this, what was typed would hide the sentence that quotes it. */
export const LONGEST_QUOTE = 60;

export function CommandNote({ kind, typed, onRetry, onStop, onClear }: Props): ReactNode {
  const t = useWords();
  if (kind === 'none') return null;
  if (kind === 'loading') {
    return (
      <div className="note">
        <p className="quiet">{t('home.opening-catalogue')}</p>
        <LongWait onStop={onStop} />
      </div>
    );
  }
  if (kind === 'empty') {
    return (
      <div className="note">
        <p>{t('home.no-songs-matching', { query: truncate(typed, LONGEST_QUOTE) })}</p>
        <p className="quiet">{t('command.search-hint')}</p>
        <Button onClick={onClear}>{t('command.clear-query')}</Button>
      </div>
    );
  }
  return (
    <div className="note" role="alert">
      <CatalogueFailed isMalformed={kind === 'malformed'} onRetry={onRetry} />
    </div>
  );
}
