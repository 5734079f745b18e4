/** Binds the page of what is not on the device to what is. */

import { type ReactNode, useEffect, useState } from 'react';
import { island } from '#ui/island.tsx';
import { type Nearby, readNearby } from './nearby.ts';
import { Offline as View } from './Offline.tsx';
import { here } from './store.browser.ts';

function LiveOffline(): ReactNode {
  const [found, setFound] = useState<Nearby | null>(null);
  useEffect(() => {
    void readNearby(here, location.pathname).then(setFound);
  }, []);
  return found && <View {...found} />;
}

export const Offline = island('Offline', LiveOffline, null);
