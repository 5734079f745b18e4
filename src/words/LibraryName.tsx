import type { ReactNode } from 'react';
import { useNameLang } from './name-lang.ts';
import { sayName, tagName } from './names.ts';
import { useWords } from './useWords.ts';

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
