import { useCallback, useState } from 'react';
import { tellWait } from './tell-wait.ts';

/**
 * A part of an island that comes with the press that asks for it. The press is told as one that wakes an island is: the control
 * is busy, words come after a while, and where the part cannot be loaded a sentence says so, with a button that tries again.
 * @param load the same function each time; must ask again where it failed before
 * @returns what has come, null until then; and what a press does: given the pressed control, null
 * where there is none (a key, an entry of a menu that has closed), nothing where nobody has pressed
 */
export function useLazy<T extends object>(
  load: () => Promise<T>,
): [come: T | null, bring: (pressed?: Element | null) => void] {
  const [come, setCome] = useState<T | null>(null);
  const bring = useCallback(
    (pressed?: Element | null): void => {
      const work = (): Promise<void> => load().then(setCome);
      if (pressed === undefined) work().catch(() => {});
      else void tellWait(work, pressed);
    },
    [load],
  );
  return [come, bring];
}
