/** A part of the page of the reader's own place: its heading, what was done last, and what it holds. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Status } from '#ui/Status.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import type { SectionTools } from './useSection.ts';

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
