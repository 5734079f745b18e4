/** What the static Home page shows, and what its island starts from: the very same thing. */

import type { Folder } from '#library/library.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { List } from './HomeView.tsx';
import { firstState, type HomeState } from './state.ts';

/** Songs in the static page: more than the first screen shows, in two columns or in three. */
const FIRST = 18;

/** Home before any choice, from the catalogue's index and the library it is made of. */
export function initialHome(
  summaries: readonly FolderSummary[],
  folders: readonly Folder[],
): { state: HomeState; list: List } {
  const state = firstState(summaries);
  const folder = folders.find(({ name }) => name === state.folder);
  const songs = folder?.languages.find(({ code }) => code === state.language)?.songs ?? [];
  const rows = songs
    .slice(0, FIRST)
    .map(({ path, name, songNo, unavailable }) => ({ path, name, songNo, missing: unavailable, marks: [] }));
  const { folder: name, language } = state;
  const list: List = {
    id: 0,
    folder: name,
    language,
    total: songs.length,
    rows,
    places: [],
    also: [],
    similar: { places: [], songs: [] },
    anywhere: songs.length,
    phase: 'ready',
  };
  return { state, list };
}
