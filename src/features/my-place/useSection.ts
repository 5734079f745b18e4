import { useState } from 'react';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import type { Outcome } from './store.ts';

/** What a part of the page does beside showing what is kept. */
export interface SectionTools {
  /** What was done last, in words. */
  said: string;
  say: (words: string) => void;
  /** Says why a change was not kept. @returns whether it was */
  tell: (outcome: Outcome, full?: MessageId) => boolean;
  /** The `data-key` of the element that gets the focus once it is drawn; a new object for each request. */
  focus: { key: string } | null;
  focusOn: (key: string) => void;
}

export function useSection(): SectionTools {
  const t = useWords();
  const [said, say] = useState('');
  const [focus, setFocus] = useState<{ key: string } | null>(null);
  return {
    said,
    say,
    tell(outcome, full) {
      if (outcome === 'refused') say(t('my.browser-keeps-nothing-2'));
      else if (outcome === 'same') say(full ? t(full) : '');
      return outcome === 'kept';
    },
    focus,
    focusOn: (key) => setFocus({ key }),
  };
}
