/** The place on a language's list and on a playlist where it is kept. All of it but the first button comes at the press. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadOffline } from './index.ts';
import { KeepButton } from './KeepButton.tsx';
import type { KeepProps } from './KeepPlace.tsx';
import { keepsTexts } from './mark.browser.ts';

const KeepPlace = lazy(() => loadOffline().then((late) => ({ default: late.KeepPlace })));

export default function Keep(props: KeepProps): ReactNode {
  const [isAsked, ask] = useState(false);
  // After a press that was made before this lived: it is repeated on the button that stands in the page.
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKept(keepsTexts()));
    return () => clearTimeout(timer);
  }, []);
  const button = <KeepButton isBusy={isAsked} onAsk={() => ask(true)} />;
  if (!isAsked && !isKept) return button;
  return (
    <Suspense fallback={button}>
      <KeepPlace {...props} isAsked={isAsked} />
    </Suspense>
  );
}
