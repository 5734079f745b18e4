import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#words/useWords.ts';
import { Button } from './Button.tsx';
import { Status } from './Status.tsx';

/** Milliseconds after which a wait is said to be long. */
const LONG = 10_000;

interface Props {
  onStop: () => void;
  /** Has the focus after its button, which goes with the wait, pressed or not. */
  place: () => HTMLElement | null | undefined;
}

/** Of a wait that ends only when the reader ends it (SPEC section 9 sets no timeout): says after a while that it takes long, with a button. */
export function LongWait({ onStop, place }: Props): ReactNode {
  const t = useWords();
  const [isLong, setLong] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(place);
  latest.current = place;
  useEffect(() => {
    const timer = setTimeout(setLong, LONG, true);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(
    () => () => {
      if (button.current && document.activeElement === button.current) latest.current()?.focus();
    },
    [],
  );
  const stop = (): void => {
    place()?.focus();
    onStop();
  };
  return (
    <>
      <Status passing>{isLong ? t('search.takes-long') : ''}</Status>
      {isLong && (
        <Button ref={button} onClick={stop}>
          {t('translate.cancel')}
        </Button>
      )}
    </>
  );
}
