import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that words about what was done stay to be read. */
const SAID = 4000;

/** Words about what was just done, for an element with `role="status"`: gone after a while, replaced by later ones. */
export function useStatus(stays = SAID): [words: string, say: (words: string) => void] {
  const [words, setWords] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = useCallback(
    (next: string) => {
      clearTimeout(timer.current);
      setWords(next);
      if (next !== '') timer.current = setTimeout(setWords, stays, '');
    },
    [stays],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return [words, say];
}
