import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds without a letter after which an outcome is said, so that a screen reader is not interrupted at each. */
const PAUSE = 600;

/** What came of the letters typed so far, for a screen reader alone, once it has stayed the same for a while. */
export function Settled({ children: words }: { children: string }): ReactNode {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {settled}
    </div>
  );
}
