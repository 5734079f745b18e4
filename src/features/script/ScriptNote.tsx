/** The line under a text: that it is transliterated, and from which script; or that this is loading, or failed. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { FailedTextNote, TextNote } from '#ui/TextNote.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import { WAYS } from './script-choices.ts';
import type { Phase, Transliteration } from './useScripts.ts';

interface Props {
  phase: Phase;
  transliteration: Transliteration | null;
  /** The library's edition in the script that is shown, where another page has one. */
  own: { label: string; path: string } | null;
  onBack: () => void;
  onRetry: () => void;
}

export function ScriptNote({ phase, transliteration, own, onBack, onRetry }: Props): ReactNode {
  const t = useWords();
  if (phase === 'failed') return <FailedTextNote onRetry={onRetry}>{t('script.not-loaded')}</FailedTextNote>;
  if (phase === 'loading') return <TextNote>{t('page.wait')}</TextNote>;
  if (!transliteration) return null;
  const { script, way, from } = transliteration;
  const name = sayName(t, script.label);
  const shown = way ? t('script.in-a-way', { script: name, way: t(WAYS[way]) }) : name;
  return (
    <TextNote>
      {`${t('script.made-from', { script: shown, from: sayName(t, from) })} `}
      {own && (
        <>
          {`${t('script.there-is-also')} `}
          <a href={own.path}>{t('script.own-edition', { language: sayName(t, own.label) })}</a>
          {`${t('page.full-stop')} `}
        </>
      )}
      <Button variant="plain" onClick={onBack}>
        {t('script.show-original')}
      </Button>
    </TextNote>
  );
}
