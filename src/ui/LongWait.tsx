import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#words/useWords.ts';
import { Button } from './Button.tsx';
import { Status } from './Status.tsx';

/** Milliseconds after which a wait is said to be long. */
const LONG = 10_000;

/** Of a wait that ends only when the reader ends it (SPEC section 9 sets no timeout): says after a while that it takes long, with a button. */
export function LongWait({ onStop }: { onStop: () => void }): ReactNode {
  const t = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, LONG, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Status passing>{isLong ? t('search.takes-long') : ''}</Status>
      {isLong && <Button onClick={onStop}>{t('translate.cancel')}</Button>}
    </>
  );
}
