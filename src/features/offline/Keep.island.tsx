/** The place on a language's list and on a playlist where it is kept. All of it but the first button comes at the press. */

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { island } from '#ui/island.tsx';
import { useLazy } from '#ui/useLazy.ts';
import { Words } from '#words/Words.tsx';
import { keepsTexts } from './flag.browser.ts';
import { loadOffline } from './index.ts';
import type { KeepRequest } from './keep-request.ts';

function LiveKeep({ request }: { request: KeepRequest }): ReactNode {
  const [offline, bring] = useLazy(loadOffline);
  const [isRequested, setRequested] = useState(false);
  // After a press that was made before this lived: it is repeated on the button that stands in the page.
  useEffect(() => {
    const timer = setTimeout(() => keepsTexts() && bring());
    return () => clearTimeout(timer);
  }, [bring]);
  if (offline) return <offline.KeepPlace request={request} isRequested={isRequested} />;
  return (
    <div className="keep">
      <Button
        data-key="keep"
        onClick={({ currentTarget }) => {
          setRequested(true);
          bring(currentTarget);
        }}
      >
        <Words id="page.keep-on-device" />
      </Button>
    </div>
  );
}

export const Keep = island('Keep', LiveKeep);
