/** The line beneath a text that says it is transliterated, and from what. */
import { Fragment, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { ScriptEntry } from './catalogue.ts';

interface Props {
  shown: ScriptEntry;
  /** Name of the script of the library's text. */
  from: string;
  /** The library's edition in the script that is shown, where another page has one. */
  own: { label: string; path: string } | null;
  onBack: () => void;
}

export function Transliterated({ shown, from, own, onBack }: Props): ReactNode {
  const t = useWords();
  return (
    <p className="mark" role="status">
      {`${t('script.rule-library', { script: sayName(t, shown.label), from: sayName(t, from) })} `}
      {own && (
        <Fragment>
          {`${t('script.also')} `}
          <a href={own.path}>{t('script.library-own', { language: sayName(t, own.label) })}</a>
          {'. '}
        </Fragment>
      )}
      <Button look="plain" onClick={onBack}>
        {t('script.show-original')}
      </Button>
    </p>
  );
}
