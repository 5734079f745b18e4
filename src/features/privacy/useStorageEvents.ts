import { useEffect, useRef, useState } from 'react';

/** Draws the component anew when another tab has changed what is kept. @param run before that */
export function useStorageEvents(run?: () => void): void {
  const [, draw] = useState(0);
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const hear = () => {
      latest.current?.();
      draw((times) => times + 1);
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);
}
