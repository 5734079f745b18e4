import { useState } from 'react';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import type { Stored } from './store.browser.ts';

/** What a part of the page does beside showing what is kept. */
export interface SectionTools {
  /** What was done last, in words. */
  said: string;
  say: (words: string) => void;
  /** Says why a change was not kept. @returns whether it was */
  tell: (outcome: Stored, full?: MessageId) => boolean;
  /** The first of these `data-key`s that is there gets the focus once it is drawn; a new array for each request. */
  focus: readonly string[] | null;
  focusOn: (...keys: string[]) => void;
}

export function useSection(): SectionTools {
  const t = useWords();
  const [said, say] = useState('');
  const [focus, setFocus] = useState<readonly string[] | null>(null);
  return {
    said,
    say,
    tell(outcome, full) {
      if (outcome === 'refused') say(t('my.change-not-stored'));
      else if (outcome === 'same') say(full ? t(full) : '');
      return outcome === 'kept';
    },
    focus,
    focusOn: (...keys) => setFocus(keys),
  };
}
