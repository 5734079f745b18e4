/** What the static Home page shows, and what its island starts from: the very same thing. */

import { titlesOf } from '#core/library/find-titles.ts';
import { toTitle } from '#core/library/languages.ts';
import type { Folder, Song } from '#core/library/library.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { List } from './list.ts';
import { firstState } from './state.ts';

/** Songs in the static page: more than the first screen shows, in two columns or in three. */
const FIRST = 18;

/** The list of {@link firstState}, its first songs alone. */
export function firstList(summaries: readonly FolderSummary[], folders: readonly Folder[]): List {
  const { folder: name, language } = firstState(summaries);
  const folder = folders.find((candidate) => candidate.name === name);
  const songs = folder?.languages.find(({ code }) => code === language)?.songs ?? [];
  const titles = folder ? titlesOf(folder) : new Map<Song, string>();
  return {
    id: 0,
    folder: name,
    language,
    total: songs.length,
    rows: songs.slice(0, FIRST).map((song) => {
      const { path, name, songNo, unavailable } = song;
      const title = titles.get(song);
      return { path, name, ...(title && { title: toTitle(title, language) }), songNo, missing: unavailable, marks: [] };
    }),
    places: [],
    also: [],
    similar: { places: [], songs: [] },
    anywhere: songs.length,
    phase: 'ready',
  };
}
