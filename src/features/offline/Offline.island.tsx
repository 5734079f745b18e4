/** Binds the page of what is not on the device to what is. */

import { type ReactNode, useEffect, useState } from 'react';
import { island } from '#ui/island.tsx';
import { readNearby } from './nearby.browser.ts';
import type { Nearby } from './nearby.ts';
import { Offline as View } from './Offline.tsx';

function LiveOffline(): ReactNode {
  const [found, setFound] = useState<Nearby | null>(null);
  useEffect(() => {
    void readNearby(location.pathname).then(setFound);
  }, []);
  return found && <View {...found} />;
}

export const Offline = island('Offline', LiveOffline, null);
