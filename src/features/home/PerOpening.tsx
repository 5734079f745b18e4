/**
 * What differs by the list that Home begins with. The page has it once for each of its lists and shows one, by the language of
 * the reader's interface (`opening-script.ts`); once the view lives there is only what is on show.
 */
import { createContext, type ReactNode, useContext } from 'react';
import type { List } from './list.ts';
import type { Opening } from './opening.ts';
import { OPENING, OPENS } from './opening-script.ts';

interface Beginning {
  openings: readonly Opening[];
  /** Code of the language whose list the page showed when the view began to live; null before. */
  begun: string | null;
}

export const Beginning = createContext<Beginning>({ openings: [], begun: '' });

interface Props {
  as?: 'div' | 'span';
  /** Code of the language on show. */
  language: string;
  /** Draws one of the lists that the page has; what is on show for null. */
  children: (opening: List | null) => ReactNode;
}

export function PerOpening({ as: Tag = 'div', language, children }: Props): ReactNode {
  const { openings, begun } = useContext(Beginning);
  // By the language that it began with, so that what stands in the page stays.
  if (begun !== null || openings.length < 2) return [<Tag key={begun ?? language}>{children(null)}</Tag>];
  return openings.map(({ locales, list }, at) => (
    <Tag key={list.language} {...{ [OPENING]: locales.join(' ') }} hidden={at > 0} suppressHydrationWarning>
      {children(list)}
    </Tag>
  ));
}

/** Attributes of a control that is the chosen one where the page begins with a language: what the page's script goes by. */
export function useOpens(): (code: string) => object {
  const { openings, begun } = useContext(Beginning);
  if (begun !== null || openings.length < 2) return () => ({});
  return (code) => ({
    [OPENS]: openings.find(({ list }) => list.language === code)?.locales.join(' ') ?? '',
    suppressHydrationWarning: true,
  });
}
