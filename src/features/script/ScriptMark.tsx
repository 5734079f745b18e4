/** The line beneath a text that says that it is transliterated and from what, or why it is not yet. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { FailedMark, Mark } from '#ui/Mark.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { Made, Scripts } from './useScripts.ts';

interface Props {
  phase: Scripts['phase'];
  made: Made | null;
  /** The library's edition in the script that is shown, where another page has one. */
  own: { label: string; path: string } | null;
  onBack: () => void;
  onRetry: () => void;
}

export function ScriptMark({ phase, made, own, onBack, onRetry }: Props): ReactNode {
  const t = useWords();
  if (phase === 'failed') return <FailedMark onRetry={onRetry}>{t('script.not-loaded')}</FailedMark>;
  if (phase === 'loading') return <Mark>{t('page.wait')}</Mark>;
  if (!made) return null;
  return (
    <Mark>
      {`${t('script.made-from', { script: sayName(t, made.script.label), from: sayName(t, made.from) })} `}
      {own && (
        <>
          {`${t('script.there-is-also')} `}
          <a href={own.path}>{t('script.own-edition', { language: sayName(t, own.label) })}</a>
          {'. '}
        </>
      )}
      <Button look="plain" onClick={onBack}>
        {t('script.show-original')}
      </Button>
    </Mark>
  );
}
