/** Copies a text, and says so. */
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';

const LABELS = { ready: 'page.copy', copied: 'page.copied', failed: 'page.copying-failed' } as const;

export function CopyButton({ text }: { text: () => string }) {
  const t = useWords();
  const [state, setState] = useState<keyof typeof LABELS>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed'); // no permission, or a page without TLS
    }
  };
  return (
    <>
      <Button onClick={copy} onBlur={() => setState('ready')}>
        {t(LABELS[state])}
      </Button>
      <Status className="visually-hidden">{state !== 'ready' && t(LABELS[state])}</Status>
    </>
  );
}
