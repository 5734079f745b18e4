/** Binds the page of what is not on the device to what is. */
import { type ReactNode, useEffect, useState } from 'react';
import { readNearby } from './nearby.browser.ts';
import type { Nearby } from './nearby.ts';
import { Offline } from './Offline.tsx';

export default function OfflineIsland(): ReactNode {
  const [found, setFound] = useState<Nearby | null>(null);
  useEffect(() => {
    void readNearby(location.pathname).then(setFound);
  }, []);
  return found && <Offline {...found} />;
}
