/** Copies a text, and says so. */
import { useState } from 'react';
import type { English } from '#words/english.ts';

const LABELS = { ready: 'Copy', copied: 'Copied', failed: 'Copying failed' } as const satisfies Record<string, English>;

export function CopyButton({ text }: { text: () => string }) {
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
      <button type="button" className="button" onClick={copy} onBlur={() => setState('ready')}>
        {LABELS[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state !== 'ready' && LABELS[state]}
      </span>
    </>
  );
}
