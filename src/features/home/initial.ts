/** What the static Home page shows, and what its island starts from: the very same thing. */

import { titlesOf } from '#library/find-titles.ts';
import type { Folder, Song } from '#library/library.ts';
import { toTitle } from '#library/titles.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { LOCALES } from '#words/locales.ts';
import type { List } from './list.ts';
import type { Opening } from './opening.ts';
import { firstState } from './state.ts';

/** Songs in the static page: more than the first screen shows, in two columns or in three. */
const FIRST = 18;

function firstList(folder: Folder | undefined, language: string, titles: ReadonlyMap<Song, string>): List {
  const songs = folder?.languages.find(({ code }) => code === language)?.songs ?? [];
  return {
    id: 0,
    folder: folder?.name ?? '',
    language,
    total: songs.length,
    rows: songs.slice(0, FIRST).map((song) => {
      const { path, name, songNo, unavailable } = song;
      const title = titles.get(song);
      return { path, name, ...(title && { title: toTitle(title) }), songNo, missing: unavailable, marks: [] };
    }),
    places: [],
    also: [],
    similar: { places: [], songs: [] },
    anywhere: songs.length,
    phase: 'ready',
  };
}

/** The lists that Home may begin with, each once; that of an English reader comes first. */
export function openings(summaries: readonly FolderSummary[], folders: readonly Folder[]): Opening[] {
  const byLanguage = Map.groupBy(LOCALES, (locale) => firstState(summaries, locale).language);
  const { folder: name } = firstState(summaries, 'en');
  const folder = folders.find((candidate) => candidate.name === name);
  const titles = folder ? titlesOf(folder) : new Map<Song, string>();
  return [...byLanguage].map(([language, locales]) => ({ locales, list: firstList(folder, language, titles) }));
}
