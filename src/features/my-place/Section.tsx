/** A part of the page of the reader's own place: its heading, what was done last, and what it holds. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Status } from '#ui/Status.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import type { Stored } from './store.browser.ts';

interface Props {
  id: string;
  title: MessageId;
  tools: Pick<SectionTools, 'said' | 'focus'>;
  children: ReactNode;
}

export function Section({ id, title, tools, children }: Props): ReactNode {
  const t = useWords();
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const find = (key: string) => root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    tools.focus?.map(find).find(Boolean)?.focus();
  }, [tools.focus]);
  return (
    <section ref={root} aria-labelledby={id}>
      <h2 id={id} data-key={id} tabIndex={-1}>
        {t(title)}
      </h2>
      <Status className="quiet said">{tools.said}</Status>
      <div>{children}</div>
    </section>
  );
}

export type SectionTools = ReturnType<typeof useSection>;

/** What a part of the page does beside showing what is stored. */
export function useSection() {
  const t = useWords();
  /** What was done last, in words. */
  const [said, say] = useState('');
  /** The first of these `data-key`s that is there gets the focus once it is rendered; a new array for each request. */
  const [focus, setFocus] = useState<readonly string[] | null>(null);
  return {
    said,
    say,
    /** Says why a change was not stored. @returns whether it was */
    tell(outcome: Stored, full?: MessageId): boolean {
      if (outcome === 'refused') say(t('my.change-not-stored'));
      else if (outcome === 'same') say(full ? t(full) : '');
      return outcome === 'stored';
    },
    focus,
    focusOn: (...keys: string[]): void => setFocus(keys),
  };
}
