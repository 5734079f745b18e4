import { useSyncExternalStore } from 'react';
import { EMPTY_PLACE, type Place } from './my-place.ts';
import { readAll } from './place-store.browser.ts';
import { onChange } from './store.browser.ts';

let place: Place | undefined;

function subscribe(listener: () => void): () => void {
  return onChange(() => {
    place = undefined;
    listener();
  });
}

/** What storage holds, read once for each change; before the page lives it holds nothing. */
function current(): Place {
  place ??= readAll();
  return place;
}

/** The reader's own place, rendered again when this tab or another changes something. */
export const usePlace = (): Place => useSyncExternalStore(subscribe, current, () => EMPTY_PLACE);
