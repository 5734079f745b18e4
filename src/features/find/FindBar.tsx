/** The bar that finds words in the text on show, by sound too. */
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Button } from '#ui/Button.tsx';
import { Settled } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';

interface Props {
  text: string;
  /** Stretches found, and which of them the reader is at. */
  total: number;
  at: number;
  /** Nothing is said of letters whose answer is still to come. */
  isSettled: boolean;
  /** The search could not be loaded. */
  isFailed?: boolean;
  field: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

export function FindBar({
  text,
  total,
  at,
  isSettled,
  isFailed = false,
  field,
  onText,
  onStep,
  onClose,
}: Props): ReactNode {
  const t = useWords();
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  };
  let said = '';
  if (text.trim() !== '' && isSettled) {
    if (isFailed) said = t('page.part-not-loaded');
    else said = total === 0 ? t('find.none') : t('find.n-of-m', { n: at, m: total });
  }
  return (
    <search className="find-bar" aria-label={t('find.in-text')}>
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={t('find.in-text')}
        placeholder={t('find.in-text')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={press}
      />
      <span className={isFailed ? 'count failed' : 'count'} aria-hidden="true">
        {said}
      </span>
      <Button
        look="plain"
        className="up"
        aria-label={t('find.previous')}
        disabled={total === 0}
        onClick={() => onStep(-1)}
      />
      <Button
        look="plain"
        className="down"
        aria-label={t('find.next')}
        disabled={total === 0}
        onClick={() => onStep(1)}
      />
      <Button look="plain" onClick={onClose}>
        {t('page.close')}
      </Button>
      <Settled>{said}</Settled>
    </search>
  );
}
