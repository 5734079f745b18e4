import type { ReactNode } from 'react';
import type { MessageId, Values } from './messages.ts';
import { sayName, tagName } from './names.ts';
import { tag } from './tag.ts';
import { useNameLang, useWords } from './useWords.ts';

interface Props {
  id: MessageId;
  values?: Values | undefined;
  className?: string | undefined;
}

/** A message in an element of its own, tagged, for what stands in the page's HTML before its island lives. */
export function Words({ id, values, className }: Props): ReactNode {
  const t = useWords();
  return (
    // The page may be in another language already.
    <span {...tag(id, values)} className={className} suppressHydrationWarning>
      {t(id, values)}
    </span>
  );
}

/** The name of a folder or a language, in the reader's language where the interface has it. */
export function LibraryName({ label }: { label: string }): ReactNode {
  const t = useWords();
  const nameLang = useNameLang();
  const said = sayName(t, label);
  return (
    <span {...tagName(label)} lang={said === label ? nameLang(label) : undefined} suppressHydrationWarning>
      {said}
    </span>
  );
}
