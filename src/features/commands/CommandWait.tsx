/** What stands beneath the field until the code that finds has come: that it is on its way, or that it cannot be loaded. */
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { WORDS_AFTER } from '#ui/tell-wait.ts';
import { useWords } from '#words/useWords.ts';

function OnItsWay(): ReactNode {
  const t = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, WORDS_AFTER, true);
    return () => clearTimeout(timer);
  }, []);
  return <Status className="quiet">{isLong ? t('page.wait') : ''}</Status>;
}

export function CommandWait({ failed, onRetry }: { failed: boolean; onRetry: () => void }): ReactNode {
  const t = useWords();
  return (
    <div className="note">
      {failed ? (
        <>
          <Status role="alert">{t('page.part-not-loaded')}</Status>
          <Button onClick={onRetry}>{t('page.try-again')}</Button>
        </>
      ) : (
        <OnItsWay />
      )}
    </div>
  );
}
