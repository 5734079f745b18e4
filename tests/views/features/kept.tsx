/** What a reader keeps, for the views that change it in the browser's storage themselves. */
import { type ReactNode, useEffect, useState } from 'react';
import { render } from 'vitest-browser-react';
import type { Place } from '#features/my-place/my-place.ts';
import { readAll } from '#features/my-place/place-store.browser.ts';
import type { StoredSong } from '#features/my-place/song.ts';
import { onChange } from '#features/my-place/store.browser.ts';
import { LISTS_KEY, MARKS_KEY, RECENT_KEY, TOLD_KEY } from '#schemas/storage-keys.ts';

export const path = (n: number): string => `/file/Puranas/TAM/${n}%20Song.txt/`;

export const song = (n: number): StoredSong => ({ path: path(n), name: `Song ${n}`, no: n });

function Live({ view }: { view: (place: Place) => ReactNode }): ReactNode {
  const [place, setPlace] = useState(readAll);
  useEffect(() => onChange(() => setPlace(readAll())), []);
  return view(place);
}

/** Renders a view of what storage holds, and draws it anew when that changes. @param kept all that storage holds at first */
export function renderKept(kept: Partial<Place>, view: (place: Place) => ReactNode) {
  localStorage.clear();
  sessionStorage.clear();
  const stored = { [RECENT_KEY]: kept.recent, [MARKS_KEY]: kept.marks, [LISTS_KEY]: kept.lists, [TOLD_KEY]: kept.told };
  for (const [key, value] of Object.entries(stored)) if (value) localStorage.setItem(key, JSON.stringify(value));
  return render(<Live view={view} />);
}
