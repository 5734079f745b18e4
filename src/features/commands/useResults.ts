/** The code of what the command box finds: a file that begins to come with this module, so after the one that all islands share. */
import { useCallback, useEffect, useState } from 'react';

type Results = typeof import('./CommandResults.island.tsx');

let coming: Promise<Results> | undefined;
let come: Results | undefined;

/** @throws when it cannot be fetched; the next call tries again */
function load(): Promise<Results> {
  coming ??= import('./CommandResults.island.tsx').then(
    (results) => {
      come = results;
      return results;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

// That it cannot be loaded is said once somebody waits for it.
load().catch(() => {});

/** @returns undefined while it is on its way; and what fetches it again after a failure */
export function useResults(): [results: Results | 'failed' | undefined, fetchAgain: () => void] {
  const [results, setResults] = useState<Results | 'failed' | undefined>(come);
  const fetchNow = useCallback(() => {
    setResults(come);
    load().then(setResults, () => setResults('failed'));
  }, []);
  useEffect(fetchNow, [fetchNow]);
  return [results, fetchNow];
}
