/** The place on a language's list and on a playlist where it is kept. All of it but the first button comes at the press. */

import { type ReactNode, useEffect, useState } from 'react';
import { island } from '#ui/island.tsx';
import { useLazy } from '#ui/useLazy.ts';
import { loadOffline } from './index.ts';
import { KeepButton } from './KeepButton.tsx';
import type { KeepProps } from './KeepPlace.tsx';
import { keepsTexts } from './mark.browser.ts';

function LiveKeep(props: KeepProps): ReactNode {
  const [late, bring] = useLazy(loadOffline);
  const [isAsked, setAsked] = useState(false);
  // After a press that was made before this lived: it is repeated on the button that stands in the page.
  useEffect(() => {
    const timer = setTimeout(() => keepsTexts() && bring());
    return () => clearTimeout(timer);
  }, [bring]);
  if (late) return <late.KeepPlace {...props} isAsked={isAsked} />;
  return (
    <KeepButton
      onAsk={(button) => {
        setAsked(true);
        bring(button);
      }}
    />
  );
}

export const Keep = island('Keep', LiveKeep);
