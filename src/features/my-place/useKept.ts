import { useSyncExternalStore } from 'react';
import { EMPTY_PLACE, type Place } from './my-place.ts';
import { onChange, readAll } from './store.browser.ts';

let kept: Place | undefined;

function subscribe(listener: () => void): () => void {
  const forget = (): void => {
    kept = undefined;
    listener();
  };
  // Back from a song, by a browser that kept the page as it was: nobody told it of what changed meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) forget();
  };
  addEventListener('pageshow', onShow);
  const end = onChange(forget);
  return () => {
    removeEventListener('pageshow', onShow);
    end();
  };
}

/** What storage holds, read once for each change; before the page lives it holds nothing. */
function current(): Place {
  kept ??= readAll();
  return kept;
}

/** All that the reader keeps, drawn anew when this tab or another changes something. */
export const useKept = (): Place => useSyncExternalStore(subscribe, current, () => EMPTY_PLACE);
